package com.example.dealstore

import android.Manifest
import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.pm.PackageManager
import android.graphics.Bitmap
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.provider.ContactsContract.CommonDataKinds.Phone
import android.webkit.CookieManager
import android.webkit.JavascriptInterface
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.ContextCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONObject

private const val ORIGIN = "https://shop.example"
private val PERMISSIONS = mapOf("contacts" to Manifest.permission.READ_CONTACTS, "camera" to Manifest.permission.CAMERA)

/** One web view, one bridge. See docs/app-shell.md. */
class ShopActivity : ComponentActivity(), ShopApp {
    private lateinit var web: WebView
    private val bridge by lazy { ShopBridge(this) }
    override val secrets by lazy { SecretStore(this) }
    override val version: String get() = BuildConfig.VERSION_NAME
    private var answered: (Boolean) -> Unit = {}
    private var picked: (Uri?) -> Unit = {}
    private var chosen: ValueCallback<Array<Uri>>? = null
    private val asking = registerForActivityResult(ActivityResultContracts.RequestPermission()) { answered(it) }
    private val picking = registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { picked(it.data?.data) }
    private val choosing = registerForActivityResult(ActivityResultContracts.GetMultipleContents()) {
        chosen?.onReceiveValue(it.toTypedArray())
        chosen = null
    }

    @SuppressLint("SetJavaScriptEnabled")
    override fun onCreate(saved: Bundle?) {
        super.onCreate(saved)
        web = WebView(this)
        setContentView(web)
        web.settings.javaScriptEnabled = true
        web.settings.domStorageEnabled = true
        web.settings.userAgentString += " DealstoreApp/$version (AOS; bridge/1)"
        // Payment pages put frames of card companies into theirs.
        CookieManager.getInstance().setAcceptThirdPartyCookies(web, true)
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            // The system checks the origin; a frame of another page is refused below.
            WebViewCompat.addWebMessageListener(web, "commerceBridge", setOf(ORIGIN)) { _, message, _, isMainFrame, reply ->
                if (isMainFrame) bridge.receive(message.data ?: return@addWebMessageListener) { reply.postMessage(it) }
            }
        } else {
            web.addJavascriptInterface(Fallback(), "CommerceAndroid")
        }
        web.webViewClient = Client()
        web.webChromeClient = Chooser()
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
        val url = asked(intent)?.toString() ?: return
        // The service that shows push messages starts this activity with `url`; links come as data. The page checks both.
        bridge.event(if (intent.hasExtra("url")) "push.opened" else "deeplink.opened", JSONObject().put("url", url))
    }

    override fun onResume() {
        super.onResume()
        bridge.event("app.resumed", JSONObject())
    }

    override fun onPause() {
        // The log-in is a cookie: it is to outlive a phone that runs out of power.
        CookieManager.getInstance().flush()
        super.onPause()
    }

    /** For the service that receives push messages: a new token. */
    fun onPushToken(token: String) = runOnUiThread { bridge.pushToken = token }

    /** The page a push message or a link asks for; the app's own scheme stands for https. */
    private fun asked(intent: Intent): Uri? {
        val url = intent.getStringExtra("url")?.let(Uri::parse) ?: intent.data
        return if (url?.scheme == "dealstore") url.buildUpon().scheme("https").build() else url
    }

    /** Only addresses of the shop are loaded; everything else is its page's to refuse. */
    private fun startUrl(intent: Intent): String =
        asked(intent)?.takeIf { "${it.scheme}://${it.authority}" == ORIGIN }?.toString() ?: ORIGIN

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
        override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) = bridge.reset()

        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val url = request.url
            when (url.scheme) {
                "https" -> return false
                "tel", "sms", "mailto" -> start(Intent(Intent.ACTION_VIEW, url))
                else -> openPayment(url.toString())
            }
            return true
        }
    }

    /** Without this no picture can be put into a review. */
    private inner class Chooser : WebChromeClient() {
        override fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean {
            chosen?.onReceiveValue(null)
            chosen = callback
            choosing.launch("image/*")
            return true
        }
    }

    /** Opens a payment app of the list, or its page in the store: never a component, never a fall-back of the page. */
    override fun openPayment(link: String): String? {
        val asked = if (link.startsWith("intent:")) runCatching { Intent.parseUri(link, Intent.URI_INTENT_SCHEME) }.getOrNull()
        else Intent(Intent.ACTION_VIEW, Uri.parse(link))
        val target = BridgeMessages.paymentApps[asked?.data?.scheme?.lowercase()] ?: return null
        val app = Intent(Intent.ACTION_VIEW, asked?.data).addCategory(Intent.CATEGORY_BROWSABLE).setPackage(target)
        if (start(app)) return "app"
        return if (start(Intent(Intent.ACTION_VIEW, Uri.parse("https://play.google.com/store/apps/details?id=$target")))) "store" else null
    }

    private fun start(intent: Intent): Boolean = try {
        startActivity(intent)
        true
    } catch (_: ActivityNotFoundException) {
        false
    }

    override fun openExternal(url: String) = Unit.also { start(Intent(Intent.ACTION_VIEW, Uri.parse(url))) }
    override fun close() = finish()
    override fun setMenuVisible(visible: Boolean) = Unit // Android has no swipe back of its own here.
    override fun setUser(userId: String?) = Unit // Hand it to analytics and push.
    override fun logEvent(name: String, parameters: JSONObject) = Unit // Hand it to analytics.

    override fun share(link: String, title: String, done: (Boolean) -> Unit) {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_SUBJECT, title).putExtra(Intent.EXTRA_TEXT, link)
        done(start(Intent.createChooser(send, title)))
    }

    /** The picker hands out the one contact that was picked: no permission is needed. */
    override fun pickContact(done: (String, String) -> Unit, cancelled: () -> Unit) {
        picked = { uri ->
            val columns = arrayOf(Phone.DISPLAY_NAME, Phone.NUMBER)
            val rows = uri?.let { contentResolver.query(it, columns, null, null, null) }
            if (rows == null) cancelled()
            else rows.use { if (it.moveToFirst()) done(it.getString(0).orEmpty(), it.getString(1).orEmpty()) else cancelled() }
        }
        picking.launch(Intent(Intent.ACTION_PICK).setType(Phone.CONTENT_TYPE))
    }

    override fun permission(name: String): String {
        val permission = permissionOf(name) ?: return if (name == "push") "granted" else "denied"
        val isGranted = ContextCompat.checkSelfPermission(this, permission) == PackageManager.PERMISSION_GRANTED
        return if (isGranted) "granted" else "prompt"
    }

    override fun requestPermission(name: String, done: (String) -> Unit) {
        val permission = permissionOf(name) ?: return done(permission(name))
        answered = { done(if (it) "granted" else "denied") }
        asking.launch(permission)
    }

    /** Push messages need a permission since Android 13. */
    private fun permissionOf(name: String): String? =
        if (name == "push" && Build.VERSION.SDK_INT >= 33) Manifest.permission.POST_NOTIFICATIONS else PERMISSIONS[name]

    override fun onDestroy() {
        web.destroy()
        super.onDestroy()
    }
}
