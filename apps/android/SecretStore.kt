package com.example.dealstore

import android.content.Context
import android.security.keystore.KeyGenParameterSpec
import android.security.keystore.KeyProperties
import android.util.Base64
import java.security.KeyStore
import javax.crypto.Cipher
import javax.crypto.KeyGenerator
import javax.crypto.SecretKey
import javax.crypto.spec.GCMParameterSpec

/** Small texts, encrypted with a key that never leaves the Keystore. Source: developer.android.com (Android Keystore system). */
class SecretStore(context: Context) {
    private val kept = context.getSharedPreferences("secrets", Context.MODE_PRIVATE)

    fun get(key: String): String? {
        val bytes = Base64.decode(kept.getString(key, null) ?: return null, Base64.NO_WRAP)
        val cipher = Cipher.getInstance(TRANSFORMATION)
        return runCatching {
            cipher.init(Cipher.DECRYPT_MODE, secretKey(), GCMParameterSpec(128, bytes, 0, NONCE_LENGTH))
            String(cipher.doFinal(bytes, NONCE_LENGTH, bytes.size - NONCE_LENGTH), Charsets.UTF_8)
        }.getOrNull()
    }

    fun set(key: String, value: String?) {
        if (value == null) return kept.edit().remove(key).apply()
        val cipher = Cipher.getInstance(TRANSFORMATION).apply { init(Cipher.ENCRYPT_MODE, secretKey()) }
        val bytes = cipher.iv + cipher.doFinal(value.toByteArray(Charsets.UTF_8))
        kept.edit().putString(key, Base64.encodeToString(bytes, Base64.NO_WRAP)).apply()
    }

    private fun secretKey(): SecretKey {
        val store = KeyStore.getInstance("AndroidKeyStore").apply { load(null) }
        (store.getKey(ALIAS, null) as? SecretKey)?.let { return it }
        val purposes = KeyProperties.PURPOSE_ENCRYPT or KeyProperties.PURPOSE_DECRYPT
        val spec = KeyGenParameterSpec.Builder(ALIAS, purposes).setBlockModes(KeyProperties.BLOCK_MODE_GCM)
            .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE).build()
        return KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, "AndroidKeyStore").apply { init(spec) }.generateKey()
    }

    private companion object {
        const val ALIAS = "secrets"
        const val TRANSFORMATION = "AES/GCM/NoPadding"
        const val NONCE_LENGTH = 12
    }
}
