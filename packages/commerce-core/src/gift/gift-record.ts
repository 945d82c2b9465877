import type { ClaimType } from '../claim/claim.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';
import type { GiftId, OptionNo, OrderNo, OrderOptionNo, ProductNo, VerificationId } from '../value/identifiers.ts';
import type { GiftAction } from './gift-actions.ts';
import type { GiftCardType } from './gift-request.ts';
import type { GiftStatus } from '../value/gift-status.ts';

/** A gift in a list: without any price. Times are `yyyy-MM-dd HH:mm:ss`, KST. */
export interface GiftSummary {
  readonly giftId: GiftId;
  readonly status: GiftStatus;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly brandName: string;
  readonly imageUrl: string;
  /** True for goods for adults that are shown; otherwise absent, except in a ReceivedGift. */
  readonly adult?: boolean;
  readonly optionName: string;
  readonly optionValue: string;
  readonly orderCnt: number;
  /** Masked for the recipient; empty when the sender has left the shop. */
  readonly senderName: string;
  readonly receiverName: string;
  readonly cardType: GiftCardType;
  readonly message: string;
  readonly createdYmdt: string;
  /** Until when it can be accepted; null until it is paid. */
  readonly expireYmdt: string | null;
  readonly confirmYmdt: string | null;
  /** Korean days left to accept; null when the gift does not wait for an address. */
  readonly daysLeft: number | null;
}

/** A past change of status. */
export interface GiftMoment {
  readonly status: GiftStatus;
  readonly happenedYmdt: string;
}

interface GiftDetail extends GiftSummary {
  /** Masked. */
  readonly receiverPhone: string;
  readonly optionOpen: boolean;
  /** Oldest first. */
  readonly events: readonly GiftMoment[];
  /** The server decides; screens show. */
  readonly nextActions: readonly GiftAction[];
}

/** A gift as its sender sees it; never with the recipient's address. */
export interface SentGift extends GiftDetail {
  readonly side: 'SEND';
  /** Null until it is paid. */
  readonly orderNo: OrderNo | null;
  readonly orderOptionNo: OrderOptionNo | null;
  readonly resendCnt: number;
  readonly lastSentYmdt: string | null;
  /** From when the message can be sent again; null when it cannot any more. */
  readonly resendableYmdt: string | null;
  /** The recipient's message with a refusal; null without one. */
  readonly refuseMessage: string | null;
}

/** An option a recipient may pick. */
export interface GiftOption {
  readonly optionNo: OptionNo;
  readonly optionName: string;
  readonly optionValue: string;
  readonly soldOut: boolean;
}

/** The address of a gift. The vendor's names; the phone is the proven one. */
export interface GiftAddress {
  readonly receiverName: string;
  /** Five digits. */
  readonly receiverZipCd: string;
  readonly receiverAddress: string;
  readonly receiverJibunAddress: string;
  readonly receiverDetailAddress: string;
  /** At most 50 characters. */
  readonly deliveryMemo: string;
  /** Of the building, at most 20 characters; empty for none, and once the gift has arrived. */
  readonly entranceCode: string;
}

/** A claim of a gift as its recipient sees it: without any amount. */
export interface GiftClaim {
  readonly claimType: ClaimType;
  readonly claimStatusType: ClaimStatusType;
  /** `yyyy-MM-dd HH:mm:ss`, KST. */
  readonly claimYmdt: string;
  /** The option the recipient gets in exchange; null for any other claim. */
  readonly exchangeOptionValue: string | null;
  /** The seller's own text. */
  readonly rejectReason: string | null;
}

/** A gift as its recipient sees it: by its link, or logged in. */
export interface ReceivedGift extends GiftDetail {
  readonly side: 'RECEIVE';
  /** Options to pick while the choice is open and the gift not accepted; otherwise empty. */
  readonly options: readonly GiftOption[];
  /** Whether its goods are for adults: names and pictures are withheld, and accepting needs an age check. */
  readonly adult: boolean;
  /** Whether the phone must be proven by a code first: yes by the link, no when logged in with that phone. */
  readonly phoneCodeNeeded: boolean;
  /** Null before it is entered, and for a reader by the link alone, who may be anyone. */
  readonly address: GiftAddress | null;
  /** The last claim of the recipient; null for none, and for a reader by the link alone. */
  readonly claim: GiftClaim | null;
}

/** What a recipient sends to correct the address, and as part of accepting. */
export interface GiftAddressRequest extends GiftAddress {
  /** The proof of the phone; absent for a recipient who is logged in with it. */
  readonly verificationId?: VerificationId;
}

/** What a recipient sends to accept. */
export interface GiftConfirmation extends GiftAddressRequest {
  /** The picked option; absent when the choice is not open or the sender's option stays. */
  readonly optionNo?: OptionNo;
}

/** How many gifts each list of the gift box has. Spec §5. */
export interface GiftCounts {
  readonly usableReceiveCnt: number;
  readonly completeReceiveCnt: number;
  readonly usableSendCnt: number;
  readonly completeSendCnt: number;
}
