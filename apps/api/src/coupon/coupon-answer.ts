import {
  couponRefusal,
  type CouponTaker,
  type CouponTerms,
  couponUseEnd,
  formatYmdt,
  type CouponScope,
  type EpochMs,
  type Language,
} from '@dealstore/commerce-core/domain';
import { inLanguage } from '../catalogue/catalogue.ts';
import type { JsonAnswer } from '../contract/operation.ts';
import { fromNullableTimestamp, fromTimestamp, ymdtOrNull } from '../database/instant.ts';
import { readPlatforms, type CouponColumns, type OwnedRow } from './coupon.store.ts';
import type { IssuableRow } from './issuable.store.ts';
import { issueTermsOf, type Issue, type CouponMember } from './issue.store.ts';

type OwnedAnswer = JsonAnswer<'getCoupons'>['items'][number];
type IssuableAnswer = JsonAnswer<'getProductIssuableCoupons'>[number];

/** A coupon the member holds, as the contract has it. */
export function ownedAnswer(row: OwnedRow, scope: CouponScope, language: Language): OwnedAnswer {
  return {
    ...couponFields(row, language),
    ...scope,
    targetNames: [...scope.targetNames],
    couponIssueNo: row.couponIssueNo,
    issueYmdt: formatYmdt(fromTimestamp(row.issuedAt)),
    useEndYmdt: formatYmdt(fromTimestamp(row.useEndAt)),
    useYmdt: ymdtOrNull(fromNullableTimestamp(row.usedAt)),
    used: row.usedAt !== null,
  };
}

/** Whether a member may have one more of a coupon now. */
export function mayIssue(
  row: Pick<IssuableRow, keyof CouponTerms | 'issuePerPersonCnt' | 'totalIssueCnt' | 'issuedCnt' | 'ownCnt'>,
  taker: CouponTaker,
  now: EpochMs,
): boolean {
  const isLeft = row.totalIssueCnt === null || row.issuedCnt < row.totalIssueCnt;
  const taken = { takenCnt: row.ownCnt, todayCnt: 0, monthCnt: 0 };
  const terms = { ...issueTermsOf(row), dailyIssuePerPersonCnt: null };
  return couponRefusal(terms, { way: 'DOWNLOAD', isLeft, taker, taken }, now) === null;
}

/** A coupon to get, as the contract has it. */
export function issuableAnswer(
  row: IssuableRow,
  member: CouponMember,
  now: EpochMs,
  language: Language,
): IssuableAnswer {
  const useEndAt = couponUseEnd({ useDays: row.useDays, useEndAt: fromNullableTimestamp(row.useEndAt) }, now);
  return {
    ...couponFields(row, language),
    downloadable: mayIssue(row, member, now),
    issued: row.ownCnt > 0,
    useEndYmdt: formatYmdt(useEndAt),
  };
}

/** A coupon just issued, as the contract has it. */
export function issuedAnswer(issue: Issue, language: Language): JsonAnswer<'downloadCoupon'> {
  return {
    couponNo: issue.couponNo,
    couponIssueNo: issue.couponIssueNo,
    couponName: inLanguage(language, issue.couponName, issue.couponNameEn),
    useEndYmdt: formatYmdt(issue.useEndAt),
  };
}

/** The fields of a coupon in every answer. */
export function couponFields(row: CouponColumns, language: Language) {
  return {
    couponNo: row.couponNo,
    couponName: inLanguage(language, row.couponName, row.couponNameEn),
    couponType: row.couponType,
    couponTargetType: row.couponTargetType,
    fixedAmt: row.fixedAmt,
    discountAmt: row.discountAmt,
    discountRate: row.discountRate,
    maxDiscountAmt: row.maxDiscountAmt,
    minSalePrice: row.minSalePrice,
    freeDelivery: row.freeDelivery,
    usablePlatforms: readPlatforms(row.usablePlatforms),
    firstPurchaseOnly: row.firstPurchaseOnly,
  };
}
