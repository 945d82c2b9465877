import { isCommerceError } from '../error/commerce-error.ts';
import type { OrderSheet } from '../order/sheet/order-sheet.ts';
import type { PayType } from '../order/payment/pay-type.ts';
import type { OrderNo } from '../value/identifiers.ts';
import type { CheckoutChoice, CheckoutProblem, SavedChoice } from './checkout.ts';

/** What a checkout starts from. */
export interface CheckoutInput {
  /** The sheet to fill in, as it has just been read. */
  readonly sheet: OrderSheet;
  /** The choice stored on this device; null for none. */
  readonly saved: SavedChoice | null;
  /** Where the provider sends the shopper back to: the page that settles the payment. */
  readonly clientReturnUrl: string;
}

/** What stopped a checkout, shown beside the pay button; inputs stay as they are. */
export type CheckoutNotice =
  | 'price-changed'
  | 'sold-out'
  | 'coupon-unusable'
  | 'points-insufficient'
  | 'purchase-limit'
  /** Too many orders wait for their money. */
  | 'unpaid-orders'
  /** This order has too many pieces, those of unpaid orders counted with them. */
  | 'unpaid-pieces'
  /** Too many gifts have gone to this phone today. */
  | 'gift-limit'
  /** The sheet has been paid, or another attempt to pay it is on its way. */
  | 'in-progress'
  /** Lines of the cart the sheet was made of were ordered or taken out meanwhile. */
  | 'cart-changed'
  /** The sheet is over, or what it was made of has gone. */
  | 'gone'
  /** No answer came. */
  | 'offline'
  /** A change could not be priced and was undone. */
  | 'unpriced'
  /** No answer came for the price of a change, which is kept and priced later. */
  | 'price-waits'
  | 'busy'
  | 'failed';

/** What a checkout remembers. */
export interface CheckoutContext extends Pick<CheckoutInput, 'sheet' | 'clientReturnUrl'> {
  readonly choice: CheckoutChoice;
  /** The choice that the sheet's price is for; null while it is for one the shopper has not made here. */
  readonly pricedFor: CheckoutChoice | null;
  /**
   * Whether a sheet that is read again brings its best coupons, because the member has got more; otherwise it brings
   * those its price is made with.
   */
  readonly takesBest: boolean;
  readonly notice: CheckoutNotice | null;
  readonly problems: readonly CheckoutProblem[];
  /** One key per intent to pay; a new one after any change. */
  readonly payKey: string;
  readonly error: unknown;
}

/** The events a checkout takes. */
export type CheckoutEvent =
  | { readonly type: 'change'; readonly choice: Partial<CheckoutChoice> }
  | { readonly type: 'pay' }
  /** The member has got coupons: the sheet is read again, and the best ones are chosen. */
  | { readonly type: 'reload' }
  /** Whatever failed or still waits is tried again. */
  | { readonly type: 'retry' }
  | { readonly type: 'returned' };

/** What a checkout emits. */
export type CheckoutEmittedEvent =
  /** A press of the pay button was taken: the goods are held, and a payment has begun. */
  | { readonly type: 'reserved'; readonly sheet: OrderSheet; readonly payType: PayType | null }
  /** The provider's window; a host that is not come back to settles the order by its number and key. */
  | { readonly type: 'openPayment'; readonly url: string; readonly orderNo: OrderNo; readonly key: string }
  /** Nothing is left to pay: the payment machine settles the order without a window. */
  | { readonly type: 'settle'; readonly orderNo: OrderNo; readonly key: string }
  | { readonly type: 'incomplete'; readonly problem: CheckoutProblem };

/** What is shown beside the sheet about a failure. */
export function noticeOf(error: unknown): CheckoutNotice {
  if (isCommerceError(error, 'PRICE_CHANGED')) return 'price-changed';
  if (isCommerceError(error, 'SOLD_OUT', 'STOCK_SHORT', 'NOT_ON_SALE')) return 'sold-out';
  if (isCommerceError(error, 'COUPON_UNUSABLE', 'COUPON_EXHAUSTED')) return 'coupon-unusable';
  if (isCommerceError(error, 'MB04')) return 'points-insufficient';
  if (isCommerceError(error, 'PURCHASE_LIMIT')) return 'purchase-limit';
  if (isCommerceError(error, 'UNPAID_LIMIT'))
    return error.details?.reason === 'PIECES' ? 'unpaid-pieces' : 'unpaid-orders';
  if (isCommerceError(error, 'GIFT_LIMIT')) return 'gift-limit';
  if (isCommerceError(error, 'STATE_CONFLICT', 'IDEMPOTENCY_IN_PROGRESS')) return 'in-progress';
  if (isCommerceError(error, 'NOT_FOUND')) return error.details?.reason === 'CART' ? 'cart-changed' : 'gone';
  if (isCommerceError(error, 'NETWORK', 'TIMEOUT')) return 'offline';
  return isCommerceError(error, 'BUSY', 'TOO_MANY_REQUESTS') ? 'busy' : 'failed';
}

/** As noticeOf, about a price: without an answer the change waits; any other failure undoes it. */
export function priceNoticeOf(error: unknown): CheckoutNotice {
  const notice = noticeOf(error);
  if (notice === 'offline') return 'price-waits';
  return notice === 'busy' || notice === 'failed' ? 'unpriced' : notice;
}
