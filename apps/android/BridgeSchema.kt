package com.example.dealstore

import org.json.JSONArray
import org.json.JSONObject

/** Whether a value is what a schema of the bridge describes; keys that it does not name are ignored, as in a newer version. */
fun conforms(schema: JSONObject, value: Any?): Boolean {
    schema.optJSONArray("anyOf")?.let { one -> return (0 until one.length()).any { conforms(one.getJSONObject(it), value) } }
    schema.optJSONArray("enum")?.let { names -> return (0 until names.length()).any { names.get(it) == value } }
    return when (schema.optString("type")) {
        "string" -> value is String && value.codePointCount(0, value.length) <= schema.getInt("maxLength") &&
            (!schema.has("pattern") || Regex(schema.getString("pattern")).containsMatchIn(value))
        "integer" -> (value is Int || value is Long) && isWithin(schema, value as Number)
        "number" -> value is Number && isWithin(schema, value)
        "boolean" -> value is Boolean
        "null" -> value == null || value == JSONObject.NULL
        "array" -> value is JSONArray && value.length() <= schema.getInt("maxItems") &&
            (0 until value.length()).all { conforms(schema.getJSONObject("items"), value.get(it)) }
        else -> value is JSONObject && isObjectOf(schema, value)
    }
}

private fun isWithin(schema: JSONObject, value: Number): Boolean =
    value.toDouble() >= schema.optDouble("minimum", Double.NEGATIVE_INFINITY) &&
        value.toDouble() <= schema.optDouble("maximum", Double.POSITIVE_INFINITY)

private fun isObjectOf(schema: JSONObject, value: JSONObject): Boolean {
    schema.optJSONObject("additionalProperties")?.let { each ->
        return value.length() <= schema.getInt("maxProperties") && value.keys().asSequence().all { conforms(each, value.get(it)) }
    }
    val properties = schema.getJSONObject("properties")
    val required = schema.getJSONArray("required")
    return (0 until required.length()).all { value.has(required.getString(it)) } &&
        properties.keys().asSequence().all { !value.has(it) || conforms(properties.getJSONObject(it), value.get(it)) }
}
