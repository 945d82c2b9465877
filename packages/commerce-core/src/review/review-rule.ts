import { PICTURES_PER_FORM } from '../file/file.ts';
import { lengthOf } from '../value/text-length.ts';
import { visibleText } from '../value/tidy-text.ts';
import { after, DAY_MS, type EpochMs } from '../value/time.ts';
import { type Won, ZERO_WON } from '../value/won.ts';

/** Shortest and longest words of a review, in characters. Assumed. */
export const REVIEW_LENGTH = { least: 20, most: 1_000 } as const;

/** Longest words of a report, in characters. Assumed. */
export const REPORT_LENGTH = 500;

/** How long what was delivered may be reviewed: 90 days. Assumed. */
export const REVIEWABLE_MS = 90 * DAY_MS;

/** The last instant at which what was delivered may be reviewed. */
export function reviewableUntil(deliveredAt: EpochMs): EpochMs {
  return after(deliveredAt, REVIEWABLE_MS);
}

/** What is wrong with a review as it is written. */
export type ReviewProblem = 'rate' | 'short' | 'long' | 'photos';

/** A review as it is written, before it is sent. */
export interface ReviewDraft {
  /** 0 while no star is chosen. */
  readonly rate: number;
  readonly content: string;
  readonly photoCnt: number;
}

/** Words as they are counted and kept: without space around them. */
export function trimReview(content: string): string {
  return content.trim();
}

/**
 * What is wrong with a review, first things first; empty when it can be sent. Invisible letters do not make it longer.
 */
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
 * Points a review brings: those of its product, when it has a photo, what it is of was kept and no review of
 * the product brought any before.
 */
export function photoReviewPoints(review: {
  readonly photoCnt: number;
  /** Whether all of what was bought has gone back. */
  readonly hasGoneBack: boolean;
  readonly hasBroughtPoints: boolean;
  /** What the product promises. */
  readonly promisedAmt: Won;
}): Won {
  return review.photoCnt > 0 && !review.hasGoneBack && !review.hasBroughtPoints ? review.promisedAmt : ZERO_WON;
}
