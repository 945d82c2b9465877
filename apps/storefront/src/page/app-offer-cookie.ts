import { APP_OFFER_HIDDEN_S } from '@dealstore/commerce-core/domain';

/** Whether the visitor has dismissed the offer of the app. Spec §4. */
export function isAppOfferHidden(cookies: string): boolean {
  return cookies.split('; ').includes('app_offer=off');
}

/** The cookie that hides the offer for 30 days, also across a log-out. Spec §9. */
export function hideAppOffer(): string {
  return `app_offer=off; Path=/; Max-Age=${APP_OFFER_HIDDEN_S}; SameSite=Lax`;
}
