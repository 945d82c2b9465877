import type { ClaimStatusType } from '../../value/claim-status.ts';
import type { GiftStatus } from '../../value/gift-status.ts';
import type {
  ClaimNo,
  DeliveryNo,
  GiftId,
  OptionNo,
  OrderNo,
  OrderOptionNo,
  PartnerNo,
  ProductNo,
} from '../../value/identifiers.ts';
import type { Won } from '../../value/won.ts';
import type { CashReceiptPurpose, CashReceiptStatusType } from '../payment/cash-receipt.ts';
import type { BankInfo } from '../payment/deposit.ts';
import type { OrderAmount } from '../sheet/priced-order.ts';
import type { BillLine } from '../sheet/order-sheet.ts';
import type { PayType } from '../payment/pay-type.ts';
import type { OrderStatusType } from './order-status.ts';

/** What may be done next to an ordered option; sent by the server, shown as buttons. The vendor's names. */
export type NextActionType =
  | 'CANCEL_ALL'
  | 'CANCEL'
  | 'EXCHANGE'
  | 'RETURN'
  | 'WITHDRAW_CANCEL'
  | 'WITHDRAW_EXCHANGE'
  | 'WITHDRAW_RETURN'
  | 'VIEW_CLAIM'
  | 'VIEW_DELIVERY'
  | 'DELIVERY_DONE'
  | 'CONFIRM_ORDER'
  | 'WRITE_REVIEW';

/**
 * Amounts of one ordered option in won; `buyAmt` and `adjustedAmt` are of the line, the latter after coupons. Spec §3.
 */
export interface OrderOptionPrice {
  readonly standardPrice: Won;
  readonly salePrice: Won;
  readonly addPrice: Won;
  readonly standardAmt: Won;
  readonly immediateDiscountAmt: Won;
  readonly additionalDiscountAmt: Won;
  readonly buyAmt: Won;
  readonly adjustedAmt: Won;
}

/** Instants of one ordered option, yyyy-MM-dd HH:mm:ss in KST; null until they have come. */
export interface OrderStatusDate {
  /**
   * yyyy-MM-dd: the Korean day on which it is expected; null before payment, once it has come or its day has passed.
   */
  readonly arrivalYmd: string | null;
  readonly registerYmdt: string;
  readonly payYmdt: string | null;
  readonly deliveryStartYmdt: string | null;
  readonly deliveryCompleteYmdt: string | null;
  readonly buyConfirmYmdt: string | null;
  readonly autoConfirmYmdt: string | null;
}

/** One ordered option with its own status; the order itself has none. Spec §3. */
export interface OrderOption {
  readonly orderNo: OrderNo;
  readonly orderOptionNo: OrderOptionNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly brandName: string;
  readonly partnerNo: PartnerNo;
  readonly partnerName: string;
  readonly imageUrl: string;
  /** Whether the goods are for adults; left out otherwise. */
  readonly adult?: true;
  readonly optionName: string;
  /** Level values joined by `|`. */
  readonly optionValue: string;
  readonly orderCnt: number;
  readonly inputs: readonly { readonly inputLabel: string; readonly inputValue: string }[];
  readonly categoryName1: string;
  readonly categoryName2: string;
  readonly categoryName3: string;
  readonly categoryName4: string;
  readonly price: OrderOptionPrice;
  readonly orderStatusType: OrderStatusType;
  /** Returned pieces. */
  readonly claimedCnt: number;
  /** Of the claim that is open; null once it has ended. */
  readonly claimStatusType: ClaimStatusType | null;
  /** Of the last claim, open or not. */
  readonly claimNo: ClaimNo | null;
  /** Sent by the server; a screen shows these and works none out by itself. */
  readonly nextActions: readonly { readonly nextActionType: NextActionType }[];
  readonly delivery: {
    readonly deliveryCompanyType: string;
    readonly invoiceNo: string;
    readonly retrieveInvoiceUrl: string | null;
  } | null;
  readonly orderStatusDate: OrderStatusDate;
  readonly accumulationAmt: Won;
}

/** Tracking status of a parcel, as couriers have it in common. Assumed. */
export type DeliveryStepType = 'PICKED_UP' | 'IN_TRANSIT' | 'OUT_FOR_DELIVERY' | 'DELIVERED';

/** What a courier has written of a parcel. */
export interface DeliveryStep {
  readonly deliveryStepType: DeliveryStepType;
  /** As the courier writes it, in Korean; null when it names none, and of a gift. */
  readonly place: string | null;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly stepYmdt: string;
}

/** The gift of an order, as its sender may see it. */
export interface OrderGift {
  readonly giftId: GiftId;
  readonly status: GiftStatus;
  readonly receiverName: string;
  /** Masked. */
  readonly receiverPhone: string;
  /** Until when it can be accepted: yyyy-MM-dd HH:mm:ss, KST. */
  readonly expireYmdt: string | null;
}

