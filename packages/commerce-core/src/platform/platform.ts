/** Where the shop runs. Spec §3; the values are the vendor's. */
export type Platform = 'PC' | 'MOBILE_WEB' | 'AOS' | 'IOS';

/** What kind of device the shop runs on. Spec §3. */
export type Device = 'PC_WEB' | 'MOBILE_WEB' | 'MOBILE_APP';

/** Whether a call comes from a shell or a browser. Spec §7. */
export type ConnectType = 'WEB' | 'APP';

/** Operating system of the phone, ETC for any other. Spec §7; the values are Assumed. */
export type PhoneOs = 'AOS' | 'IOS' | 'ETC';

/** All that is read from a browser identity string. Spec §3. */
export interface HostKind {
  readonly platform: Platform;
  readonly device: Device;
  readonly connectType: ConnectType;
  readonly phoneOs: PhoneOs;
  /** Version of the shell, null on the web. */
  readonly appVersion: string | null;
}

/** What a shell calls itself in the identity string, as `DealstoreApp/1.2.3 (IOS)`. Assumed: not shown. */
export const DEFAULT_APP_MARKER = 'DealstoreApp';

/**
 * Reads where the shop runs from a browser identity string. Spec §3; the marker is Assumed.
 * @param marker how the shells of this shop call themselves, from host configuration
 */
export function readHostKind(userAgent: string, marker: string = DEFAULT_APP_MARKER): HostKind {
  const shell = readShell(userAgent, marker);
  const phoneOs = shell?.phoneOs ?? readPhoneOs(userAgent);
  const platform = shell?.phoneOs ?? (phoneOs === 'ETC' ? 'PC' : 'MOBILE_WEB');
  return {
    platform,
    device: deviceOf(platform),
    connectType: connectTypeOf(platform),
    phoneOs,
    appVersion: shell?.version ?? null,
  };
}

/** The device a platform runs on. Spec §3. */
export function deviceOf(platform: Platform): Device {
  if (platform === 'PC') return 'PC_WEB';
  return platform === 'MOBILE_WEB' ? 'MOBILE_WEB' : 'MOBILE_APP';
}

/** How a platform connects: APP in a shell, WEB otherwise. Spec §7. */
export function connectTypeOf(platform: Platform): ConnectType {
  return platform === 'AOS' || platform === 'IOS' ? 'APP' : 'WEB';
}

/** A platform in the words of coupons. The vendor's values. */
export type CouponPlatform = 'PC' | 'MOBILE_WEB' | 'MOBILE_APP';

/** The word coupons have for a platform. The vendor's values. */
export function couponPlatformOf(platform: Platform): CouponPlatform {
  return platform === 'AOS' || platform === 'IOS' ? 'MOBILE_APP' : platform;
}

function readShell(
  userAgent: string,
  marker: string,
): { readonly version: string; readonly phoneOs: 'AOS' | 'IOS' } | null {
  const at = marker === '' ? -1 : userAgent.indexOf(`${marker}/`);
  if (at === -1) return null;
  const match = /^([0-9][0-9A-Za-z.-]{0,31}) \(?(AOS|IOS)\b/.exec(userAgent.slice(at + marker.length + 1));
  if (match === null) return null;
  return { version: match[1] ?? '', phoneOs: match[2] === 'AOS' ? 'AOS' : 'IOS' };
}

function readPhoneOs(userAgent: string): PhoneOs {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'IOS';
  return /Android/.test(userAgent) ? 'AOS' : 'ETC';
}
