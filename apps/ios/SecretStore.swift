import Foundation
import Security

/// Small texts in the Keychain of this device. Source: developer.apple.com (Keychain services).
struct SecretStore {
    private func query(_ key: String) -> [CFString: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "secrets", kSecAttrAccount: key]
    }

    func get(_ key: String) -> String? {
        var found: CFTypeRef?
        let asked = query(key).merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }
        guard SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess, let data = found as? Data else { return nil }
        return String(data: data, encoding: .utf8)
    }

    func set(_ key: String, _ value: String?) {
        SecItemDelete(query(key) as CFDictionary)
        guard let value else { return }
        let kept: [CFString: Any] = [kSecValueData: Data(value.utf8), kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly]
        SecItemAdd(query(key).merging(kept) { $1 } as CFDictionary, nil)
    }
}