/** An order in a list. */
export interface OrderSummary {
  readonly orderNo: OrderNo;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly orderYmdt: string;
  readonly payType: PayType;
  readonly defaultOrderStatusType: OrderStatusType;
  readonly firstOrderAmt: OrderAmount;
  /** Null unless the order was to be paid into a virtual account. */
  readonly bankInfo: BankInfo | null;
  /** yyyy-MM-dd HH:mm:ss, KST: until when an unpaid order can be paid; null once it is paid or over. */
  readonly paymentExpirationYmdt: string | null;
  /** Null for an order that is no gift, and for a gift until it is paid. */
  readonly gift: OrderGift | null;
  readonly orderOptions: readonly OrderOption[];
}

/** Options that travel together to one receiver. */
export interface OrderDelivery {
  readonly deliveryNo: DeliveryNo;
  readonly receiverName: string;
  readonly receiverZipCd: string;
  readonly receiverAddress: string;
  readonly receiverDetailAddress: string;
  readonly receiverContact1: string;
  readonly deliveryMemo: string;
  readonly deliveryAmt: Won;
  readonly orderOptions: readonly OrderOption[];
}

/** An order with everything known of it. */
export interface Order {
  readonly orderNo: OrderNo;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly orderYmdt: string;
  readonly payType: PayType;
  readonly defaultOrderStatusType: OrderStatusType;
  readonly firstOrderAmount: OrderAmount;
  /** The first one with `payAmt`, `subPayAmt` and `chargeAmt` less what has gone back. */
  readonly lastOrderAmount: OrderAmount;
  /** The bill as a ledger; its amounts add up to what is charged. */
  readonly lines: readonly BillLine[];
  readonly orderer: {
    readonly ordererName: string;
    readonly ordererContact1: string;
    readonly ordererEmail: string | null;
  };
  readonly payInfo: {
    readonly payType: PayType;
    readonly cardName: string | null;
    readonly installmentMonths: number;
    readonly approveYmdt: string | null;
    /** Null unless the order was to be paid into a virtual account. */
    readonly bankInfo: BankInfo | null;
    /** Null when none was requested. */
    readonly cashReceipt: {
      readonly cashReceiptIssuePurposeType: CashReceiptPurpose;
      readonly maskedKey: string;
      readonly statusType: CashReceiptStatusType;
      /** For how much it is by now. */
      readonly receiptAmt: Won;
    } | null;
  };
  /** yyyy-MM-dd HH:mm:ss, KST: until when an unpaid order can be paid; null once it is paid or over. */
  readonly paymentExpirationYmdt: string | null;
  /** Null for an order that is no gift, and for a gift until it is paid. */
  readonly gift: OrderGift | null;
  readonly orderOptionsGroupByPartner: readonly {
    readonly partnerNo: PartnerNo;
    readonly partnerName: string;
    readonly orderOptionsGroupByDelivery: readonly OrderDelivery[];
  }[];
  /** 0 for an order that ended unpaid. */
  readonly accumulationAmtWhenBuyConfirm: Won;
  /** Null without a late payment. */
  readonly lateRefund: LateRefund | null;
}

/** A payment that came too late for its order and is refunded; instants in KST. Assumed. */
export interface LateRefund {
  readonly refundAmt: Won;
  /** yyyy-MM-dd HH:mm:ss: when it came. */
  readonly paidYmdt: string;
  /** yyyy-MM-dd HH:mm:ss; null until it is refunded. */
  readonly refundYmdt: string | null;
  /** Whether the buyer has to name an account that it can go back to. */
  readonly needsBankAccount: boolean;
}

/** Why a payment did not become an order; BENEFIT_USED when its coupon or points went to another order meanwhile. */
export const PAYMENT_FAIL_CODES = ['DECLINED', 'SOLD_OUT', 'BENEFIT_USED', 'EXPIRED', 'CANCELED'] as const;
/** One of PAYMENT_FAIL_CODES. */
export type PaymentFailCode = (typeof PAYMENT_FAIL_CODES)[number];

/** How a payment ended; PENDING when the provider has not decided yet. */
export interface OrderResult {
  readonly result: 'SUCCESS' | 'FAIL' | 'PENDING';
  readonly orderNo: OrderNo;
  readonly failCode: PaymentFailCode | null;
  readonly failMessage: string | null;
  readonly order: Order | null;
}

/**
 * How many ordered options have each status, and how many claims are under way or done; a refused claim and one taken
 * back are counted nowhere. Spec §3, the vendor's names.
 */
export interface OrderStatusCounts {
  /** Of orders whose payment is still being made or checked. */
  readonly payWaitCnt: number;
  readonly depositWaitCnt: number;
  readonly payDoneCnt: number;
  readonly productPrepareCnt: number;
  readonly deliveryPrepareCnt: number;
  readonly deliveryIngCnt: number;
  readonly deliveryDoneCnt: number;
  readonly buyConfirmCnt: number;
  readonly cancelProcessingCnt: number;
  readonly cancelDoneCnt: number;
  readonly returnProcessingCnt: number;
  readonly returnDoneCnt: number;
  readonly exchangeProcessingCnt: number;
  readonly exchangeDoneCnt: number;
}
