import type { ClaimEstimate } from '../value/claim-estimate.ts';
import type { CouponIssueNo, CouponNo, OptionNo, OrderNo, OrderOptionNo, ProductNo } from '../value/identifiers.ts';
import type { PaymentInfo } from '../value/payment-info.ts';
import type { ReviewObstacle } from '../value/review-obstacle.ts';

// NOTE: aliases, for an interface is not taken for a record, which the details of an unknown code are.
/** Goods that an error is about, and what is wrong with them where the code alone does not say. */
export type GoodsDetails = {
  readonly optionNos: readonly OptionNo[];
  /** A problem of a line, as `validInfo.errorCode` names it. */
  readonly reason?: string;
};

/** A field of the request that is wrong, or the problems of a whole form. */
export type RequestDetails = {
  /** Where: `body/email`, a parameter of the query, a header. */
  readonly place?: string;
  readonly rule?: string;
  readonly termsTypes?: readonly string[];
  readonly problems?: readonly string[];
};

/** What a reader of each code gets besides its words, as the contract has it; a code that is not here carries none. */
export interface ErrorDetails {
  readonly INVALID_REQUEST: RequestDetails;
  readonly NOT_FOUND: Partial<GoodsDetails> & { readonly couponNo?: CouponNo };
  readonly ADULT_ONLY: GoodsDetails;
  readonly TELECOM_ONLY: Partial<GoodsDetails> & { readonly couponNo?: CouponNo };
  readonly NOT_ON_SALE: GoodsDetails;
  readonly SOLD_OUT: GoodsDetails;
  readonly STOCK_SHORT: GoodsDetails;
  /** Options beyond what may be bought, the product whose limit is reached, or the lines a cart holds at most. */
  readonly PURCHASE_LIMIT: Partial<GoodsDetails> & { readonly productNo?: ProductNo; readonly limit?: number };
  /** Whether too many orders or too many pieces wait for their money, and how many may. */
  readonly UNPAID_LIMIT: { readonly reason: 'ORDERS' | 'PIECES'; readonly limit: number };
  /** How many gifts a day go to one phone. */
  readonly GIFT_LIMIT: { readonly limit: number };
  readonly NOT_REVIEWABLE: { readonly reason: ReviewObstacle };
  /** The amounts as they are now, of an order sheet or of a claim. */
  readonly PRICE_CHANGED: { readonly paymentInfo?: PaymentInfo; readonly estimate?: ClaimEstimate };
  /** A reservation gets the amounts with the coupons that can be used. */
  readonly COUPON_UNUSABLE: {
    readonly couponIssueNo?: CouponIssueNo;
    readonly couponNo?: CouponNo;
    readonly reason?: string;
    readonly paymentInfo?: PaymentInfo;
  };
  readonly COUPON_EXHAUSTED: { readonly couponNo: CouponNo };
  readonly COUPON_EXPIRED: { readonly couponNo: CouponNo };
  /** What is in the way: the order there already is, the status it has moved on to, a coupon held, a full book. */
  readonly STATE_CONFLICT: {
    readonly orderNo?: OrderNo | null;
    readonly orderOptionNo?: OrderOptionNo;
    readonly orderStatusType?: string;
    readonly couponNo?: CouponNo;
    readonly reason?: string;
    readonly limit?: number;
  };
  readonly TERMS_REQUIRED: { readonly termsTypes: readonly string[] };
  readonly CONSENT_REQUIRED: { readonly types: readonly string[] };
  readonly CODE_MISMATCH: { readonly triesLeft: number };
  readonly OPEN_ORDERS: { readonly openOrderCnt: number; readonly openGiftCnt: number };
  /** Seconds until the same may be asked again. */
  readonly TOO_MANY_REQUESTS: { readonly retryAfter: number };
}

/** The details of an error by its code: typed for those of the catalogue, any record for a foreign code. */
export type DetailsOf<Code extends string> = Code extends keyof ErrorDetails
  ? ErrorDetails[Code]
  : Readonly<Record<string, unknown>>;
