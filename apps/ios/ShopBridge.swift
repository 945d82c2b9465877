import Foundation

/// What the app does for the page; `nil` to `done` where the person chose nothing.
protocol ShopApp: AnyObject {
    var version: String { get }
    var secrets: SecretStore { get }
    /// Carries a message that answers nothing to the page.
    func deliver(_ text: String)
    func permission(_ name: String) -> String
    func requestPermission(_ name: String, _ done: @escaping (String) -> Void)
    func share(_ link: URL, _ title: String, _ done: @escaping (Bool) -> Void)
    func pickContact(_ done: @escaping ((name: String, phone: String)?) -> Void)
    func openPayment(_ url: URL, _ done: @escaping (String?) -> Void)
    func openExternal(_ url: URL)
    func close()
    /// Whether an overlay of the page is open: the swipe back is off while it is.
    func setMenuVisible(_ visible: Bool)
    /// For analytics and push: the member's number, nil after log-out.
    func setUser(_ userId: String?)
    func logEvent(_ name: String, _ parameters: [String: Any])
}

/// The native half of commerce.bridge/1: answers what it can, refuses the rest, keeps events until the page has said hello.
final class ShopBridge {
    private unowned let app: ShopApp
    private var session = ""
    private var seq = 0
    private var queued: [[String: Any]] = []
    private let can: Set<String> = [
        "bridge.cancel", "app.sync", "app.version", "permission.status", "permission.request", "push.getToken",
        "user.setId", "menu.setVisible", "analytics.logEvent", "share.open", "contacts.pick", "payment.open",
        "nav.openExternal", "nav.close", "storage.secureGet", "storage.secureSet",
    ]

    /// The token to send push messages to; a new one is told at once.
    var pushToken: String? { didSet { event("app.stateChanged", ["state": state]) } }

    init(_ app: ShopApp) { self.app = app }

    /// A new document begins: what comes now waits for its hello.
    func reset() { session = "" }

    /// Answers with a message, or nil for what is none. An error would reject the page's promise with a bare string.
    func receive(_ body: Any, _ answer: @escaping (String?) -> Void) {
        guard let text = body as? String, text.utf16.count <= BridgeMessages.maxLength,
              let request = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
              request["v"] as? Int == BridgeMessages.version, request["kind"] as? String == "req",
              let id = request["id"] as? String, !id.isEmpty, id.count <= 64,
              let method = request["method"] as? String, let params = request["params"] as? [String: Any]
        else { return answer(nil) }
        if method == "bridge.hello" { return greet(id, params, answer) }
        guard !session.isEmpty, (request["meta"] as? [String: Any])?["session"] as? String == session else { return answer(nil) }
        guard let schema = BridgeMessages.params[method], can.contains(method) else { return answer(failure(id, "UNSUPPORTED")) }
        let described = (try? JSONSerialization.jsonObject(with: Data(schema.utf8))) as? [String: Any] ?? [:]
        guard conforms(described, params) else { return answer(failure(id, "INVALID_PARAMS")) }
        run(method, params) { outcome in answer(outcome.map { self.result(id, $0) } ?? self.failure(id, "CANCELLED")) }
    }

    func event(_ name: String, _ payload: [String: Any]) {
        let event: [String: Any] = ["kind": "evt", "event": name, "payload": payload]
        if session.isEmpty { queued.append(event) } else { send(event) }
    }

    private func greet(_ id: String, _ params: [String: Any], _ answer: (String?) -> Void) {
        guard (params["versions"] as? [Int])?.contains(BridgeMessages.version) == true else { return answer(failure(id, "VERSION")) }
        session = UUID().uuidString
        seq = 0
        let capabilities = Dictionary(uniqueKeysWithValues: can.map { ($0, 1) })
        answer(result(id, ["version": BridgeMessages.version, "session": session, "capabilities": capabilities, "state": state]))
        queued.forEach(send)
        queued = []
    }

    private func run(_ method: String, _ params: [String: Any], _ done: @escaping ([String: Any]?) -> Void) {
        let text = { (key: String) in params[key] as? String ?? "" }
        switch method {
        case "bridge.cancel": done([:])
        case "app.sync": done(["state": state])
        case "app.version": done(["appVersion": app.version])
        case "permission.status": done(["status": app.permission(text("name"))])
        case "permission.request": app.requestPermission(text("name")) { done(["status": $0]) }
        case "push.getToken": done(["token": pushToken ?? NSNull()])
        case "user.setId": app.setUser(params["userId"] as? String); done([:])
        case "menu.setVisible": app.setMenuVisible(params["visible"] as? Bool == true); done([:])
        case "analytics.logEvent": app.logEvent(text("name"), params["parameters"] as? [String: Any] ?? [:]); done([:])
        case "share.open":
            guard let link = URL(string: text("link")) else { return done(nil) }
            app.share(link, text("title")) { done(["shared": $0]) }
        case "contacts.pick": app.pickContact { done($0.map { ["name": $0.name, "phone": $0.phone] }) }
        case "payment.open":
            guard let url = URL(string: text("url")) else { return done(nil) }
            app.openPayment(url) { done($0.map { ["opened": $0] }) }
        case "nav.openExternal":
            guard let url = URL(string: text("url")) else { return done(nil) }
            app.openExternal(url); done([:])
        case "nav.close": done([:]); app.close()
        case "storage.secureGet": done(["value": app.secrets.get(text("key")) ?? NSNull()])
        case "storage.secureSet": app.secrets.set(text("key"), params["value"] as? String); done([:])
        default: done(nil)
        }
    }

    private var state: [String: Any] {
        let permission = Dictionary(uniqueKeysWithValues: ["push", "contacts", "camera"].map { ($0, app.permission($0)) })
        return ["permission": permission, "pushToken": pushToken ?? NSNull(), "appVersion": app.version]
    }

    private func result(_ id: String, _ result: [String: Any]) -> String {
        envelope(["kind": "res", "id": id, "ok": true, "result": result])
    }

    private func failure(_ id: String, _ code: String) -> String {
        envelope(["kind": "res", "id": id, "ok": false, "error": ["code": code, "message": code, "retryable": false] as [String: Any]])
    }

    private func send(_ message: [String: Any]) {
        seq += 1
        app.deliver(envelope(message.merging(["seq": seq]) { $1 }))
    }

    private func envelope(_ message: [String: Any]) -> String {
        let meta: [String: Any] = ["sentAt": Int(Date().timeIntervalSince1970 * 1000), "session": session]
        let full = message.merging(["v": BridgeMessages.version, "meta": meta]) { $1 }
        return String(decoding: (try? JSONSerialization.data(withJSONObject: full)) ?? Data(), as: UTF8.self)
    }
}
