import { after, DAY_MS, type EpochMs } from '../value/time.ts';

/** How many pieces of a product may be bought; 0 of any most means no limit. The vendor's fields. */
export interface PurchaseLimits {
  /** The fewest in one order, 1 or more. */
  readonly minBuyCnt: number;
  /** The most in one order. */
  readonly maxBuyTimeCnt: number;
  /** The most for one person in all. */
  readonly maxBuyPersonCnt: number;
  /** The most for one person within `maxBuyDays`, which begin with the first purchase. */
  readonly maxBuyPeriodCnt: number;
  readonly maxBuyDays: number;
}

/** Goods that anybody may buy any number of. */
export const UNLIMITED: PurchaseLimits = {
  minBuyCnt: 1,
  maxBuyTimeCnt: 0,
  maxBuyPersonCnt: 0,
  maxBuyPeriodCnt: 0,
  maxBuyDays: 0,
};

/** The limit for one person. */
export interface PersonLimit {
  readonly limitCnt: number;
  /** Days within which it counts; null for ever. */
  readonly days: number | null;
}

/** What a person has bought of a product since their days began. */
export interface BoughtPieces {
  readonly boughtCnt: number;
  readonly windowStartedAt: EpochMs;
}

/** The limit for one person; null when there is none. Assumed: that of a period stands instead of the one in all. */
export function personLimit({ maxBuyPersonCnt, maxBuyPeriodCnt, maxBuyDays }: PurchaseLimits): PersonLimit | null {
  if (maxBuyPeriodCnt > 0 && maxBuyDays > 0) return { limitCnt: maxBuyPeriodCnt, days: maxBuyDays };
  return maxBuyPersonCnt > 0 ? { limitCnt: maxBuyPersonCnt, days: null } : null;
}

/** When what was bought counts no more; null when it counts for ever. */
export function countsUntil(limits: PurchaseLimits, windowStartedAt: EpochMs): EpochMs | null {
  const days = personLimit(limits)?.days ?? null;
  return days === null ? null : after(windowStartedAt, days * DAY_MS);
}

/** How many pieces that a person bought count against the limit for one person. */
export function countedPieces(limits: PurchaseLimits, bought: BoughtPieces | null, now: EpochMs): number {
  if (bought === null) return 0;
  const until = countsUntil(limits, bought.windowStartedAt);
  return until !== null && until <= now ? 0 : bought.boughtCnt;
}

/**
 * Whether what was ordered then is among what is counted now: pieces of days that are over are not given back.
 */
export function isCounted({ windowStartedAt }: BoughtPieces, orderedAt: EpochMs): boolean {
  return orderedAt >= windowStartedAt;
}

/**
 * How many pieces of a product one order may hold; null when nothing limits it. Assumed: the smaller limit; both
 * count all options of the product.
 * @param boughtCnt pieces of the same person that count already
 */
export function mostPieces(limits: PurchaseLimits, boughtCnt: number): number | null {
  const ofPerson = personLimit(limits);
  const most = [
    limits.maxBuyTimeCnt > 0 ? limits.maxBuyTimeCnt : Infinity,
    ofPerson === null ? Infinity : Math.max(0, ofPerson.limitCnt - boughtCnt),
  ];
  const least = Math.min(...most);
  return least === Infinity ? null : least;
}
