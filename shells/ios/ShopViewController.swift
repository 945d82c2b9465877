import UIKit
import WebKit

private let origin = "https://shop.example"

/// One web view, one bridge. See docs/app-shell.md.
final class ShopViewController: UIViewController, WKNavigationDelegate, WKScriptMessageHandlerWithReply {
    private var web: WKWebView!
    private let session = UUID().uuidString
    private var seq = 0
    private var greeted = false
    private var queued: [[String: Any]] = []
    private let can = ["app.sync", "app.version", "user.setId", "menu.setVisible", "analytics.logEvent", "share.open", "payment.open"]

    override func viewDidLoad() {
        super.viewDidLoad()
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "DealstoreApp/\(version) (IOS; bridge/1)"
        configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "commerceBridge")
        web = WKWebView(frame: view.bounds, configuration: configuration)
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        web.navigationDelegate = self
        web.allowsBackForwardNavigationGestures = true
        view.addSubview(web)
        web.load(URLRequest(url: URL(string: origin)!))
    }

    /// Always replies with a message of ours: an error would reject the page's promise with a bare string.
    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage,
                               replyHandler: @escaping (Any?, String?) -> Void) {
        let frame = message.frameInfo
        guard frame.isMainFrame, "\(frame.securityOrigin.protocol)://\(frame.securityOrigin.host)" == origin,
              let text = message.body as? String, text.utf16.count <= BridgeMessages.maxLength,
              let request = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
              request["v"] as? Int == BridgeMessages.version, request["kind"] as? String == "req",
              let id = request["id"] as? String, let method = request["method"] as? String,
              let params = request["params"] as? [String: Any]
        else { return replyHandler(nil, nil) }
        if method == "bridge.hello" {
            seq = 0
            greeted = true
            replyHandler(result(id, hello(params)), nil)
            queued.forEach(send)
            queued = []
        } else if !can.contains(method) {
            replyHandler(failure(id, "UNSUPPORTED"), nil)
        } else {
            run(method, params) { outcome in
                replyHandler(outcome.map { self.result(id, $0) } ?? self.failure(id, "INVALID_PARAMS"), nil)
            }
        }
    }

    func event(_ name: String, _ payload: [String: Any]) {
        let event: [String: Any] = ["kind": "evt", "event": name, "payload": payload]
        if greeted { send(event) } else { queued.append(event) }
    }

    /// Universal links and opened push messages: the page checks the address itself.
    func open(_ url: URL) { event("deeplink.opened", ["url": url.absoluteString]) }

    func webView(_: WKWebView, decidePolicyFor action: WKNavigationAction,
                 decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        guard let url = action.request.url, url.scheme != "https" else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        openPayment(url) { _ in }
    }

    private func run(_ method: String, _ params: [String: Any], _ done: @escaping ([String: Any]?) -> Void) {
        switch method {
        case "app.sync": done(["state": state])
        case "app.version": done(["appVersion": version])
        case "share.open":
            guard let link = (params["link"] as? String).flatMap(URL.init) else { return done(nil) }
            let sheet = UIActivityViewController(activityItems: [params["title"] ?? "", link], applicationActivities: nil)
            sheet.completionWithItemsHandler = { _, shared, _, _ in done(["shared": shared]) }
            present(sheet, animated: true)
        case "payment.open":
            guard let url = (params["url"] as? String).flatMap(URL.init) else { return done(nil) }
            openPayment(url) { opened in done(opened.map { ["opened": $0] }) }
        default: done([:]) // user.setId, menu.setVisible, analytics.logEvent: hand them to your own SDKs here.
        }
    }

    /// Opens a payment app of the list, or its page in the store.
    private func openPayment(_ url: URL, _ done: @escaping (String?) -> Void) {
        guard let store = BridgeMessages.paymentStores[url.scheme?.lowercased() ?? ""].flatMap(URL.init) else { return done(nil) }
        UIApplication.shared.open(url) { opened in
            if opened { return done("app") }
            UIApplication.shared.open(store)
            done("store")
        }
    }

    private func hello(_ params: [String: Any]) -> [String: Any] {
        let known = (params["versions"] as? [Int])?.contains(BridgeMessages.version) == true
        return ["version": known ? BridgeMessages.version : 99, "session": session,
                "capabilities": Dictionary(uniqueKeysWithValues: can.map { ($0, 1) }), "state": state]
    }

    private var state: [String: Any] { ["permission": [String: Any](), "pushToken": NSNull(), "appVersion": version] }
    private var version: String { Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "0" }

    private func result(_ id: String, _ result: [String: Any]) -> String {
        envelope(["kind": "res", "id": id, "ok": true, "result": result])
    }

    private func failure(_ id: String, _ code: String) -> String {
        envelope(["kind": "res", "id": id, "ok": false, "error": ["code": code, "message": code, "retryable": false]])
    }

    private func send(_ message: [String: Any]) {
        var sent = message
        seq += 1
        sent["seq"] = seq
        // Arguments, never a string put together.
        web.callAsyncJavaScript("commerceBridgeReceive(text)", arguments: ["text": envelope(sent)], in: nil, in: .page)
    }

    private func envelope(_ message: [String: Any]) -> String {
        var full = message
        full["v"] = BridgeMessages.version
        full["meta"] = ["sentAt": Int(Date().timeIntervalSince1970 * 1000), "session": session] as [String: Any]
        return String(decoding: (try? JSONSerialization.data(withJSONObject: full)) ?? Data(), as: UTF8.self)
    }
}
