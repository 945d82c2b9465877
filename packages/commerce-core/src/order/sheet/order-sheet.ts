import type { Address } from '../../address/address.ts';
import { type CouponRequest, NO_COUPONS } from '../../coupon/coupon-request.ts';
import type { CartAddition, DeliveryGroup, OrderProduct } from '../../cart/cart.ts';
import type { CouponProblem } from '../../coupon/coupon-rule.ts';
import type { CouponType } from '../../coupon/coupon.ts';
import type { CartNo, CouponIssueNo, GiftId, OrderNo, OrderSheetNo, ProductNo } from '../../value/identifiers.ts';
import type { CashReceipt } from '../payment/cash-receipt.ts';
import type { PayType } from '../payment/pay-type.ts';
import type { PaymentInfo } from '../../value/payment-info.ts';
import { FEE_RULES } from '../../value/delivery-fees.ts';
import { type Won, ZERO_WON } from '../../value/won.ts';

export type { PaymentInfo };

/** The rules of a bill in its order. Assumed: as they are applied, delivery after goods, points last. */
export const BILL_RULES = [
  'STANDARD',
  'IMMEDIATE_DISCOUNT',
  'ADDITIONAL_DISCOUNT',
  'PRODUCT_COUPON',
  'CART_COUPON',
  ...Object.values(FEE_RULES),
  'DELIVERY_COUPON',
  'POINT',
] as const;

/** One entry of a bill a person can read; reductions are negative. */
export interface BillLine {
  readonly rule: (typeof BILL_RULES)[number];
  readonly source: string;
  readonly amount: Won;
}

/** A coupon as a sheet sees it: what it takes off here, or why it cannot. */
export interface SheetCoupon {
  readonly couponIssueNo: CouponIssueNo;
  readonly couponName: string;
  readonly couponType: CouponType;
  readonly productNo: ProductNo | null;
  readonly couponDiscountAmt: Won;
  readonly usable: boolean;
  readonly reason: CouponProblem | null;
  readonly minSalePrice: Won;
  /** What the goods it reaches lack to `minSalePrice`, in won. */
  readonly missingAmt: Won;
  /** Whether a cart coupon may be used beside it. */
  readonly cartCouponUsable: boolean;
  /** Whether product coupons may be used beside it. */
  readonly productCouponUsable: boolean;
  readonly fixedAmt: boolean;
  readonly discountAmt: Won;
  readonly discountRate: number;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly useEndYmdt: string;
}

/** A text to agree to on a sheet. */
export interface TermsInfo {
  readonly termsType: string;
  readonly termsName: string;
  readonly required: boolean;
  readonly version: number;
  /** HTML, sanitised by the server. */
  readonly contents: string;
}

/** An order sheet: what is bought, at what price, with which coupons, where to. */
export interface OrderSheet {
  readonly orderSheetNo: OrderSheetNo;
  readonly type: 'direct' | 'cart' | 'gift';
  /** Of a gift sheet once its recipient is stored. */
  readonly gift?: {
    readonly giftId: GiftId;
    readonly receiverName: string;
    /** Eleven digits. */
    readonly receiverPhone: string;
    readonly optionOpen: boolean;
  };
  readonly deliveryGroups: readonly DeliveryGroup[];
  readonly invalidProducts: readonly OrderProduct[];
  readonly paymentInfo: PaymentInfo;
  readonly lines: readonly BillLine[];
  /** Where the price is for, five digits; null while no address is known, and for a gift. */
  readonly receiverZipCd: string | null;
  /** What the price is made with. */
  readonly appliedCoupons: CouponRequest;
  /** What takes off most. */
  readonly bestCoupons: CouponRequest;
  readonly coupons: readonly SheetCoupon[];
  readonly availablePayTypes: readonly PayType[];
  readonly lastPayType: PayType | null;
  readonly ordererContact: {
    readonly ordererName: string;
    readonly ordererContact1: string;
    readonly ordererEmail: string | null;
  };
  readonly orderSheetAddress: {
    readonly mainAddress: Address | null;
    readonly bookedAddresses: readonly Address[];
    readonly recentAddresses: readonly Address[];
  };
  readonly sellerPrivacyUsagePartners: readonly { readonly partnerName: string }[];
  readonly termsInfos: readonly TermsInfo[];
}

/** What a sheet is opened for: products at once, or lines of the cart. A gift is one of either. */
export type OrderSheetRequest =
  | {
      readonly type: 'direct' | 'gift';
      readonly products: readonly CartAddition[];
    }
  | { readonly type: 'cart' | 'gift'; readonly cartNos: readonly CartNo[] };

/** What a shopper chose that moves the price. */
export interface OrderSheetChoice {
  /** Five digits; null while no address is known. */
  readonly receiverZipCd: string | null;
  readonly coupons: CouponRequest;
  /** Points to use, in won. */
  readonly points: Won;
}

/** What a sheet costs without any choice. */
export const NO_CHOICE: OrderSheetChoice = { receiverZipCd: null, coupons: NO_COUPONS, points: ZERO_WON };

/** The price of a choice. */
export interface OrderSheetPrice {
  readonly paymentInfo: PaymentInfo;
  readonly deliveryGroups: readonly DeliveryGroup[];
  readonly lines: readonly BillLine[];
}

/** Everything the server needs to hold the goods and open a payment. */
export interface ReserveRequest {
  readonly payType: PayType;
  readonly installmentMonths: number;
  /** Asked for when it is paid by cash. */
  readonly cashReceipt?: CashReceipt;
  readonly orderer: OrderSheet['ordererContact'];
  /** Null of a gift alone, whose recipient gives it. */
  readonly shippingAddress: Address | null;
  /** At most 50 characters. */
  readonly deliveryMemo: string;
  /** Opens the door of the building, at most 20 characters; empty when there is none. */
  readonly entranceCode: string;
  readonly coupons: CouponRequest;
  readonly subPayAmt: Won;
  /** What the shopper saw; the server refuses with PRICE_CHANGED when it is not what it charges. */
  readonly paymentAmtForVerification: Won;
  readonly agreementTermsAgrees: readonly { readonly termsType: string; readonly isAgree: boolean }[];
  readonly saveAddressBook: boolean;
  readonly useDefaultAddress: boolean;
  readonly rememberPayType: boolean;
  readonly clientReturnUrl: string;
}

/** A held order with its opened payment. */
export interface Reservation {
  readonly orderNo: OrderNo;
  readonly orderSheetNo: OrderSheetNo;
  readonly key: string;
  /** The provider's window; null when nothing is left to pay. */
  readonly confirmUrl: string | null;
  readonly clientReturnUrl: string;
  /** yyyy-MM-dd HH:mm:ss, KST: until when goods are held. */
  readonly expireYmdt: string;
}
