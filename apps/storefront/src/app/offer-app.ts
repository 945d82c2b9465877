import type { Clock } from '@dealstore/commerce-core';
import { APP_OFFER_AFTER_MS } from '@dealstore/commerce-core/domain';
import type { ChromeStore } from '../page/chrome-store.ts';
import { isAppOfferHidden } from '../page/app-offer-cookie.ts';
import { matchRoute, type RouteName } from '../routes/paths.ts';

/** Where nobody is interrupted: logging in, paying, and a gift's secret link. Assumed. */
const UNINTERRUPTED: readonly RouteName[] = [
  'login',
  'terms',
  'loginRedirect',
  'appAccess',
  'orderSheet',
  'orderComplete',
  'beforeEntering',
  'afterEntering',
  'recipientInfo',
];

/** Offers the app of the shop two seconds into a visit, and later where a dialog is open or something is typed. Spec §4, §9. */
export function offerApp(chrome: Pick<ChromeStore, 'offerApp'>, clock: Pick<Clock, 'setTimeout'>): void {
  if (isAppOfferHidden(document.cookie)) return;
  const look = (): void => {
    if (isBusy()) clock.setTimeout(look, APP_OFFER_AFTER_MS);
    else chrome.offerApp(true);
  };
  clock.setTimeout(look, APP_OFFER_AFTER_MS);
}

function isBusy(): boolean {
  const route = matchRoute(window.location.pathname)?.name ?? 'wrongPage';
  if (UNINTERRUPTED.includes(route) || document.querySelector('dialog[open]') !== null) return true;
  return document.activeElement?.matches('input, textarea, select') === true;
}
