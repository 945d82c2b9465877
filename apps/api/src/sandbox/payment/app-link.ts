import { PAYMENT_APPS, readHostKind } from '@dealstore/commerce-core/domain';

/** The schemes of the apps that belong to a method of payment. */
const SCHEMES: Readonly<Record<string, string>> = {
  KAKAO_PAY: 'kakaotalk',
  NAVER_EASY_PAY: 'naversearchapp',
  TOSS_PAY: 'supertoss',
};

/**
 * The link by which a Korean payment page opens an app: an intent on Android, the app's scheme on iOS; null on a PC and
 * for methods without an app. Source: developer.chrome.com (Android intents).
 */
export function appLink(
  { payType, key }: { readonly payType: string; readonly key: string },
  userAgent: string,
): string | null {
  const scheme = SCHEMES[payType];
  const app = PAYMENT_APPS.find(({ schemes }) => scheme !== undefined && schemes.includes(scheme));
  const { phoneOs } = readHostKind(userAgent);
  if (scheme === undefined || app === undefined || phoneOs === 'ETC') return null;
  const path = `//pay?key=${key}`;
  return phoneOs === 'IOS' ? `${scheme}:${path}` : `intent:${path}#Intent;scheme=${scheme};package=${app.android};end`;
}
