import { PICTURES_PER_FORM } from '../file/file.ts';
import { lengthOf } from '../value/text-length.ts';
import { visibleText } from '../value/tidy-text.ts';
import { after, DAY_MS, type EpochMs } from '../value/time.ts';
import { type Won, ZERO_WON } from '../value/won.ts';

/** Length of a review, in characters. Assumed. */
export const REVIEW_LENGTH = { least: 20, most: 1_000 } as const;

/** Longest text of a report, in characters. Assumed. */
export const REPORT_LENGTH = 500;

/** How long after its delivery an option may be reviewed: 90 days. Assumed. */
export const REVIEWABLE_MS = 90 * DAY_MS;

/** The last instant at which a delivered option may be reviewed. */
export function reviewableUntil(deliveredAt: EpochMs): EpochMs {
  return after(deliveredAt, REVIEWABLE_MS);
}

/** A problem of a review's draft. */
export type ReviewProblem = 'rate' | 'short' | 'long' | 'photos';

/** A review before it is submitted. */
export interface ReviewDraft {
  /** 0 while no star is chosen. */
  readonly rate: number;
  readonly content: string;
  readonly photoCnt: number;
}

/** The text as it is counted and stored: without surrounding space. */
export function trimReview(content: string): string {
  return content.trim();
}

/** Every problem of a draft, in the order of its form; empty when it is valid. Invisible characters do not count. */
export function reviewProblems({ rate, content, photoCnt }: ReviewDraft): readonly ReviewProblem[] {
  const length = lengthOf(trimReview(content));
  return [
    ...(Number.isInteger(rate) && rate >= 1 && rate <= 5 ? [] : (['rate'] as const)),
    ...(lengthOf(visibleText(content).trim()) < REVIEW_LENGTH.least ? (['short'] as const) : []),
    ...(length > REVIEW_LENGTH.most ? (['long'] as const) : []),
    ...(photoCnt > PICTURES_PER_FORM ? (['photos'] as const) : []),
  ];
}

/**
 * Points a review earns: those its product promises, if it has a photo, the goods were not all returned and no review
 * of the product has earned any before.
 */
export function photoReviewPoints(review: {
  readonly photoCnt: number;
  /** Whether all pieces have been returned. */
  readonly hasGoneBack: boolean;
  readonly hasBroughtPoints: boolean;
  /** Points the product promises for a photo. */
  readonly promisedAmt: Won;
}): Won {
  return review.photoCnt > 0 && !review.hasGoneBack && !review.hasBroughtPoints ? review.promisedAmt : ZERO_WON;
}
