import {
  claimChoices,
  commerceError,
  formatYmdt,
  giftClaimTypes,
  isClaimWithdrawable,
  type EpochMs,
  type GiftStatus,
  type Language,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import { inLanguage } from '../catalogue/catalogue.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fromTimestamp } from '../database/instant.ts';
import { addGiftAlarms, type LockedGift } from '../gift-record/gift-record.ts';
import {
  claimableOption,
  claimStatusOf,
  estimateClaim,
  readClaimOrder,
  readExchangeOptions,
  requestClaim,
  statusOf,
  stepClaim,
} from '../order/order.ts';

/** A gift whose recipient has been found. */
export interface ClaimedGift {
  readonly orderNo: OrderNo | null;
  readonly status: GiftStatus;
}

/** Who reads about claims, and when. */
interface ClaimReader {
  readonly language: Language;
  readonly now: EpochMs;
}

/** Where the last claim stands that the recipient of a gift has asked for, and whether there may be another. */
export interface GiftClaimState {
  readonly claim: JsonAnswer<'requestGiftClaim'>['claim'];
  readonly isClaimable: boolean;
  readonly isClaimWithdrawable: boolean;
}

/** Reads it, without any amount. */
export async function readGiftClaim(
  database: Database | Transaction,
  { orderNo, status }: ClaimedGift,
  { language, now }: ClaimReader,
): Promise<GiftClaimState> {
  const types = giftClaimTypes(status, 'RECEIVE');
  if (orderNo === null || types.length === 0) return { claim: null, isClaimable: false, isClaimWithdrawable: false };
  const last = await readLast(database, orderNo);
  const claimStatusType = claimStatusOf(last?.claimStatusType ?? null);
  const claim =
    last === undefined || claimStatusType === null
      ? null
      : {
          claimType: last.claimType,
          claimStatusType,
          claimYmdt: formatYmdt(fromTimestamp(last.requestedAt)),
          exchangeOptionValue:
            last.exchangeOptionValue === null
              ? null
              : inLanguage(language, last.exchangeOptionValue, last.exchangeOptionValueEn ?? ''),
          rejectReason: last.rejectReason,
        };
  const option = await readOption(database, orderNo, status);
  return {
    claim,
    isClaimable: option !== null && claimChoices(option.facts, now).choices.length > 0,
    isClaimWithdrawable: claimStatusType !== null && isClaimWithdrawable(claimStatusType),
  };
}

/** What the recipient of a gift may ask for now, with which reasons and until when. */
export async function readGiftClaimable(
  database: Database | Transaction,
  { orderNo, status }: ClaimedGift,
  { language, now }: ClaimReader,
): Promise<JsonAnswer<'getGiftClaimable'>> {
  const option = orderNo === null ? null : await readOption(database, orderNo, status);
  if (option === null) return { choices: [], problem: 'WRONG_STATUS', exchangeOptions: [] };
  const { choices, problem } = claimChoices(option.facts, now);
  const offered = await readExchangeOptions(database, [option.row]);
  const spoken = (korean: string, english: string) => inLanguage(language, korean, english);
  return {
    choices: choices.map((choice) => ({ ...choice, reasons: [...choice.reasons] })),
    problem,
    exchangeOptions: offered(option.row).map(({ optionNo, soldOut, ...words }) => ({
      optionNo,
      optionName: spoken(words.label, words.labelEn),
      optionValue: spoken(words.value, words.valueEn),
      soldOut,
    })),
  };
}

/**
 * Asks for an exchange or a return of all that is left of a gift, in the name of its recipient: the goods are collected
 * where they went, the sender is refunded and told. One who has left is refunded, too: the money goes back the way it
 * was paid, points and coupons lapse. Rejects as requestClaim does.
 */
export async function requestGiftClaim(
  transaction: Transaction,
  { giftNo, orderNo, senderMemberNo, status }: LockedGift,
  {
    body,
    recipientNo,
    at,
  }: { readonly body: CallOf<'requestGiftClaim'>['body']; readonly recipientNo: number; readonly at: EpochMs },
): Promise<void> {
  const option = orderNo === null ? null : await readOption(transaction, orderNo, status);
  if (orderNo === null || option === null) {
    throw commerceError('STATE_CONFLICT', { details: { reason: status } });
  }
  const { orderOptionNo, orderCnt, claimedCnt } = option.row;
  const question = {
    orderNo,
    claimType: body.claimType,
    claimReasonType: body.claimReasonType,
    claimedProductOptions: [{ orderOptionNo, productCnt: orderCnt - claimedCnt }],
    returnWayType: 'SELLER_COLLECT' as const,
    ...(body.exchangeOptionNo !== undefined && { exchangeOptionNo: body.exchangeOptionNo }),
  };
  const types = option.facts.claimTypes;
  const asker = { memberNo: senderMemberNo, language: 'ko' as const, now: at, recipient: { recipientNo, types } };
  const { refundPayAmt } = await estimateClaim(transaction, question, asker);
  const claim = {
    ...question,
    claimReasonDetail: body.claimReasonDetail,
    returnAddress: option.address,
    refundAmtForVerification: refundPayAmt,
    ...(body.faultNoticedYmd !== undefined && { faultNoticedYmd: body.faultNoticedYmd }),
    ...(body.fileNames !== undefined && { fileNames: body.fileNames }),
  };
  const claimNo = await requestClaim(transaction, claim, asker);
  await addGiftAlarms(transaction, giftNo, { change: 'CLAIM_ASKED', occurrence: claimNo, at });
}

/** Takes back what the recipient of a gift has asked for. Rejects with STATE_CONFLICT when there is nothing to. */
export async function withdrawGiftClaim(
  transaction: Transaction,
  { orderNo, status }: LockedGift,
  at: EpochMs,
): Promise<void> {
  const last = orderNo === null ? undefined : await readLast(transaction, orderNo);
  if (last === undefined) throw commerceError('STATE_CONFLICT', { details: { reason: status } });
  await stepClaim(transaction, { claimNo: last.claimNo, event: 'withdraw', by: 'BUYER', at });
}

function readLast(database: Database | Transaction, orderNo: OrderNo) {
  return database
    .selectFrom('claim')
    .innerJoin('claimOption', 'claimOption.claimNo', 'claim.claimNo')
    .select(['claim.claimNo', 'claimType', 'claimStatusType', 'requestedAt', 'rejectReason'])
    .select(['exchangeOptionValue', 'exchangeOptionValueEn'])
    .where('orderNo', '=', orderNo)
    .where('askedBy', '=', 'RECIPIENT')
    .orderBy('claim.claimNo', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * The one option of a gift, where it went, and what decides over its claims; null once the shop does not know where it
 * went any more.
 */
async function readOption(database: Database | Transaction, orderNo: OrderNo, status: GiftStatus) {
  const { options, parcels } = await readClaimOrder(database, orderNo, null);
  const [row] = options;
  const parcel = parcels.find(({ deliveryNo }) => deliveryNo === row?.deliveryNo);
  if (row === undefined || !parcel?.receiverAddress) return null;
  const address = {
    addressNo: 0,
    addressName: '',
    receiverName: parcel.receiverName ?? '',
    receiverZipCd: parcel.receiverZipCd ?? '',
    receiverAddress: parcel.receiverAddress,
    receiverJibunAddress: parcel.receiverJibunAddress ?? '',
    receiverDetailAddress: parcel.receiverDetailAddress ?? '',
    receiverContact1: parcel.receiverContact1 ?? '',
  };
  const claimTypes = giftClaimTypes(status, 'RECEIVE', statusOf(row.orderStatusType));
  return { row, address, facts: { ...claimableOption(row), claimTypes } };
}
