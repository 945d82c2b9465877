import { adultMark } from '../../../access/access.ts';
import { maskPhone } from '../../../account/phone.ts';
import { commerceError } from '../../../error/commerce-error.ts';
import { giftActions, giftSenderName, type GiftSide } from '../../../gift/gift-actions.ts';
import { giftDaysLeft, giftResendableAt, isGiftLinkShown } from '../../../gift/gift-deadline.ts';
import { isGiftChoice } from '../../../gift/gift-goods.ts';
import type {
  GiftAddress,
  GiftAddressRequest,
  GiftOption,
  GiftSummary,
  ReceivedGift,
  SentGift,
} from '../../../gift/gift-record.ts';
import type { GiftRequest } from '../../../gift/gift-request.ts';
import type { GiftState } from '../../../gift/gift.ts';
import type { GiftStatus } from '../../../value/gift-status.ts';
import type { OrderLine } from '../../../order/sheet/priced-order.ts';
import { formatYmdt } from '../../../value/calendar.ts';
import type { GiftId, OrderNo } from '../../../value/identifiers.ts';
import type { EpochMs } from '../../../value/time.ts';
import { type MemoryBackend, productOf, stockOf } from '../memory-backend.ts';
import { claimedCntOf, type MemoryOrder, statusOf } from './memory-order.ts';

/** Characters of a link's token. */
export const TOKEN_LENGTH = 43;

/** A gift of a memory shop. */
export interface MemoryGift extends GiftState {
  readonly giftId: GiftId;
  readonly request: GiftRequest;
  readonly createdAt: EpochMs;
  /** Null until it is paid. */
  readonly orderNo: OrderNo | null;
  readonly resendCnt: number;
  readonly lastSentAt: EpochMs | null;
  readonly confirmedAt: EpochMs | null;
  readonly refuseMessage: string | null;
  readonly address: GiftAddressRequest | null;
  /** How the recipient who accepted was identified: a proven code, or `member`. */
  readonly acceptedBy: string | null;
  readonly tokens: readonly string[];
  readonly events: readonly { readonly status: GiftStatus; readonly at: EpochMs }[];
}

/** A gift with its goods, at one instant. */
export interface SeenGift {
  readonly gift: MemoryGift;
  readonly line: OrderLine;
  /** Null until it is paid. */
  readonly order: MemoryOrder | null;
  readonly now: EpochMs;
}

/** A gift as its sender sees it. */
export function sentGift(seen: SeenGift): SentGift {
  const { gift, order, now } = seen;
  return {
    side: 'SEND',
    ...detailOf(seen, 'SEND'),
    orderNo: order?.orderNo ?? null,
    orderOptionNo: order?.options[0]?.orderOptionNo ?? null,
    resendCnt: gift.resendCnt,
    lastSentYmdt: ymdt(gift.lastSentAt),
    resendableYmdt: ymdt(giftResendableAt(gift, now)),
    refuseMessage: gift.refuseMessage,
  };
}

/** A gift as its recipient sees it; the address for a member who is logged in. */
export function receivedGift(
  seen: SeenGift,
  { options, isMember }: { readonly options: readonly GiftOption[]; readonly isMember: boolean },
): ReceivedGift {
  const { gift, line } = seen;
  return {
    side: 'RECEIVE',
    ...detailOf(seen, 'RECEIVE'),
    options: gift.request.optionOpen && gift.status === 'WAITING_ADDRESS' ? options : [],
    adult: line.adult,
    phoneCodeNeeded: !isMember,
    address: isMember && gift.address !== null ? addressOf(gift.address) : null,
    claim: null,
  };
}

/** A gift as lists show it. */
export function giftSummary({ gift, line, order, now }: SeenGift, side: GiftSide): GiftSummary {
  const { giftId, status, request } = gift;
  return {
    giftId,
    status,
    productNo: line.productNo,
    optionNo: line.optionNo,
    productName: line.productName,
    brandName: line.brandName,
    imageUrl: line.imageUrl,
    ...adultMark(line.adult),
    optionName: line.optionName,
    optionValue: line.optionValue,
    orderCnt: leftOf(line.orderCnt, order),
    senderName: giftSenderName(request.senderName, side),
    receiverName: request.receiverName,
    cardType: request.cardType,
    message: request.message,
    createdYmdt: formatYmdt(gift.createdAt),
    expireYmdt: ymdt(gift.expiresAt),
    confirmYmdt: ymdt(gift.confirmedAt),
    daysLeft: giftDaysLeft(gift, now),
  };
}

/** Pieces that were not returned; all of them once all were. */
function leftOf(orderCnt: number, order: MemoryOrder | null): number {
  const [option] = order?.options ?? [];
  const claimedCnt = order === null || option === undefined ? 0 : claimedCntOf(order, option);
  return claimedCnt < orderCnt ? orderCnt - claimedCnt : orderCnt;
}

function detailOf(seen: SeenGift, side: GiftSide) {
  const { gift, order, now } = seen;
  const facts = { ...gift, orderStatusType: order && statusOf(order), isClaimable: false, isClaimWithdrawable: false };
  return {
    ...giftSummary(seen, side),
    receiverPhone: maskPhone(gift.request.receiverPhone),
    optionOpen: gift.request.optionOpen,
    events: gift.events.map(({ status, at }) => ({ status, happenedYmdt: formatYmdt(at) })),
    nextActions: giftActions(facts, side, now),
  };
}

function addressOf({ verificationId: _proof, ...address }: GiftAddressRequest): GiftAddress {
  return address;
}

function ymdt(at: EpochMs | null): string | null {
  return at === null ? null : formatYmdt(at);
}

/** The options of the same product that cost no more than the one paid for. */
export function optionsOf(backend: MemoryBackend, { line }: Pick<SeenGift, 'line'>): readonly GiftOption[] {
  return productOf(backend, line.productNo)
    .options.filter(({ addPrice }) => isGiftChoice({ addPrice, isAdditional: false }, line))
    .map(({ optionNo, label, value }) => ({
      optionNo,
      optionName: label,
      optionValue: value,
      soldOut: stockOf(backend, optionNo) < line.orderCnt,
    }));
}

const refuseClaim = () => Promise.reject(commerceError('NOT_FOUND'));

/** Claims of a gift's recipient: none, because the one member of a memory shop is the sender. */
export const RECIPIENT_CLAIMS = { claimable: refuseClaim, requestClaim: refuseClaim, withdrawClaim: refuseClaim };

/** Whether a link allows actions on a gift. */
export function isOpenBy({ status, tokens }: MemoryGift, token: string): boolean {
  return status !== 'COMPLETED' && tokens.includes(token);
}

/** Whether a link shows a gift: one that has arrived, for a while. */
export function isShownBy(gift: MemoryGift, token: string, now: EpochMs): boolean {
  const endedAt = gift.events.at(-1)?.at ?? gift.createdAt;
  return isGiftLinkShown(gift.status === 'COMPLETED' ? endedAt : null, now) && gift.tokens.includes(token);
}
