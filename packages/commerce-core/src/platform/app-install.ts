import { DAY_MS } from '../value/time.ts';
import type { Clock } from './clock.port.ts';
import type { PhoneOs } from './platform.ts';

/** How long a page of the mobile web is looked at before the app is offered: 2 s. Spec §9. */
export const APP_OFFER_AFTER_MS = 2_000;

/** How long "not for a month" keeps the offer away, in seconds: 30 days, not a calendar month. Spec §9. */
export const APP_OFFER_HIDDEN_S = (30 * DAY_MS) / 1_000;

/** How long an iPhone may take to leave the page for the app: 500 ms. Spec §9. */
export const APP_OPEN_PROBE_MS = 500;

/** Percent that the coupon promised with the app takes off. Spec §9. */
export const APP_COUPON_RATE = 10;

/**
 * How the app of a shop is opened, and where it is to be had. Spec §9; the values come from the host's configuration.
 */
export interface AppLinks {
  /** Custom scheme that both apps listen to. */
  readonly scheme: string;
  /** Also its page at Google Play, where Android leads without the app. */
  readonly androidPackage: string;
  readonly appStoreUrl: string;
}

/** The page of an app at Google Play. */
export function playStorePage(androidPackage: string): string {
  return `https://play.google.com/store/apps/details?id=${androidPackage}`;
}

/**
 * The address that opens a page in the app. Android leads to the store by itself where the app is missing; an iPhone
 * does not and has to be probed. Spec §9. Source: developer.chrome.com (Android Intents with Chrome).
 * @param page host with its port, and path with its query, percent-encoded
 * @example appAddress(app, 'IOS', { host: 'shop.example', path: '/product/1' }) // 'dealstore://shop.example/product/1'
 */
export function appAddress(
  { scheme, androidPackage }: AppLinks,
  phoneOs: PhoneOs,
  { host, path }: { readonly host: string; readonly path: string },
): string {
  if (phoneOs === 'IOS') return `${scheme}://${host}${path}`;
  const fallback = encodeURIComponent(playStorePage(androidPackage));
  return `intent://${host}${path}#Intent;scheme=${scheme};package=${androidPackage};S.browser_fallback_url=${fallback};end`;
}

/**
 * Opens the app and tells whether it came: true when the page was hidden within 500 ms. Spec §9.
 * @param onHidden calls back once the page is hidden; gives the way to stop listening
 */
export function probeAppOpen({
  clock,
  open,
  onHidden,
}: {
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  readonly open: () => void;
  readonly onHidden: (run: () => void) => () => void;
}): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (opened: boolean): void => {
      clock.clearTimeout(timer);
      stop();
      resolve(opened);
    };
    const timer = clock.setTimeout(() => end(false), APP_OPEN_PROBE_MS);
    // Listened for, not looked at: the timer of a hidden page rings when the visitor is back.
    const stop = onHidden(() => end(true));
    open();
  });
}
