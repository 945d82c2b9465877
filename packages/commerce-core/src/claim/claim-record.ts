import type { LateRefund } from '../order/record/order-record.ts';
import type { Address } from '../address/address.ts';
import type { OrderStatusType } from '../order/record/order-status.ts';
import type { BankAccountInfo } from '../value/bank-account.ts';
import type { ClaimEstimate } from '../value/claim-estimate.ts';
import type { ClaimNo, DeliveryNo, GiftId, OptionNo, OrderNo, OrderOptionNo, ProductNo } from '../value/identifiers.ts';
import type { Won } from '../value/won.ts';
import type { ClaimReasonType, ClaimType, ResponsibleObjectType, ReturnWayType } from './claim.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';
import type { ClaimProblem } from './claim-eligibility.ts';
import type { NoticedDays } from './fault-noticed.ts';

export type { BankAccountInfo, ClaimEstimate };

/** What a claim would be for. The vendor's words. */
export interface ClaimEstimateRequest {
  readonly orderNo: OrderNo;
  readonly claimType: ClaimType;
  readonly claimReasonType: ClaimReasonType;
  readonly claimedProductOptions: readonly { readonly orderOptionNo: OrderOptionNo; readonly productCnt: number }[];
  readonly returnWayType?: ReturnWayType;
  /** For an exchange: another option at the same price, or the same once more. */
  readonly exchangeOptionNo?: OptionNo;
}

/** A claim as its buyer asks for it. The vendor's words. */
export interface ClaimRequest extends ClaimEstimateRequest {
  readonly claimReasonDetail: string;
  /**
   * yyyy-MM-dd, the Korean day on which the seller's fault was noticed; asked for once the goods
   * may not go back for any reason.
   */
  readonly faultNoticedYmd?: string;
  /** The `refundPayAmt` that was shown; another amount is refused with PRICE_CHANGED. */
  readonly refundAmtForVerification: Won;
  /** The `refundsImmediately` that was shown; another one is refused with PRICE_CHANGED. */
  readonly immediacyForVerification?: boolean;
  /** SELLER_COLLECT needs it. */
  readonly returnAddress?: Address;
  /** BUYER_DIRECT_RETURN needs it, and `invoiceNo`. */
  readonly deliveryCompanyType?: string;
  readonly invoiceNo?: string;
  /** Pictures this member has uploaded. */
  readonly fileNames?: readonly string[];
  readonly bankAccountInfo?: BankAccountInfo;
}

/** One claimed option. */
export interface ClaimOption {
  readonly orderOptionNo: OrderOptionNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly brandName: string;
  readonly optionName: string;
  readonly optionValue: string;
  readonly imageUrl: string;
  /** Pieces that are claimed. */
  readonly productCnt: number;
  readonly exchangeOptionNo: OptionNo | null;
  readonly exchangeOptionValue: string | null;
}

/** A claim with everything known of it; instants are `yyyy-MM-dd HH:mm:ss`, KST. The vendor's words. */
export interface Claim {
  readonly claimNo: ClaimNo;
  readonly orderNo: OrderNo;
  readonly claimType: ClaimType;
  readonly claimStatusType: ClaimStatusType;
  readonly claimReasonType: ClaimReasonType;
  readonly claimReasonDetail: string;
  /** yyyy-MM-dd; null when not required. */
  readonly faultNoticedYmd: string | null;
  readonly responsibleObjectType: ResponsibleObjectType;
  readonly claimYmdt: string;
  readonly options: readonly ClaimOption[];
  /** The estimate that was shown; once decided, the refund. */
  readonly estimate: ClaimEstimate;
  /** Null until the refund is decided. */
  readonly refund: {
    readonly refundYmdt: string | null;
    /** yyyy-MM-dd: the Korean day until which it has to be refunded. */
    readonly dueYmd: string;
    /** Interest that was paid in points because it came late. */
    readonly interestAmt: Won;
    /** Whether it waits for another account, for the bank refused the one that was named. */
    readonly needsBankAccount: boolean;
  } | null;
  readonly returnWayType: ReturnWayType | null;
  readonly returnAddress: Address | null;
  readonly deliveryCompanyType: string | null;
  readonly invoiceNo: string | null;
  /** The parcel an exchange was sent out again in; null for any other claim, and until then. */
  readonly exchangeDelivery: {
    readonly deliveryCompanyType: string;
    /** Null until the carrier has given it. */
    readonly invoiceNo: string | null;
    readonly shippedYmdt: string;
    readonly deliveredYmdt: string | null;
  } | null;
  readonly claimImageUrls: readonly string[];
  /** In the words of the seller. */
  readonly rejectReason: string | null;
  /** Oldest first. */
  readonly timeline: readonly {
    readonly claimStatusType: ClaimStatusType;
    readonly changedYmdt: string;
    readonly changedBy: 'BUYER' | 'SELLER' | 'SYSTEM';
  }[];
  readonly withdrawable: boolean;
  /** Null unless money came for an order that was canceled unpaid. */
  readonly lateRefund: LateRefund | null;
}

/** One kind of claim a line may be claimed with, and the reasons it may be given. */
export interface ClaimChoice {
  readonly claimType: ClaimType;
  readonly reasons: readonly {
    readonly claimReasonType: ClaimReasonType;
    readonly responsibleObjectType: ResponsibleObjectType;
    readonly needsPhoto: boolean;
    readonly refundsImmediately: boolean;
    /** The first second it is too late; null as long as the goods have not come. */
    readonly untilYmdt: string | null;
    /** The days on which the fault may have been noticed; null when not required. */
    readonly noticedDays: NoticedDays | null;
  }[];
  /** Whether the goods have to be returned, so that a way of return is required. */
  readonly needsReturn: boolean;
}

/** One ordered line and what may be claimed of it. */
export interface ClaimableLine {
  readonly orderOptionNo: OrderOptionNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly brandName: string;
  readonly optionName: string;
  readonly optionValue: string;
  readonly imageUrl: string;
  readonly deliveryNo: DeliveryNo;
  readonly orderStatusType: OrderStatusType;
  readonly orderCnt: number;
  /** Pieces that were not returned. */
  readonly claimableCnt: number;
  /** Of the whole line after coupons. */
  readonly adjustedAmt: Won;
  readonly choices: readonly ClaimChoice[];
  /** Why there is no choice. */
  readonly problem: ClaimProblem | null;
  /** At the same price; the bought one among them. */
  readonly exchangeOptions: readonly {
    readonly optionNo: OptionNo;
    readonly optionName: string;
    readonly optionValue: string;
    readonly soldOut: boolean;
  }[];
}

/** What of an order may be canceled, returned or exchanged. */
export interface Claimable {
  readonly orderNo: OrderNo;
  readonly lines: readonly ClaimableLine[];
  /** Whether the refund needs a bank account. */
  readonly needsBankAccount: boolean;
  /** The account this member named last, where one is needed. */
  readonly lastBankAccount: BankAccountInfo | null;
  /** Where the goods went, for the way back. */
  readonly returnAddress: Address | null;
  /** The gift it is as long as it waits for its address, to be canceled as that; null otherwise. */
  readonly waitingGiftId: GiftId | null;
}
