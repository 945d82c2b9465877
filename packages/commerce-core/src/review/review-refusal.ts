import type { Refusal } from '../error/refusal.ts';
import { lengthRefusal } from '../error/text-refusal.ts';
import { type NextActionFacts, reviewObstacle } from '../claim/next-action.ts';
import type { EpochMs } from '../value/time.ts';
import type { Won } from '../value/won.ts';
import { REPORT_LENGTH, type ReviewDraft, reviewProblems } from './review-rule.ts';
import type { ChangedReview, ReviewReport } from './review.ts';

/** Writers one member may block. Assumed. */
export const BLOCKED_WRITER_LIMIT = 500;

/** Why a bought option is not reviewed, with a ReviewObstacle as `reason`; null when it may be. */
export function reviewableRefusal(
  facts: Pick<NextActionFacts, 'orderStatusType' | 'openClaim' | 'reviewed' | 'reviewableUntil'>,
  now: EpochMs,
): Refusal<'NOT_REVIEWABLE'> | null {
  const reason = reviewObstacle(facts, now);
  return reason === null ? null : { code: 'NOT_REVIEWABLE', details: { reason } };
}

/** Why a review is not taken as it is written, with a ReviewProblem as `rule`; null when it is. */
export function draftRefusal(draft: ReviewDraft): Refusal | null {
  const [rule] = reviewProblems(draft);
  return rule === undefined ? null : { code: 'INVALID_REQUEST', details: { place: 'body', rule } };
}

/**
 * Why a review is not changed like this; null when it is. What is wrong with it as it is written comes first, then that
 * a review which has brought points for a photo would lose its last one (assumed), then pictures it never had.
 * @param before what it shows now, and the points it has brought
 */
export function changeRefusal(
  { rate, content, keptFileUrls, fileNames }: ChangedReview,
  before: { readonly fileUrls: readonly string[]; readonly givenAmt: Won },
): Refusal | null {
  const photoCnt = keptFileUrls.length + fileNames.length;
  const refused = draftRefusal({ rate, content, photoCnt });
  if (refused !== null) return refused;
  if (photoCnt === 0 && before.givenAmt > 0) return { code: 'REVIEW_PHOTO_NEEDED', details: null };
  const isKnown = keptFileUrls.every((url) => before.fileUrls.includes(url));
  return isKnown ? null : { code: 'INVALID_REQUEST', details: { place: 'body/keptFileUrls', rule: 'known' } };
}

/**
 * Why a member may not call a review helpful, report it or block its writer: it is their own; null when they may.
 */
export function opinionRefusal({ isOwn }: { readonly isOwn: boolean }): Refusal | null {
  return isOwn ? { code: 'STATE_CONFLICT', details: null } : null;
}

/** Why a report of a review is not taken as it is written; null when it is. */
export function reportRefusal({ content }: Pick<ReviewReport, 'content'>): Refusal | null {
  return lengthRefusal('content', content, REPORT_LENGTH);
}

/**
 * Why a writer is not blocked: the review has no writer any more, or too many are blocked; null when they are.
 * @param writerCnt writers the member has blocked, with this one
 */
export function blockRefusal({
  hasWriter,
  writerCnt,
}: {
  readonly hasWriter: boolean;
  readonly writerCnt: number;
}): Refusal<'STATE_CONFLICT'> | null {
  if (!hasWriter) return { code: 'STATE_CONFLICT', details: null };
  if (writerCnt <= BLOCKED_WRITER_LIMIT) return null;
  return { code: 'STATE_CONFLICT', details: { reason: 'full', limit: BLOCKED_WRITER_LIMIT } };
}
