import {
  adultMark,
  formatYmdt,
  giftActions,
  giftDaysLeft,
  giftResendableAt,
  giftSenderName,
  maskPhone,
  type EpochMs,
  type GiftSide,
  type Language,
} from '@dealstore/commerce-core/domain';
import { inLanguage } from '../catalogue/catalogue.ts';
import type { JsonAnswer } from '../contract/operation.ts';
import { fromNullableTimestamp, fromText, fromTimestamp, ymdtOrNull } from '../database/instant.ts';
import type { GiftClaimState } from './gift-claim.ts';
import type { GiftRow, OptionRow } from './gift-row.ts';

/** The answer to a gift's sender. */
export type SentGiftAnswer = JsonAnswer<'cancelGift'>;
/** The answer to a gift's recipient. */
export type ReceivedGiftAnswer = JsonAnswer<'getGiftByToken'>;
/** A gift in a list of the gift box. */
export type GiftSummaryAnswer = JsonAnswer<'getUsableSentGifts'>['items'][number];

/** Language and instant of an answer. */
export interface GiftReader {
  readonly language: Language;
  readonly now: EpochMs;
}

/** A gift as its sender sees it: never with the recipient's address. */
export function sentGiftAnswer(row: GiftRow, reader: GiftReader): SentGiftAnswer {
  return {
    side: 'SEND',
    ...detailOf(row, 'SEND', reader),
    ...adultMark(row.goods.adult),
    orderNo: row.orderNo,
    orderOptionNo: row.goods.orderOptionNo,
    resendCnt: row.resendCnt,
    lastSentYmdt: ymdtOrNull(fromNullableTimestamp(row.lastSentAt)),
    resendableYmdt: ymdtOrNull(giftResendableAt(factsOf(row), reader.now)),
    refuseMessage: row.refuseMessage,
  };
}

/** How a recipient is identified, and which options they may pick. */
export interface Recipient {
  readonly options: readonly OptionRow[];
  /** Whether they are logged in with the phone of the gift. */
  readonly isMember: boolean;
  readonly isAdult: boolean;
  /** Null for a caller with only the link. */
  readonly claim: GiftClaimState | null;
}

/** A gift as its recipient sees it: without a price, and without the address for a caller with only the link. */
export function receivedGiftAnswer(row: GiftRow, recipient: Recipient, reader: GiftReader): ReceivedGiftAnswer {
  const { goods, parcel } = row;
  const detail = detailOf(row, 'RECEIVE', reader, recipient.claim);
  const isWithheld = goods.adult && !recipient.isAdult;
  const spoken = (korean: string, english: string) => inLanguage(reader.language, korean, english);
  const isOpen = row.optionOpen && row.status === 'WAITING_ADDRESS' && !isWithheld;
  return {
    side: 'RECEIVE',
    ...detail,
    ...(isWithheld && WITHHELD),
    options: (isOpen ? recipient.options : []).map(({ optionNo, soldOut, ...option }) => ({
      optionNo,
      optionName: spoken(option.label, option.labelEn),
      optionValue: spoken(option.value, option.valueEn),
      soldOut,
    })),
    adult: goods.adult,
    phoneCodeNeeded: !recipient.isMember,
    address:
      recipient.isMember && parcel !== null && parcel.receiverAddress !== null
        ? {
            receiverName: parcel.receiverName ?? '',
            receiverZipCd: parcel.receiverZipCd ?? '',
            receiverAddress: parcel.receiverAddress,
            receiverJibunAddress: parcel.receiverJibunAddress ?? '',
            receiverDetailAddress: parcel.receiverDetailAddress ?? '',
            deliveryMemo: parcel.deliveryMemo,
            entranceCode: parcel.entranceCode ?? '',
          }
        : null,
    claim: recipient.claim?.claim ?? null,
  };
}

const WITHHELD = { productName: '', brandName: '', imageUrl: '', optionName: '', optionValue: '' } as const;

/** A gift in a list; goods for adults are withheld from a recipient who is not an adult. */
export function giftSummaryAnswer(
  row: GiftRow,
  side: GiftSide,
  { isAdult, ...reader }: GiftReader & { readonly isAdult: boolean },
): GiftSummaryAnswer {
  const isWithheld = side === 'RECEIVE' && row.goods.adult && !isAdult;
  return { ...summaryOf(row, side, reader), ...(isWithheld ? WITHHELD : adultMark(row.goods.adult)) };
}

function summaryOf(row: GiftRow, side: GiftSide, { language, now }: GiftReader): GiftSummaryAnswer {
  const { goods } = row;
  const spoken = (korean: string, english: string) => inLanguage(language, korean, english);
  return {
    giftId: row.giftNo,
    status: row.status,
    productNo: goods.productNo,
    optionNo: goods.optionNo,
    productName: spoken(goods.productName, goods.productNameEn),
    brandName: spoken(goods.brandName, goods.brandNameEn),
    imageUrl: goods.imageUrl,
    optionName: spoken(goods.optionName, goods.optionNameEn),
    optionValue: spoken(goods.optionValue, goods.optionValueEn),
    orderCnt: goods.orderCnt,
    senderName: giftSenderName(row.senderName, side),
    receiverName: row.receiverName,
    cardType: row.cardType,
    message: row.message,
    createdYmdt: formatYmdt(fromTimestamp(row.createdAt)),
    expireYmdt: ymdtOrNull(fromNullableTimestamp(row.expiresAt)),
    confirmYmdt: ymdtOrNull(fromNullableTimestamp(row.confirmedAt)),
    daysLeft: giftDaysLeft(factsOf(row), now),
  };
}

function detailOf(row: GiftRow, side: GiftSide, reader: GiftReader, claim: GiftClaimState | null = null) {
  return {
    ...summaryOf(row, side, reader),
    receiverPhone: maskPhone(row.receiverPhone),
    optionOpen: row.optionOpen,
    events: row.events.map(({ status, happenedAt }) => ({
      status,
      happenedYmdt: formatYmdt(fromText(happenedAt)),
    })),
    nextActions: [...giftActions(factsOf(row, claim), side, reader.now)],
  };
}

function factsOf({ status, resendCnt, goods, ...row }: GiftRow, claim: GiftClaimState | null = null) {
  return {
    status,
    resendCnt,
    expiresAt: fromNullableTimestamp(row.expiresAt),
    lastSentAt: fromNullableTimestamp(row.lastSentAt),
    orderStatusType: goods.orderStatusType,
    isClaimable: claim?.isClaimable ?? false,
    isClaimWithdrawable: claim?.isClaimWithdrawable ?? false,
  };
}
