import type { Refusal } from '../error/refusal.ts';
import { isPast } from '../value/calendar.ts';
import type { CouponIssueNo, CouponNo } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import { couponUseEnd, type CouponLife } from './coupon-issue.ts';
import type { CouponProblem } from './coupon-rule.ts';

/** The ways a coupon is given out. */
export type CouponWay = 'DOWNLOAD' | 'CODE' | 'MEMBERSHIP' | 'GRADE' | 'EVENT';

/** What a coupon asks of the member who gets it. */
export interface CouponTerms extends CouponLife {
  readonly couponNo: CouponNo;
  /** Null for no beginning. */
  readonly issueStartAt: EpochMs | null;
  /** The first instant at which it is given out no more; null for no end. */
  readonly issueEndAt: EpochMs | null;
  readonly telecomOnly: boolean;
  readonly firstPurchaseOnly: boolean;
  /** Grades that get it; every grade when empty. */
  readonly gradeCodes: readonly string[];
}

/** Who gets a coupon. */
export interface CouponTaker {
  readonly gradeCode: string;
  readonly isTelecomCustomer: boolean;
  readonly hasPurchased: boolean;
}

/** How many of a coupon one person gets. */
export interface CouponQuota {
  readonly couponNo: CouponNo;
  readonly issuePerPersonCnt: number;
  /** Within a Korean day; null for as many as one gets at all. */
  readonly dailyIssuePerPersonCnt: number | null;
}

/** How many of a coupon a person has had, in earlier memberships too. */
export interface TakenCoupons {
  readonly takenCnt: number;
  /** Within this Korean day. */
  readonly todayCnt: number;
  /** Within this Korean month. */
  readonly monthCnt: number;
}

/** Why a member gets no more of a coupon now, the first reason first; null when they do. */
export function couponRefusal(
  coupon: CouponTerms & CouponQuota,
  facts: {
    readonly way: CouponWay;
    readonly isLeft: boolean;
    readonly taker: CouponTaker;
    readonly taken: TakenCoupons;
  },
  now: EpochMs,
): Refusal | null {
  return (
    leftRefusal(coupon.couponNo, facts.isLeft) ??
    takerRefusal(coupon, facts.taker, now) ??
    quotaRefusal(coupon, facts.way, facts.taken)
  );
}

/** Why wanted coupons are refused: as they are, not owned, or not together. Assumed: not shown. */
export type CouponRefusal = CouponProblem | 'UNKNOWN' | 'COMBINATION';

/** Why a coupon lowers nothing of an order, or not beside the others. */
export function unusable(couponIssueNo: CouponIssueNo, reason: CouponRefusal): Refusal<'COUPON_UNUSABLE'> {
  return { code: 'COUPON_UNUSABLE', details: { couponIssueNo, reason } };
}

/** Why no member gets a coupon any more, all of them or all of today's being taken; null while one is left. */
export function leftRefusal(couponNo: CouponNo, isLeft: boolean): Refusal<'COUPON_EXHAUSTED'> | null {
  return isLeft ? null : { code: 'COUPON_EXHAUSTED', details: { couponNo } };
}

/** Why a member may not take a coupon now, whatever is left; null when they may. */
export function takerRefusal(
  coupon: CouponTerms,
  taker: CouponTaker,
  now: EpochMs,
): Refusal<'COUPON_UNUSABLE'> | Refusal<'TELECOM_ONLY'> | null {
  const { couponNo, issueStartAt, issueEndAt, telecomOnly, firstPurchaseOnly, gradeCodes } = coupon;
  const unusable = { code: 'COUPON_UNUSABLE', details: { couponNo } } as const;
  if (issueStartAt !== null && now < issueStartAt) return unusable;
  if (issueEndAt !== null && now >= issueEndAt) return unusable;
  if (isPast(couponUseEnd(coupon, now), now)) return unusable;
  if (telecomOnly && !taker.isTelecomCustomer) return { code: 'TELECOM_ONLY', details: { couponNo } };
  if (firstPurchaseOnly && taker.hasPurchased) return unusable;
  return gradeCodes.length > 0 && !gradeCodes.includes(taker.gradeCode) ? unusable : null;
}

/**
 * Why a person gets no more of a coupon; null when they do. What a grade brings comes once a month and never ends.
 * Spec §8: MB03 for a membership coupon.
 */
export function quotaRefusal(
  { couponNo, issuePerPersonCnt, dailyIssuePerPersonCnt }: CouponQuota,
  way: CouponWay,
  { takenCnt, todayCnt, monthCnt }: TakenCoupons,
): Refusal<'MB03'> | Refusal<'STATE_CONFLICT'> | null {
  const hasAll = way === 'GRADE' ? monthCnt > 0 : takenCnt >= issuePerPersonCnt;
  const hasTodays = dailyIssuePerPersonCnt !== null && todayCnt >= dailyIssuePerPersonCnt;
  if (!hasAll && !hasTodays) return null;
  return way === 'MEMBERSHIP' ? { code: 'MB03', details: null } : { code: 'STATE_CONFLICT', details: { couponNo } };
}

/**
 * Why a promotion code gives its coupon to a member no more; null when it may. A member who has had it is told that,
 * even when its time has ended meanwhile.
 */
export function codeRefusal(
  coupon: CouponQuota & Pick<CouponTerms, 'issueEndAt' | 'useEndAt'>,
  taken: TakenCoupons,
  now: EpochMs,
): Refusal | null {
  const { couponNo, issueEndAt, useEndAt } = coupon;
  const hasEnded = (issueEndAt !== null && issueEndAt <= now) || (useEndAt !== null && isPast(useEndAt, now));
  return (
    quotaRefusal({ ...coupon, dailyIssuePerPersonCnt: null }, 'CODE', taken) ??
    (hasEnded ? { code: 'COUPON_EXPIRED', details: { couponNo } } : null)
  );
}

/** Why a member gets no membership coupon: whichever it is, one a Korean month. Spec §8. */
export function membershipRefusal(hasThisMonths: boolean): Refusal<'MB08'> | null {
  return hasThisMonths ? { code: 'MB08', details: null } : null;
}
