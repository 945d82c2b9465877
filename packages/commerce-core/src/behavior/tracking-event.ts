import type { GoodsEvent, ListEvent } from './goods-event.ts';
import type { MemberEvent } from './member-event.ts';
import type { PurchaseEvent } from './purchase-event.ts';
import type { ShareEvent } from './share.ts';

/** A page that is shown. */
export interface PageViewEvent {
  readonly name: 'page_view';
  readonly parameters: { readonly pageCode: string; readonly previousPageCode: string | null };
}

/** The pay button of a mobile payment was pressed. */
export interface PaymentButtonEvent {
  readonly name: 'payment_button';
  /** `isRepeat`: the same goods were paid for within ten minutes. */
  readonly parameters: { readonly payType: string; readonly isRepeat: boolean };
}

/**
 * Everything analytics is told, in GA4's names where it has one. No event has a place for a phone, an e-mail, an
 * address or the name of a person: there is nothing to leave out later.
 */
export type TrackingEvent =
  PageViewEvent | MemberEvent | ListEvent | GoodsEvent | PaymentButtonEvent | PurchaseEvent | ShareEvent;
