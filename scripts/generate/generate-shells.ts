import {
  BRIDGE_MESSAGE_LIMIT,
  BRIDGE_VERSION,
  EVENTS,
  METHODS,
  PAYMENT_APPS,
  storeUrl,
} from '../../packages/commerce-core/src/domain.ts';

const NOTICE = 'Generated from the schema of the bridge by `pnpm generate`; do not edit.';

/**
 * What the shells have of the schema: names, the schemas of parameters, payment apps; and what their manifests declare.
 */
export function generateShells(): readonly (readonly [path: string, content: string])[] {
  return [
    ['apps/android/BridgeMessages.kt', kotlin()],
    ['apps/android/AndroidManifest.xml', manifest()],
    ['apps/ios/BridgeMessages.swift', swift()],
    ['apps/ios/Info.plist', propertyList()],
  ];
}

function lines<T>(items: readonly T[], write: (item: T) => string): string {
  return items.map(write).join('\n');
}

const names = (record: object) => lines(Object.keys(record), (name) => `        "${name}",`);
const schemas = Object.entries(METHODS).map(([name, { params }]) => [name, JSON.stringify(params)] as const);
const schemes = PAYMENT_APPS.flatMap((app) => app.schemes.map((scheme) => ({ scheme, app })));
const packages = [...new Set(PAYMENT_APPS.map(({ android }) => android))];

function kotlin(): string {
  // In a raw string of Kotlin a dollar sign may begin a template.
  const raw = (text: string) => `"""${text.replaceAll('$', () => "${'$'}")}"""`;
  return `// ${NOTICE}
package com.example.dealstore

object BridgeMessages {
    const val VERSION = ${BRIDGE_VERSION}
    const val MAX_LENGTH = ${BRIDGE_MESSAGE_LIMIT}

    /** The JSON Schema of each method's parameters. */
    val params = mapOf(
${lines(schemas, ([name, schema]) => `        "${name}" to ${raw(schema)},`)}
    )
    val events = setOf(
${names(EVENTS)}
    )

    /** The package of the app that a scheme opens. */
    val paymentApps = mapOf(
${lines(schemes, ({ scheme, app }) => `        "${scheme}" to "${app.android}",`)}
    )
}
`;
}

function swift(): string {
  return `// ${NOTICE}
enum BridgeMessages {
    static let version = ${BRIDGE_VERSION}
    static let maxLength = ${BRIDGE_MESSAGE_LIMIT}

    /// The JSON Schema of each method's parameters.
    static let params: [String: String] = [
${lines(schemas, ([name, schema]) => `        "${name}": #"${schema}"#,`)}
    ]
    static let events: Set<String> = [
${names(EVENTS)}
    ]

    /// The store's page of the app that a scheme opens.
    static let paymentStores: [String: String] = [
${lines(schemes, ({ scheme, app }) => `        "${scheme}": "${storeUrl(app, 'IOS')}",`)}
    ]
}
`;
}

function manifest(): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- ${NOTICE} -->
<manifest xmlns:android="http://schemas.android.com/apk/res/android">

    <uses-permission android:name="android.permission.INTERNET" />
    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />
    <uses-permission android:name="android.permission.READ_CONTACTS" />
    <uses-permission android:name="android.permission.CAMERA" />

    <!-- The payment apps, without which Android says that none of them is installed. -->
    <queries>
${lines(packages, (name) => `        <package android:name="${name}" />`)}
    </queries>

    <application android:label="Dealstore" android:allowBackup="false">
        <activity android:name=".ShopActivity" android:exported="true" android:launchMode="singleTask">
            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>
            <!-- App links: verified by /.well-known/assetlinks.json of the shop. -->
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="shop.example" />
            </intent-filter>
            <!-- The button of the mobile web that offers the app. -->
            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="dealstore" android:host="shop.example" />
            </intent-filter>
        </activity>
    </application>
</manifest>
`;
}

function propertyList(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<!-- ${NOTICE} -->
<plist version="1.0">
<dict>
    <key>NSCameraUsageDescription</key>
    <string>상품평에 올릴 사진을 찍어요.</string>
    <key>NSContactsUsageDescription</key>
    <string>선물 받을 분을 연락처에서 골라요.</string>
    <key>CFBundleURLTypes</key>
    <array>
        <dict>
            <key>CFBundleURLName</key>
            <string>shop.example</string>
            <key>CFBundleURLSchemes</key>
            <array>
                <string>dealstore</string>
            </array>
        </dict>
    </array>
    <key>LSApplicationQueriesSchemes</key>
    <array>
${lines(schemes, ({ scheme }) => `        <string>${scheme}</string>`)}
    </array>
</dict>
</plist>
`;
}
