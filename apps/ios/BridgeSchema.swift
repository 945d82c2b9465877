import Foundation

/// Whether a value is what a schema of the bridge describes; keys that it does not name are ignored, as in a newer version.
func conforms(_ schema: [String: Any], _ value: Any?) -> Bool {
    if let one = schema["anyOf"] as? [[String: Any]] { return one.contains { conforms($0, value) } }
    if let names = schema["enum"] as? [String] { return (value as? String).map(names.contains) == true }
    switch schema["type"] as? String {
    case "string":
        guard let text = value as? String, text.unicodeScalars.count <= schema["maxLength"] as? Int ?? 0 else { return false }
        guard let pattern = schema["pattern"] as? String else { return true }
        return text.range(of: pattern, options: .regularExpression) != nil
    case "integer": return number(value).map { $0.doubleValue.rounded() == $0.doubleValue && isWithin(schema, $0) } == true
    case "number": return number(value).map { isWithin(schema, $0) } == true
    case "boolean": return (value as? NSNumber).map(isBoolean) == true
    case "null": return value == nil || value is NSNull
    case "array":
        guard let list = value as? [Any], list.count <= schema["maxItems"] as? Int ?? 0 else { return false }
        return list.allSatisfy { conforms(schema["items"] as? [String: Any] ?? [:], $0) }
    default: return (value as? [String: Any]).map { isObject(schema, $0) } == true
    }
}

private func isObject(_ schema: [String: Any], _ value: [String: Any]) -> Bool {
    if let each = schema["additionalProperties"] as? [String: Any] {
        return value.count <= schema["maxProperties"] as? Int ?? 0 && value.values.allSatisfy { conforms(each, $0) }
    }
    let required = schema["required"] as? [String] ?? []
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    return required.allSatisfy { value[$0] != nil } && properties.allSatisfy { key, one in value[key].map { conforms(one, $0) } ?? true }
}

private func isWithin(_ schema: [String: Any], _ value: NSNumber) -> Bool {
    value.doubleValue >= schema["minimum"] as? Double ?? -.infinity && value.doubleValue <= schema["maximum"] as? Double ?? .infinity
}

/// JSON's true and false arrive as numbers, too.
private func number(_ value: Any?) -> NSNumber? { (value as? NSNumber).flatMap { isBoolean($0) ? nil : $0 } }
private func isBoolean(_ value: NSNumber) -> Bool { CFGetTypeID(value) == CFBooleanGetTypeID() }
