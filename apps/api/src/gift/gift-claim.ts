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

/** A gift whose recipient is known to be the caller. */
export interface ClaimedGift {
  readonly orderNo: OrderNo | null;
  readonly status: GiftStatus;
}

/** Language and instant of an answer. */
interface ClaimReader {
  readonly language: Language;
  readonly now: EpochMs;
}

/** The last claim of a gift's recipient, and whether they may request another or withdraw it. */
export interface GiftClaimState {
  readonly claim: JsonAnswer<'requestGiftClaim'>['claim'];
  readonly isClaimable: boolean;
  readonly isClaimWithdrawable: boolean;
}

/** Reads the state of a recipient's claims, without any amount. */
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

/** The claims a recipient may request now, with their reasons and deadlines. */
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
 * Requests an exchange or a return of what is left of a gift for its recipient: the goods are collected where they were
 * delivered, the sender is refunded and notified. A sender who has left is refunded, too: the payment is reversed,
 * points and coupons lapse. Rejects as requestClaim does.
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

/** Withdraws the recipient's last claim. Rejects with STATE_CONFLICT when there is none. */
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
 * The one option of a gift with its address and what its claims depend on; null once the address has been deleted.
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
