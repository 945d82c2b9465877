import { commerceError, type EpochMs, type ReviewNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { uncountReview } from './review-count.ts';

/** An operator's decision on the reports of a review. */
export interface ReportDecision {
  readonly reviewNo: ReviewNo;
  /** Whether the review is hidden from everyone and no longer counted. */
  readonly isHidden: boolean;
  readonly at: EpochMs;
}

/**
 * Decides all undecided reports of a review. Rejects with NOT_FOUND for a deleted review, with
 * STATE_CONFLICT when there are none.
 */
export async function decideReports(
  transaction: Transaction,
  { reviewNo, isHidden, at }: ReportDecision,
): Promise<void> {
  const review = await transaction
    .selectFrom('review')
    .select(['productNo', 'optionNo', 'rate', 'hasFiles', 'blind'])
    .where('reviewNo', '=', reviewNo)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined) throw commerceError('NOT_FOUND');
  const decided = await transaction
    .updateTable('reviewReport')
    .set({ decidedAt: toTimestamp(at) })
    .where('reviewNo', '=', reviewNo)
    .where('decidedAt', 'is', null)
    .returning('reviewNo')
    .execute();
  if (decided.length === 0) throw commerceError('STATE_CONFLICT');
  if (!isHidden || review.blind) return;
  await transaction.updateTable('review').set({ blind: true }).where('reviewNo', '=', reviewNo).execute();
  await uncountReview(transaction, review);
}
