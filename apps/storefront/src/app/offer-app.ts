import { APP_OFFER_AFTER_MS } from '@dealstore/commerce-core/domain';
import { isAppOfferHidden } from '../page/app-offer-cookie.ts';
import type { ChromeStore } from '../page/chrome-store.ts';
import { interruptOnce } from '../widgets/popup/interruption.ts';

/** Offers the app of the shop two seconds into a visit, or later where a shopper is busy. Spec §4, §9. */
export function offerApp(chrome: Pick<ChromeStore, 'offerApp'>): void {
  if (isAppOfferHidden(document.cookie)) return;
  interruptOnce('app-offer', APP_OFFER_AFTER_MS, () => chrome.offerApp(true));
}
