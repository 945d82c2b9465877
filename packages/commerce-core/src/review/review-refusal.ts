import type { Refusal } from '../error/refusal.ts';
import { lengthRefusal } from '../error/text-refusal.ts';
import { type NextActionFacts, reviewObstacle } from '../claim/next-action.ts';
import type { EpochMs } from '../value/time.ts';
import type { Won } from '../value/won.ts';
import { REPORT_LENGTH, type ReviewDraft, reviewProblems } from './review-rule.ts';
import type { ChangedReview, ReviewReport } from './review.ts';

/** Writers one member may block. Assumed. */
export const BLOCKED_WRITER_LIMIT = 500;

/** Why a bought option may not be reviewed, with a ReviewObstacle as `reason`; null when it may. */
export function reviewableRefusal(
  facts: Pick<NextActionFacts, 'orderStatusType' | 'openClaim' | 'reviewed' | 'reviewableUntil'>,
  now: EpochMs,
): Refusal<'NOT_REVIEWABLE'> | null {
  const reason = reviewObstacle(facts, now);
  return reason === null ? null : { code: 'NOT_REVIEWABLE', details: { reason } };
}

/** Why the draft of a review is invalid, with a ReviewProblem as `rule`; null when it is valid. */
export function draftRefusal(draft: ReviewDraft): Refusal | null {
  const [rule] = reviewProblems(draft);
  return rule === undefined ? null : { code: 'INVALID_REQUEST', details: { place: 'body', rule } };
}

/**
 * Why a change of a review is refused; null when it is not. Checked in this order: the draft itself, the last photo of a
 * review that has earned points (assumed), pictures it never had.
 * @param before its pictures now, and the points it has earned
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

/** Why a member may not vote for a review, report it or block its writer: it is their own; null when they may. */
export function opinionRefusal({ isOwn }: { readonly isOwn: boolean }): Refusal | null {
  return isOwn ? { code: 'STATE_CONFLICT', details: null } : null;
}

/** Why the text of a report is invalid; null when it is valid. */
export function reportRefusal({ content }: Pick<ReviewReport, 'content'>): Refusal | null {
  return lengthRefusal('content', content, REPORT_LENGTH);
}

/**
 * Why a writer cannot be blocked: the writer has left, or too many are blocked; null when they can.
 * @param writerCnt writers the member has blocked, including this one
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
