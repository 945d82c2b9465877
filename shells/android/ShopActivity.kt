package com.example.dealstore

import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.webkit.JavascriptInterface
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONArray
import org.json.JSONObject
import java.util.UUID

private const val ORIGIN = "https://shop.example"

/** One web view, one bridge. See docs/app-shell.md. */
class ShopActivity : ComponentActivity() {
    private lateinit var web: WebView
    private lateinit var bridge: ShopBridge

    @SuppressLint("SetJavaScriptEnabled")
    override fun onCreate(saved: Bundle?) {
        super.onCreate(saved)
        web = WebView(this)
        setContentView(web)
        web.settings.javaScriptEnabled = true
        web.settings.domStorageEnabled = true
        web.settings.userAgentString += " DealstoreApp/${BuildConfig.VERSION_NAME} (AOS; bridge/1)"
        bridge = ShopBridge(this)
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            // The system checks the origin; a frame of another page is refused below.
            WebViewCompat.addWebMessageListener(web, "commerceBridge", setOf(ORIGIN)) { _, message, _, isMainFrame, reply ->
                if (isMainFrame) bridge.receive(message.data ?: return@addWebMessageListener) { reply.postMessage(it) }
            }
        } else {
            web.addJavascriptInterface(Fallback(), "CommerceAndroid")
        }
        web.webViewClient = Client()
        onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() = bridge.back { handled ->
                if (handled) return@back
                if (web.canGoBack()) web.goBack() else finish()
            }
        })
        web.loadUrl(startUrl(intent))
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        intent.data?.let { bridge.event("deeplink.opened", JSONObject().put("url", it.toString())) }
    }

    override fun onResume() {
        super.onResume()
        bridge.event("app.resumed", JSONObject())
    }

    /** Only addresses of the shop are loaded; everything else is its page's to refuse. */
    private fun startUrl(intent: Intent): String =
        intent.data?.takeIf { "${it.scheme}://${it.authority}" == ORIGIN }?.toString() ?: ORIGIN

    /** For web views without a message listener: every frame sees it, so only the shop's own document is answered. */
    private inner class Fallback {
        @JavascriptInterface
        fun post(text: String) = runOnUiThread {
            if (web.url?.startsWith("$ORIGIN/") == true) {
                bridge.receive(text) { web.evaluateJavascript("commerceBridgeReceive(${JSONObject.quote(it)})", null) }
            }
        }
    }

    private inner class Client : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val url = request.url
            if (url.scheme == "https") return false
            openPayment(url.toString())
            return true
        }
    }

    /** Opens a payment app of the list, or its page in the store: never a component, never a fall-back of the page. */
    fun openPayment(link: String): String? {
        val asked = if (link.startsWith("intent:")) runCatching { Intent.parseUri(link, Intent.URI_INTENT_SCHEME) }.getOrNull()
        else Intent(Intent.ACTION_VIEW, Uri.parse(link))
        val target = BridgeMessages.paymentApps[asked?.data?.scheme?.lowercase()] ?: return null
        return try {
            startActivity(Intent(Intent.ACTION_VIEW, asked?.data).addCategory(Intent.CATEGORY_BROWSABLE).setPackage(target))
            "app"
        } catch (_: ActivityNotFoundException) {
            startActivity(Intent(Intent.ACTION_VIEW, Uri.parse("https://play.google.com/store/apps/details?id=$target")))
            "store"
        }
    }

    override fun onDestroy() {
        web.destroy()
        super.onDestroy()
    }
}

/** The native half of commerce.bridge/1: answers what it can, says UNSUPPORTED to the rest, queues events until hello. */
class ShopBridge(private val activity: ShopActivity) {
    private val session = UUID.randomUUID().toString()
    private var reply: ((String) -> Unit)? = null
    private val queued = ArrayDeque<JSONObject>()
    private val backs = HashMap<String, (Boolean) -> Unit>()
    private var seq = 0
    private val can = setOf("app.sync", "app.version", "user.setId", "menu.setVisible", "analytics.logEvent", "payment.open", "nav.close")

    fun receive(text: String, answer: (String) -> Unit) {
        if (text.length > BridgeMessages.MAX_LENGTH) return
        val message = runCatching { JSONObject(text) }.getOrNull() ?: return
        if (message.optInt("v") != BridgeMessages.VERSION) return
        if (message.optString("kind") == "res") {
            backs.remove(message.optString("id"))?.invoke(message.optJSONObject("result")?.optBoolean("handled") == true)
            return
        }
        val id = message.optString("id")
        val params = message.optJSONObject("params") ?: return
        val method = message.optString("method")
        if (method == "bridge.hello") {
            reply = answer
            seq = 0
            answer(result(id, hello(params)))
            while (queued.isNotEmpty()) send(queued.removeFirst())
        } else if (method !in can) {
            answer(failure(id, "UNSUPPORTED"))
        } else {
            val outcome = run(method, params)
            answer(if (outcome == null) failure(id, "INVALID_PARAMS") else result(id, outcome))
        }
    }

    fun event(name: String, payload: JSONObject) {
        val event = JSONObject().put("kind", "evt").put("event", name).put("payload", payload)
        if (reply == null) queued.addLast(event) else send(event)
    }

    /** Asks the page first; a page that does not answer within a second has not handled it. */
    fun back(done: (Boolean) -> Unit) {
        val id = UUID.randomUUID().toString()
        if (reply == null) return done(false)
        backs[id] = done
        send(JSONObject().put("kind", "req").put("id", id).put("method", "nav.back").put("params", JSONObject()))
        android.os.Handler(activity.mainLooper).postDelayed({ backs.remove(id)?.invoke(false) }, 1_000)
    }

    private fun run(method: String, params: JSONObject): JSONObject? = when (method) {
        "app.sync" -> JSONObject().put("state", state())
        "app.version" -> JSONObject().put("appVersion", BuildConfig.VERSION_NAME)
        "payment.open" -> activity.openPayment(params.optString("url"))?.let { JSONObject().put("opened", it) }
        "nav.close" -> JSONObject().also { activity.finish() }
        else -> JSONObject() // user.setId, menu.setVisible, analytics.logEvent: hand them to your own SDKs here.
    }

    private fun hello(params: JSONObject): JSONObject {
        val versions = params.optJSONArray("versions") ?: JSONArray()
        val known = (0 until versions.length()).any { versions.optInt(it) == BridgeMessages.VERSION }
        val capabilities = JSONObject()
        can.forEach { capabilities.put(it, 1) }
        return JSONObject().put("version", if (known) BridgeMessages.VERSION else 99).put("session", session)
            .put("capabilities", capabilities).put("state", state())
    }

    private fun state() = JSONObject().put("permission", JSONObject()).put("pushToken", JSONObject.NULL)
        .put("appVersion", BuildConfig.VERSION_NAME)

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
