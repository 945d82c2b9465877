import {
  claimChoices,
  type ClaimNo,
  commerceError,
  listPeriod,
  type MemberNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { readInstantCursor, writeInstantCursor } from '../../contract/cursor.ts';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { statusOf } from '../record/option-action.ts';
import { readClaims, type ClaimAnswer } from './claim-answer.ts';
import { buyersLimits, claimableOption, contextOf } from './claim-context.ts';
import { readClaimOrder, type ClaimParcel } from './claim-order.ts';
import { readBankAccount } from '../payment/refund-account.ts';
import { readExchangeOptions } from './exchange.ts';
import type { ClaimAsker } from './request-claim.ts';

const PAGE_SIZE = 20;
/** Claims counted at most for the length of a list. Assumed: beyond it a list says that there is more. */
const MOST_COUNTED = 100;

/** Reads one claim of a member; rejects with NOT_FOUND for another's. */
export async function readClaim(
  database: Database | Transaction,
  claimNo: ClaimNo,
  { memberNo, language, now }: ClaimAsker,
): Promise<ClaimAnswer> {
  const claim = await database
    .selectFrom('claim')
    .selectAll()
    .where('claimNo', '=', claimNo)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  const [answer] = claim === undefined ? [] : await readClaims(database, [claim], { language, now });
  if (answer === undefined) throw commerceError('NOT_FOUND');
  return answer;
}

/** Reads one page of a member's claims by keyset, newest first; of three months by default. */
export async function listClaims(
  database: Database,
  query: CallOf<'getClaims'>['query'],
  { memberNo, language, now }: ClaimAsker,
): Promise<JsonAnswer<'getClaims'>> {
  const { claimType, startYmd, endYmd, cursor, pageSize = PAGE_SIZE } = query;
  const { from, until } = listPeriod({ startYmd, endYmd }, now);
  let claims = database
    .selectFrom('claim')
    .where('memberNo', '=', memberNo)
    .where('requestedAt', '>=', toTimestamp(from))
    .where('requestedAt', '<', toTimestamp(until))
    .orderBy('requestedAt', 'desc')
    .orderBy('claimNo', 'desc');
  if (claimType !== undefined) claims = claims.where('claimType', '=', claimType);
  const counted = await claims.select('claimNo').limit(MOST_COUNTED).execute();
  let page = claims.selectAll().limit(pageSize + 1);
  if (cursor !== undefined) {
    const { at, no } = readInstantCursor(cursor);
    page = page.where(sql<boolean>`(requested_at, claim_no) < (${at}, ${no})`);
  }
  const rows = await page.execute();
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: await readClaims(database, shown, { language, now }),
    totalCount: counted.length,
    nextCursor:
      rows.length > pageSize && last !== undefined
        ? writeInstantCursor({ at: last.requestedAt, no: last.claimNo })
        : null,
  };
}

/** What of a member's order may be claimed now, with which reasons and until when. */
export async function readClaimable(
  database: Database,
  orderNo: OrderNo,
  { memberNo, language, now }: ClaimAsker,
): Promise<JsonAnswer<'getClaimable'>> {
  const order = await readClaimOrder(database, orderNo, memberNo);
  const exchangeOptions = await readExchangeOptions(database, order.options);
  const limits = buyersLimits(order);
  const lines = order.options.map((option) => {
    const { choices, problem } = claimChoices({ ...claimableOption(option), ...limits }, now);
    const isExchangeable = choices.some(({ claimType }) => claimType === 'EXCHANGE');
    const spoken = (korean: string, english: string) => inLanguage(language, korean, english);
    return {
      orderOptionNo: option.orderOptionNo,
      productNo: option.productNo,
      optionNo: option.optionNo,
      productName: spoken(option.productName, option.productNameEn),
      brandName: spoken(option.brandName, option.brandNameEn),
      optionName: spoken(option.optionName, option.optionNameEn),
      optionValue: spoken(option.optionValue, option.optionValueEn),
      imageUrl: option.imageUrl,
      deliveryNo: option.deliveryNo,
      orderStatusType: statusOf(option.orderStatusType),
      orderCnt: option.orderCnt,
      claimableCnt: option.orderCnt - option.claimedCnt,
      adjustedAmt: option.adjustedAmt,
      choices: choices.map((choice) => ({ ...choice, reasons: [...choice.reasons] })),
      problem,
      exchangeOptions: isExchangeable
        ? exchangeOptions(option).map((offered) => ({
            optionNo: offered.optionNo,
            optionName: spoken(offered.label, offered.labelEn),
            optionValue: spoken(offered.value, offered.valueEn),
            soldOut: offered.soldOut,
          }))
        : [],
    };
  });
  const [parcel] = order.parcels;
  const isUnpaid = order.options.every(({ orderStatusType }) => orderStatusType === 'DEPOSIT_WAIT');
  const needsBankAccount = !isUnpaid && contextOf(order, language).needsBankAccount;
  return {
    orderNo,
    lines,
    needsBankAccount,
    waitingGiftId: limits.awaitsAddress === true ? await readGiftNo(database, orderNo) : null,
    lastBankAccount: needsBankAccount ? await readLastAccount(database, memberNo) : null,
    returnAddress: parcel === undefined ? null : addressOf(parcel),
  };
}

/** The account a member named with their last claim that named one. */
async function readLastAccount(
  database: Database,
  memberNo: MemberNo,
): Promise<JsonAnswer<'getClaimable'>['lastBankAccount']> {
  const claim = await database
    .selectFrom('claim')
    .select('refundAccount')
    .where('memberNo', '=', memberNo)
    .where('refundAccount', 'is not', null)
    .orderBy('requestedAt', 'desc')
    .orderBy('claimNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return readBankAccount(claim?.refundAccount ?? null);
}

async function readGiftNo(database: Database, orderNo: OrderNo): Promise<number | null> {
  const gift = database.selectFrom('gift').select('giftNo').where('orderNo', '=', orderNo);
  return (await gift.executeTakeFirst())?.giftNo ?? null;
}

function addressOf(parcel: ClaimParcel): JsonAnswer<'getClaimable'>['returnAddress'] {
  // the recipient's of a gift is not the buyer's to see
  if (parcel.usesShippingInfoLaterInput) return null;
  const { receiverName, receiverZipCd, receiverAddress, receiverContact1 } = parcel;
  if (!receiverName || !receiverZipCd || !receiverAddress || !receiverContact1) return null;
  return {
    addressNo: 0,
    addressName: '',
    receiverName,
    receiverZipCd,
    receiverAddress,
    receiverJibunAddress: parcel.receiverJibunAddress ?? '',
    receiverDetailAddress: parcel.receiverDetailAddress ?? '',
    receiverContact1,
  };
}
