package com.example.dealstore

import android.os.Handler
import android.os.Looper
import org.json.JSONArray
import org.json.JSONObject
import java.util.UUID

/** What the app does for the page; `null` to the callback where it could not. */
interface ShopApp {
    val version: String
    fun permission(name: String): String
    fun requestPermission(name: String, done: (String) -> Unit)
    fun share(link: String, title: String, done: (Boolean) -> Unit)
    fun pickContact(done: (name: String, phone: String) -> Unit, cancelled: () -> Unit)
    fun openPayment(link: String): String?
    fun openExternal(url: String)
    fun close()
    /** Whether an overlay of the page is open: hold gestures of the app back while it is. */
    fun setMenuVisible(visible: Boolean)
    /** For analytics and push: the member's number, null after log-out. */
    fun setUser(userId: String?)
    fun logEvent(name: String, parameters: JSONObject)
    val secrets: SecretStore
}

/** The native half of commerce.bridge/1: answers what it can, refuses the rest, keeps events until the page has said hello. */
class ShopBridge(private val app: ShopApp) {
    private var session = ""
    private var reply: ((String) -> Unit)? = null
    private val queued = ArrayDeque<JSONObject>()
    private val backs = HashMap<String, (Boolean) -> Unit>()
    private var seq = 0
    private val can = setOf(
        "bridge.cancel", "app.sync", "app.version", "permission.status", "permission.request", "push.getToken",
        "user.setId", "menu.setVisible", "analytics.logEvent", "share.open", "contacts.pick", "payment.open",
        "nav.openExternal", "nav.close", "storage.secureGet", "storage.secureSet",
    )

    /** The token to send push messages to; a new one is told at once. */
    var pushToken: String? = null
        set(value) {
            field = value
            event("app.stateChanged", JSONObject().put("state", state()))
        }

    /** A new document begins: what comes now waits for its hello. */
    fun reset() {
        reply = null
        session = ""
        backs.values.toList().also { backs.clear() }.forEach { it(false) }
    }

    fun receive(text: String, answer: (String) -> Unit) {
        if (text.length > BridgeMessages.MAX_LENGTH) return
        val message = runCatching { JSONObject(text) }.getOrNull() ?: return
        if (message.opt("v") != BridgeMessages.VERSION) return
        val id = message.optString("id").takeIf { it.isNotEmpty() && it.length <= 64 } ?: return
        val isOfSession = session.isNotEmpty() && message.optJSONObject("meta")?.optString("session") == session
        when (message.optString("kind")) {
            "res" -> if (isOfSession) {
                backs.remove(id)?.invoke(message.optJSONObject("result")?.optBoolean("handled") == true)
            }
            "req" -> {
                val method = message.optString("method")
                val params = message.optJSONObject("params") ?: return
                if (method == "bridge.hello") greet(id, params, answer)
                else if (isOfSession) request(id, method, params, answer)
            }
        }
    }

    private fun greet(id: String, params: JSONObject, answer: (String) -> Unit) {
        val versions = params.optJSONArray("versions") ?: JSONArray()
        if ((0 until versions.length()).none { versions.optInt(it) == BridgeMessages.VERSION }) {
            return answer(failure(id, "VERSION"))
        }
        session = UUID.randomUUID().toString()
        reply = answer
        seq = 0
        val capabilities = JSONObject()
        can.forEach { capabilities.put(it, 1) }
        answer(result(id, JSONObject().put("version", BridgeMessages.VERSION).put("session", session)
            .put("capabilities", capabilities).put("state", state())))
        while (queued.isNotEmpty()) send(queued.removeFirst())
    }

    private fun request(id: String, method: String, params: JSONObject, answer: (String) -> Unit) {
        val schema = BridgeMessages.params[method]
        val done = { outcome: JSONObject? -> answer(if (outcome == null) failure(id, "CANCELLED") else result(id, outcome)) }
        when {
            schema == null || method !in can -> answer(failure(id, "UNSUPPORTED"))
            !conforms(JSONObject(schema), params) -> answer(failure(id, "INVALID_PARAMS"))
            else -> run(method, params, done)
        }
    }

    private fun run(method: String, params: JSONObject, done: (JSONObject?) -> Unit) {
        val nothing = JSONObject()
        when (method) {
            "bridge.cancel" -> done(nothing)
            "app.sync" -> done(JSONObject().put("state", state()))
            "app.version" -> done(JSONObject().put("appVersion", app.version))
            "permission.status" -> done(JSONObject().put("status", app.permission(params.getString("name"))))
            "permission.request" -> app.requestPermission(params.getString("name")) { done(JSONObject().put("status", it)) }
            "push.getToken" -> done(JSONObject().put("token", pushToken ?: JSONObject.NULL))
            "user.setId" -> done(nothing.also { app.setUser(textOf(params, "userId")) })
            "menu.setVisible" -> done(nothing.also { app.setMenuVisible(params.getBoolean("visible")) })
            "analytics.logEvent" -> done(nothing.also { app.logEvent(params.getString("name"), params.getJSONObject("parameters")) })
            "share.open" -> app.share(params.getString("link"), params.getString("title")) { done(JSONObject().put("shared", it)) }
            "contacts.pick" -> app.pickContact({ name, phone -> done(JSONObject().put("name", name).put("phone", phone)) }) { done(null) }
            "payment.open" -> done(app.openPayment(params.getString("url"))?.let { JSONObject().put("opened", it) })
            "nav.openExternal" -> done(nothing.also { app.openExternal(params.getString("url")) })
            "nav.close" -> done(nothing.also { app.close() })
            "storage.secureGet" -> done(JSONObject().put("value", app.secrets.get(params.getString("key")) ?: JSONObject.NULL))
            "storage.secureSet" -> done(nothing.also { app.secrets.set(params.getString("key"), textOf(params, "value")) })
        }
    }

    fun event(name: String, payload: JSONObject) {
        val event = JSONObject().put("kind", "evt").put("event", name).put("payload", payload)
        if (reply == null) queued.addLast(event) else send(event)
    }

    /** Asks the page first; a page that does not answer within a second has not handled it. */
    fun back(done: (Boolean) -> Unit) {
        if (reply == null) return done(false)
        val id = UUID.randomUUID().toString()
        backs[id] = done
        send(JSONObject().put("kind", "req").put("id", id).put("method", "nav.back").put("params", JSONObject()))
        Handler(Looper.getMainLooper()).postDelayed({ backs.remove(id)?.invoke(false) }, 1_000)
    }

    private fun state(): JSONObject {
        val permission = JSONObject()
        for (name in listOf("push", "contacts", "camera")) permission.put(name, app.permission(name))
        return JSONObject().put("permission", permission).put("pushToken", pushToken ?: JSONObject.NULL).put("appVersion", app.version)
    }

    private fun textOf(params: JSONObject, key: String): String? = if (params.isNull(key)) null else params.getString(key)

    private fun result(id: String, result: JSONObject) =
        envelope(JSONObject().put("kind", "res").put("id", id).put("ok", true).put("result", result))

    private fun failure(id: String, code: String) = envelope(
        JSONObject().put("kind", "res").put("id", id).put("ok", false)
            .put("error", JSONObject().put("code", code).put("message", code).put("retryable", false)),
    )

    private fun send(message: JSONObject) {
        if (message.optString("kind") == "evt") message.put("seq", ++seq)
        reply?.invoke(envelope(message))
    }

    private fun envelope(message: JSONObject) = message.put("v", BridgeMessages.VERSION)
        .put("meta", JSONObject().put("sentAt", System.currentTimeMillis()).put("session", session)).toString()
}
