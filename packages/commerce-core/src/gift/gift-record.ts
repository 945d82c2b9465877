import type { ClaimType } from '../claim/claim.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';
import type { GiftId, OptionNo, OrderNo, OrderOptionNo, ProductNo, VerificationId } from '../value/identifiers.ts';
import type { GiftAction } from './gift-actions.ts';
import type { GiftCardType } from './gift-request.ts';
import type { GiftStatus } from '../value/gift-status.ts';

/** A gift as a list shows it: no price for any reader. Times are `yyyy-MM-dd HH:mm:ss`, KST. */
export interface GiftSummary {
  readonly giftId: GiftId;
  readonly status: GiftStatus;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly brandName: string;
  readonly imageUrl: string;
  /** True of goods for adults that are shown; else left out, unless a recipient opens the gift. */
  readonly adult?: boolean;
  readonly optionName: string;
  readonly optionValue: string;
  readonly orderCnt: number;
  /** Masked for the recipient; empty of one who has left the shop. */
  readonly senderName: string;
  readonly receiverName: string;
  readonly cardType: GiftCardType;
  readonly message: string;
  readonly createdYmdt: string;
  /** Until when it can be accepted; null until it is paid. */
  readonly expireYmdt: string | null;
  readonly confirmYmdt: string | null;
  /** Korean days left to accept; null when nothing is waited for. */
  readonly daysLeft: number | null;
}

/** One step a gift has taken. */
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
  /** What a recipient said who refused; null without a word. */
  readonly refuseMessage: string | null;
}

/** An option a recipient may pick. */
export interface GiftOption {
  readonly optionNo: OptionNo;
  readonly optionName: string;
  readonly optionValue: string;
  readonly soldOut: boolean;
}

/** Where a gift goes. The vendor's names; the phone is the one that was proven. */
export interface GiftAddress {
  readonly receiverName: string;
  /** Five digits. */
  readonly receiverZipCd: string;
  readonly receiverAddress: string;
  readonly receiverJibunAddress: string;
  readonly receiverDetailAddress: string;
  /** At most 50 characters. */
  readonly deliveryMemo: string;
  /** Opens the door of the building, at most 20 characters; empty when there is none, and once the gift has arrived. */
  readonly entranceCode: string;
}

/** A claim of a gift as its recipient sees it: without any amount. */
export interface GiftClaim {
  readonly claimType: ClaimType;
  readonly claimStatusType: ClaimStatusType;
  /** `yyyy-MM-dd HH:mm:ss`, KST. */
  readonly claimYmdt: string;
  /** What the recipient gets instead; null of any other claim. */
  readonly exchangeOptionValue: string | null;
  /** In the words of the seller. */
  readonly rejectReason: string | null;
}

/** A gift as its recipient sees it: by its link, or logged in. */
export interface ReceivedGift extends GiftDetail {
  readonly side: 'RECEIVE';
  /** What may be picked while the option is open and nothing is accepted; else empty. */
  readonly options: readonly GiftOption[];
  /** Whether its goods are for adults: names and pictures are withheld, and it is accepted after an age check alone. */
  readonly adult: boolean;
  /** Whether the phone must be proven by a code first: by the link, but not logged in with that phone. */
  readonly phoneCodeNeeded: boolean;
  /** Where it goes; null before that, and by the link alone, for its holder is not known. */
  readonly address: GiftAddress | null;
  /** The last claim its recipient has asked for; null without one, and by the link alone. */
  readonly claim: GiftClaim | null;
}

/** What a recipient gives to accept, and to correct the address. */
export interface GiftAddressRequest extends GiftAddress {
  /** The phone proven by a code; left out by anyone who is logged in with that phone. */
  readonly verificationId?: VerificationId;
}

/** What a recipient gives to accept. */
export interface GiftConfirmation extends GiftAddressRequest {
  /** The option picked; left out when it is not open, or the sender's choice is kept. */
  readonly optionNo?: OptionNo;
}

/** How many gifts each list of the gift box has. Spec §5. */
export interface GiftCounts {
  readonly usableReceiveCnt: number;
  readonly completeReceiveCnt: number;
  readonly usableSendCnt: number;
  readonly completeSendCnt: number;
}
