import { endOfKstDayAfter, kstDate, kstMonth, kstMonthsAfter, startOfNextKstMonth } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';

/**
 * Every kind of benefit that a person gets once, or so many times, in its term, however often they join; and the points
 * they owe and what they bought of goods with a limit for one person, which joining anew does not settle.
 */
export const BENEFIT_KINDS = [
  'COUPON',
  'COUPON_OF_DAY',
  'COUPON_OF_MONTH',
  'MEMBERSHIP',
  'EVENT',
  'ATTENDANCE',
  'FIRST_PURCHASE',
  'PHOTO_POINTS',
  'POINTS_OWED',
  'PURCHASE',
] as const;

/** One of them. */
export type BenefitKind = (typeof BENEFIT_KINDS)[number];

/** A benefit, and its own end where it has one. */
export interface OneTimeBenefit {
  readonly kind: BenefitKind;
  /** Number of the coupon, the event or the product; null where there is one alone. */
  readonly no: number | null;
  /**
   * When it can be had no more, or counts no more: the end of a coupon's issue, of an event or of a limit's
   * days; null where none is set.
   */
  readonly endAt: EpochMs | null;
}

/**
 * Months for which a benefit without an end is not given again: 12. Assumed: long enough not to
 * pay, short enough to forget.
 */
const MONTHS_WITHOUT_END = 12;

/** How often a kind of benefit comes again: each Korean day, each month, or never. */
const RECURS = {
  COUPON: null,
  COUPON_OF_DAY: 'DAY',
  COUPON_OF_MONTH: 'MONTH',
  MEMBERSHIP: 'MONTH',
  EVENT: null,
  ATTENDANCE: 'DAY',
  FIRST_PURCHASE: null,
  PHOTO_POINTS: null,
  POINTS_OWED: null,
  PURCHASE: null,
} as const satisfies Record<BenefitKind, 'DAY' | 'MONTH' | null>;

/** The name of a benefit as it is had at an instant, a recurring one with its Korean day or month. */
export function benefitKey({ kind, no }: OneTimeBenefit, at: EpochMs): string {
  const recurs = RECURS[kind];
  const turn = recurs === 'DAY' ? kstDate(at) : recurs === 'MONTH' ? kstMonth(at) : '';
  return [kind, no ?? '', turn].join(':');
}

/**
 * Until when a member who leaves now is known to have had a benefit: the end of its Korean day or month, its own end,
 * or a year without one. Assumed; 개인정보보호법 §21: nothing is kept for longer than it is needed.
 */
export function benefitTermEnd({ kind, endAt }: OneTimeBenefit, now: EpochMs): EpochMs {
  const recurs = RECURS[kind];
  if (recurs === 'DAY') return endOfKstDayAfter(now, 0);
  if (recurs === 'MONTH') return startOfNextKstMonth(now);
  return endAt ?? kstMonthsAfter(now, MONTHS_WITHOUT_END);
}
