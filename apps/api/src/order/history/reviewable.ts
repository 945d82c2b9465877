import { commerceError, reviewObstacle, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../../database/database.ts';
import { fromNullableTimestamp, toTimestamp } from '../../database/instant.ts';
import { openClaimOf, statusOf } from '../fulfillment/option-action.ts';
import { lockOrderRow } from '../reservation/lock-order-row.ts';

/** Options that may be reviewed, at most, in one answer. Assumed. */
const MOST_LISTED = 100;

/** A bought option as a review names it. */
export interface BoughtColumns {
  readonly orderOptionNo: number;
  readonly orderNo: string;
  readonly productNo: number;
  readonly optionNo: number;
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

/** What a member may review now, newest delivery first. */
export async function listReviewable(
  database: Database,
  memberNo: number,
  now: EpochMs,
): Promise<readonly ReviewableOption[]> {
  const rows = await database
    .selectFrom('orderOption')
    .select([...BOUGHT, ...REVIEW_FACTS])
    .where('memberNo', '=', memberNo)
    .where('reviewed', '=', false)
    .where('orderStatusType', 'in', ['DELIVERY_DONE', 'BUY_CONFIRM'])
    .where('reviewableUntil', '>=', toTimestamp(now))
    .orderBy('deliveredAt', 'desc')
    .orderBy('orderOptionNo', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.flatMap(({ reviewableUntil, ...row }) =>
    reviewableUntil === null || obstacleOf({ ...row, reviewableUntil }, now) !== null
      ? []
      : [{ ...row, reviewableUntil }],
  );
}

/** What a member bought in an option of an order, the one that may be reviewed first; null when it is not theirs. */
export async function findBought(
  database: Database,
  memberNo: number,
  target: { readonly productNo: number; readonly optionNo: number; readonly orderNo: string },
  now: EpochMs,
) {
  const rows = await database
    .selectFrom('orderOption')
    .select([...BOUGHT, ...REVIEW_FACTS])
    .where('orderNo', '=', target.orderNo)
    .where('memberNo', '=', memberNo)
    .where('productNo', '=', target.productNo)
    .where('optionNo', '=', target.optionNo)
    .orderBy('orderOptionNo')
    .execute();
  const judged = rows.map((row) => ({ ...row, obstacle: obstacleOf(row, now) }));
  return judged.find(({ obstacle }) => obstacle === null) ?? judged[0] ?? null;
}

/**
 * Marks an option as reviewed, once and for good, and answers what it is. Rejects with NOT_FOUND for another's, and with
 * NOT_REVIEWABLE and a ReviewObstacle as `reason`; of two at once one is refused.
 */
export async function takeReviewable(
  transaction: Transaction,
  {
    orderOptionNo,
    memberNo,
    now,
  }: { readonly orderOptionNo: number; readonly memberNo: number; readonly now: EpochMs },
): Promise<BoughtColumns> {
  const found = await transaction
    .selectFrom('orderOption')
    .select(BOUGHT)
    .where('orderOptionNo', '=', orderOptionNo)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  if (found === undefined) throw commerceError('NOT_FOUND');
  await lockOrderRow(transaction, found.orderNo);
  const reason = obstacleOf(await readFacts(transaction, orderOptionNo), now);
  if (reason !== null) throw commerceError('NOT_REVIEWABLE', { details: { reason } });
  await transaction
    .updateTable('orderOption')
    .set({ reviewed: true })
    .where('orderOptionNo', '=', orderOptionNo)
    .execute();
  return found;
}

function readFacts(transaction: Transaction, orderOptionNo: number) {
  return transaction
    .selectFrom('orderOption')
    .select(REVIEW_FACTS)
    .where('orderOptionNo', '=', orderOptionNo)
    .executeTakeFirstOrThrow();
}

function obstacleOf(row: FactRow, now: EpochMs) {
  return reviewObstacle(
    {
      orderStatusType: statusOf(row.orderStatusType),
      openClaim: openClaimOf(row.claimStatusType),
      reviewed: row.reviewed,
      reviewableUntil: fromNullableTimestamp(row.reviewableUntil),
    },
    now,
  );
}
