import {
  commerceError,
  refuse,
  reviewableRefusal,
  type EpochMs,
  type MemberNo,
  type OptionNo,
  type OrderOptionNo,
  type ProductNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { fromNullableTimestamp, toTimestamp } from '../../database/instant.ts';
import { openClaimOf, statusOf } from '../record/option-action.ts';
import { RECEIVED_BY_READER } from '../../gift-record/gift-record.ts';
import { lockOrderRow } from '../record/lock-order-row.ts';

/** Options that may be reviewed, at most, in one answer. Assumed. */
const MOST_LISTED = 100;

/** A bought option as a review names it. */
export interface BoughtColumns {
  readonly orderOptionNo: OrderOptionNo;
  readonly orderNo: OrderNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly productNameEn: string;
  readonly imageUrl: string;
  readonly optionName: string;
  readonly optionNameEn: string;
  readonly optionValue: string;
  readonly optionValueEn: string;
  readonly orderCnt: number;
}

const BOUGHT = [
  'orderOptionNo',
  'orderNo',
  'productNo',
  'optionNo',
  'productName',
  'productNameEn',
  'imageUrl',
  'optionName',
  'optionNameEn',
  'optionValue',
  'optionValueEn',
  'orderCnt',
] as const satisfies readonly (keyof BoughtColumns)[];

const REVIEW_FACTS = ['orderStatusType', 'claimStatusType', 'reviewed', 'reviewableUntil'] as const;

type FactRow = Awaited<ReturnType<typeof readFacts>>;

/** A bought option that may be reviewed now, and until when. */
interface ReviewableOption extends BoughtColumns {
  readonly reviewableUntil: Date;
}

const HAS_ACCEPTED = sql.raw<boolean>(RECEIVED_BY_READER.accepted);
const IS_MEANT_FOR = sql.raw<boolean>(RECEIVED_BY_READER.meant);

/** Who asks, as a gift knows its recipient. */
const readerOf = (memberNo: MemberNo) =>
  sql`(select ${memberNo}::bigint as member_no, (select phone from member where member_no = ${memberNo}) as phone) reader`;

/** Whether an option's order is a gift of which the member is the recipient. */
const isReceived = (memberNo: MemberNo) => sql<boolean>`exists (
  select from gift, ${readerOf(memberNo)}
  where gift.order_no = order_option.order_no and (${HAS_ACCEPTED} or ${IS_MEANT_FOR}))`;

/** Whether a member has the goods of an option: as their buyer, or as the recipient of the gift. */
const isHeldBy = (memberNo: MemberNo) =>
  sql<boolean>`(order_option.member_no = ${memberNo} and not given or ${isReceived(memberNo)})`;

/** The orders of gifts others have sent that have arrived with a member, the latest as far as they may be listed. */
const receivedOrders = (memberNo: MemberNo) => sql<string>`(
  (select order_no from gift, ${readerOf(memberNo)} where status = 'COMPLETED' and ${HAS_ACCEPTED}
    order by gift_no desc limit ${MOST_LISTED})
  union all
  (select order_no from gift, ${readerOf(memberNo)} where status = 'COMPLETED' and ${IS_MEANT_FOR}
    order by gift_no desc limit ${MOST_LISTED}))`;

/** What a member may review now, newest delivery first. */
export async function listReviewable(
  database: Database,
  memberNo: MemberNo,
  now: EpochMs,
): Promise<readonly ReviewableOption[]> {
  const open = database
    .selectFrom('orderOption')
    .select([...BOUGHT, ...REVIEW_FACTS, 'deliveredAt'])
    // As literals, so that the planner can use the partial index of reviewable options.
    .where('reviewed', '=', sql.lit(false))
    .where('orderStatusType', 'in', [sql.lit('DELIVERY_DONE' as const), sql.lit('BUY_CONFIRM' as const)])
    .where('reviewableUntil', '>=', toTimestamp(now))
    .orderBy('reviewableUntil', 'desc')
    .orderBy('deliveredAt', 'desc')
    .orderBy('orderOptionNo', 'desc')
    .limit(MOST_LISTED);
  const [bought, received] = await Promise.all([
    open.where('memberNo', '=', memberNo).where('given', '=', sql.lit(false)).execute(),
    open
      .where('given', '=', sql.lit(true))
      .where(sql<boolean>`order_no = any (array${receivedOrders(memberNo)})`)
      .execute(),
  ]);
  return [...bought, ...received]
    .toSorted((left, right) => Number(right.deliveredAt) - Number(left.deliveredAt))
    .flatMap(({ reviewableUntil, deliveredAt: _delivered, ...row }) =>
      reviewableUntil === null || refusalOf({ ...row, reviewableUntil }, now) !== null
        ? []
        : [{ ...row, reviewableUntil }],
    )
    .slice(0, MOST_LISTED);
}

/** What a member has of an option of an order, the one that may be reviewed first; null when it is not theirs. */
export async function findBought(
  database: Database,
  memberNo: MemberNo,
  target: { readonly productNo: ProductNo; readonly optionNo: OptionNo; readonly orderNo: OrderNo },
  now: EpochMs,
) {
  const rows = await database
    .selectFrom('orderOption')
    .select([...BOUGHT, ...REVIEW_FACTS])
    .where('orderNo', '=', target.orderNo)
    .where(isHeldBy(memberNo))
    .where('productNo', '=', target.productNo)
    .where('optionNo', '=', target.optionNo)
    .orderBy('orderOptionNo')
    .execute();
  const judged = rows.map((row) => ({ ...row, refusal: refusalOf(row, now) }));
  return judged.find(({ refusal }) => refusal === null) ?? judged[0] ?? null;
}

/**
 * Marks an option as reviewed, once, and resolves with it. Rejects with NOT_FOUND for another's, and as
 * reviewableRefusal says; of two concurrent calls one is refused.
 */
export async function takeReviewable(
  transaction: Transaction,
  {
    orderOptionNo,
    memberNo,
    now,
  }: { readonly orderOptionNo: OrderOptionNo; readonly memberNo: MemberNo; readonly now: EpochMs },
): Promise<BoughtColumns> {
  const found = await transaction
    .selectFrom('orderOption')
    .select(BOUGHT)
    .where('orderOptionNo', '=', orderOptionNo)
    .where(isHeldBy(memberNo))
    .executeTakeFirst();
  if (found === undefined) throw commerceError('NOT_FOUND');
  await lockOrderRow(transaction, found.orderNo);
  refuse(refusalOf(await readFacts(transaction, orderOptionNo), now));
  await transaction
    .updateTable('orderOption')
    .set({ reviewed: true })
    .where('orderOptionNo', '=', orderOptionNo)
    .execute();
  // Accepted by its link, a gift knows a phone only, and that may be another's by tomorrow: who
  // reviews it is its recipient.
  await transaction
    .updateTable('gift')
    .set({ receiverMemberNo: memberNo })
    .where('orderNo', '=', found.orderNo)
    .where('receiverMemberNo', 'is', null)
    .execute();
  return found;
}

/** Whether all pieces of an option are returned; locks its order, so that this cannot change. */
export async function hasGoneBack(transaction: Transaction, orderOptionNo: OrderOptionNo): Promise<boolean> {
  const option = transaction
    .selectFrom('orderOption')
    .select(['orderNo', 'orderCnt', 'claimedCnt'])
    .where('orderOptionNo', '=', orderOptionNo);
  const found = await option.executeTakeFirst();
  if (found === undefined) return false;
  await lockOrderRow(transaction, found.orderNo);
  const { orderCnt, claimedCnt } = await option.executeTakeFirstOrThrow();
  return claimedCnt === orderCnt;
}

function readFacts(transaction: Transaction, orderOptionNo: OrderOptionNo) {
  return transaction
    .selectFrom('orderOption')
    .select(REVIEW_FACTS)
    .where('orderOptionNo', '=', orderOptionNo)
    .executeTakeFirstOrThrow();
}

function refusalOf(row: FactRow, now: EpochMs) {
  return reviewableRefusal(
    {
      orderStatusType: statusOf(row.orderStatusType),
      openClaim: openClaimOf(row.claimStatusType),
      reviewed: row.reviewed,
      reviewableUntil: fromNullableTimestamp(row.reviewableUntil),
    },
    now,
  );
}
