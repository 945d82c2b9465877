import { APP_OFFER_HIDDEN_S } from '@dealstore/commerce-core/domain';

/** Whether the visitor wants no offer of the app for now. Spec §4. */
export function isAppOfferHidden(cookies: string): boolean {
  return cookies.split('; ').includes('app_offer=off');
}

/** The cookie that keeps the offer away for 30 days; a log-out keeps it. Spec §9. */
export function hideAppOffer(): string {
  return `app_offer=off; Path=/; Max-Age=${APP_OFFER_HIDDEN_S}; SameSite=Lax`;
}
