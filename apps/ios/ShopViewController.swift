import AVFoundation
import ContactsUI
import UIKit
import UserNotifications
import WebKit

private let origin = "https://shop.example"

/// One web view, one bridge. See docs/app-shell.md.
final class ShopViewController: UIViewController, ShopApp, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandlerWithReply,
    CNContactPickerDelegate {
    let secrets = SecretStore()
    private lazy var bridge = ShopBridge(self)
    private var web: WKWebView!
    private var picked: (((name: String, phone: String)?) -> Void)?
    private var push = "prompt"
    var version: String { Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "0" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "DealstoreApp/\(version) (IOS; bridge/1)"
        configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "commerceBridge")
        web = WKWebView(frame: view.bounds, configuration: configuration)
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        web.navigationDelegate = self
        web.uiDelegate = self
        web.allowsBackForwardNavigationGestures = true
        view.addSubview(web)
        web.load(URLRequest(url: start.flatMap(shopUrl) ?? URL(string: origin)!))
        NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { [weak self] _ in
            self?.readPushPermission { self?.bridge.event("app.resumed", [:]) }
        }
    }

    /// Universal links, and the app's own scheme. Set `start` at a cold start; later the page is told, which checks it itself.
    var start: URL?
    func open(_ url: URL) { bridge.event("deeplink.opened", ["url": (shopUrl(url) ?? url).absoluteString]) }

    /// An address of the shop, where the app's own scheme stands for https; nil for every other.
    private func shopUrl(_ url: URL) -> URL? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.user == nil else { return nil }
        if parts.scheme == "dealstore" { parts.scheme = "https" }
        return parts.string?.hasPrefix("\(origin)/") == true ? parts.url : nil
    }
    /// A push message was opened.
    func opened(push url: String) { bridge.event("push.opened", ["url": url]) }
    /// A new push token.
    func received(pushToken token: String) { bridge.pushToken = token }

    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage,
                               replyHandler: @escaping (Any?, String?) -> Void) {
        let frame = message.frameInfo
        guard frame.isMainFrame, "\(frame.securityOrigin.protocol)://\(frame.securityOrigin.host)" == origin
        else { return replyHandler(nil, nil) }
        bridge.receive(message.body) { replyHandler($0, nil) }
    }

    /// Arguments, never a string put together.
    func deliver(_ text: String) {
        web.callAsyncJavaScript("commerceBridgeReceive(text)", arguments: ["text": text], in: nil, in: .page)
    }

    func webView(_: WKWebView, didStartProvisionalNavigation _: WKNavigation!) { bridge.reset() }
    func webViewWebContentProcessDidTerminate(_ web: WKWebView) { web.reload() }

    func webView(_: WKWebView, decidePolicyFor action: WKNavigationAction,
                 decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        guard let url = action.request.url, url.scheme != "https" else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        if ["tel", "sms", "mailto"].contains(url.scheme) { UIApplication.shared.open(url) } else { openPayment(url) { _ in } }
    }

    /// A link with `target=_blank`: without this it does nothing at all.
    func webView(_: WKWebView, createWebViewWith _: WKWebViewConfiguration, for action: WKNavigationAction,
                 windowFeatures _: WKWindowFeatures) -> WKWebView? {
        if let url = action.request.url, url.scheme == "https" { openExternal(url) }
        return nil
    }

    /// Opens a payment app of the list, or its page in the store.
    func openPayment(_ url: URL, _ done: @escaping (String?) -> Void) {
        guard let store = BridgeMessages.paymentStores[url.scheme?.lowercased() ?? ""].flatMap(URL.init) else { return done(nil) }
        UIApplication.shared.open(url) { opened in
            if opened { return done("app") }
            UIApplication.shared.open(store)
            done("store")
        }
    }

    func openExternal(_ url: URL) { UIApplication.shared.open(url) }
    func close() { dismiss(animated: true) }
    func setMenuVisible(_ visible: Bool) { web.allowsBackForwardNavigationGestures = !visible }
    func setUser(_: String?) {} // Hand it to analytics and push.
    func logEvent(_: String, _: [String: Any]) {} // Hand it to analytics.

    func share(_ link: URL, _ title: String, _ done: @escaping (Bool) -> Void) {
        let sheet = UIActivityViewController(activityItems: [title, link], applicationActivities: nil)
        sheet.completionWithItemsHandler = { _, shared, _, _ in done(shared) }
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }

    /// The picker hands out the one contact that was picked: no permission is needed.
    func pickContact(_ done: @escaping ((name: String, phone: String)?) -> Void) {
        picked = done
        let picker = CNContactPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func contactPicker(_: CNContactPickerViewController, didSelect contact: CNContact) {
        let name = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
        picked?((name, contact.phoneNumbers.first?.value.stringValue ?? ""))
    }

    func contactPickerDidCancel(_: CNContactPickerViewController) { picked?(nil) }

    func permission(_ name: String) -> String {
        switch name {
        case "push": return push
        case "contacts": return word(CNContactStore.authorizationStatus(for: .contacts) == .authorized, CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        case "camera": return word(AVCaptureDevice.authorizationStatus(for: .video) == .authorized, AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
        default: return "denied"
        }
    }

    func requestPermission(_ name: String, _ done: @escaping (String) -> Void) {
        let tell = { (granted: Bool) in DispatchQueue.main.async { done(granted ? "granted" : "denied") } }
        switch name {
        case "push":
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
                DispatchQueue.main.async { self.push = granted ? "granted" : "denied" }
                tell(granted)
            }
        case "contacts": CNContactStore().requestAccess(for: .contacts) { granted, _ in tell(granted) }
        case "camera": AVCaptureDevice.requestAccess(for: .video, completionHandler: tell)
        default: done("denied")
        }
    }

    private func readPushPermission(_ done: @escaping () -> Void) {
        UNUserNotificationCenter.current().getNotificationSettings { settings in
            DispatchQueue.main.async {
                self.push = self.word(settings.authorizationStatus == .authorized, settings.authorizationStatus == .notDetermined)
                done()
            }
        }
    }

    private func word(_ isGranted: Bool, _ isOpen: Bool) -> String { isGranted ? "granted" : isOpen ? "prompt" : "denied" }
}
