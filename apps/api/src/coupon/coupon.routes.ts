import {
  commerceError,
  COUPON_PAGE_SIZE,
  couponUseEnd,
  formatYmdt,
  hidesContent,
  isCommerceError,
  isErrorCode,
  MINUTE_MS,
  withheldFrom,
  type EpochMs,
  type Language,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Caller, Handlers, JsonAnswer } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction } from '../database/database.ts';
import { fromNullableTimestamp, fromTimestamp } from '../database/instant.ts';
import { errorMessage } from '../error-message.ts';
import { inLanguage, visitorOf } from '../catalogue/catalogue.ts';
import { consume, type Limit } from '../rate-limit.ts';
import { findHeld, readPlatforms, type CouponColumns } from './coupon.store.ts';
import { findIssuable, findProduct, type IssuableRow } from './issuable.store.ts';
import { issueCoupon, refusalOf, type Issue, type Taker } from './issue.store.ts';
import { findTaker } from './taker.store.ts';

/** Requests for coupons of one member: 60 a minute. Assumed: the limit of writes. */
const DOWNLOADS: Limit = { name: 'coupon', max: 60, windowMs: MINUTE_MS };

const ALREADY_HELD: Readonly<Record<Language, string>> = {
  ko: '이미 받은 쿠폰이에요',
  en: 'You already have this coupon',
};

type CouponOperation = 'getCoupons' | 'getProductIssuableCoupons' | 'downloadCoupon' | 'downloadProductCoupons';

/** Coupons of the member and coupons to get. Spec §7. */
export function couponRoutes(parts: AppParts): Pick<Handlers, CouponOperation> {
  const { database, clock } = parts;

  const download = async (couponNo: number, taker: Taker, language: Language): Promise<Issue> => {
    try {
      return await withTransaction(database, (transaction) => issueCoupon(transaction, couponNo, taker, clock.now()));
    } catch (error) {
      if (!isCommerceError(error, 'STATE_CONFLICT')) throw error;
      throw commerceError('STATE_CONFLICT', { userMessage: ALREADY_HELD[language], details: { couponNo } });
    }
  };

  const issuableOf = async (productNo: number, caller: Caller): Promise<readonly IssuableRow[]> => {
    const product = await findProduct(database, productNo);
    if (product === null) throw commerceError('NOT_FOUND');
    const visitor = await visitorOf(database, caller, clock.now());
    if (hidesContent(withheldFrom(visitor, product))) return [];
    return findIssuable(database, product, caller.memberNo);
  };

  return {
    getCoupons: async ({ caller, query, language }) => {
      const { memberNo } = requireMember(caller);
      const question = {
        memberNo,
        usable: query.usable ?? null,
        pageNumber: query.pageNumber ?? 1,
        pageSize: query.pageSize ?? COUPON_PAGE_SIZE,
      };
      const { items, totalCount } = await findHeld(database, question, clock.now());
      return {
        totalCount,
        items: items.map((row) => ({
          ...wordsOf(row, language),
          couponIssueNo: row.couponIssueNo,
          issueYmdt: formatYmdt(fromTimestamp(row.issuedAt)),
          useEndYmdt: formatYmdt(fromTimestamp(row.useEndAt)),
          useYmdt: row.usedAt === null ? null : formatYmdt(fromTimestamp(row.usedAt)),
          used: row.usedAt !== null,
        })),
      };
    },

    getProductIssuableCoupons: async ({ caller, path, language }) => {
      const member = requireMember(caller);
      const [rows, taker] = await Promise.all([
        issuableOf(path.productNo, member),
        findTaker(database, member.memberNo),
      ]);
      return rows.map((row) => issuableJson(row, taker, clock.now(), language));
    },

    downloadCoupon: async ({ caller, path, language }) => {
      const { memberNo } = requireMember(caller);
      await consume(parts, DOWNLOADS, String(memberNo));
      return issuedJson(await download(path.id, await findTaker(database, memberNo), language), language);
    },

    downloadProductCoupons: async ({ caller, path, language }) => {
      const member = requireMember(caller);
      await consume(parts, DOWNLOADS, String(member.memberNo));
      const rows = await issuableOf(path.productNo, member);
      const taker = await findTaker(database, member.memberNo);
      const issuedCoupons: JsonAnswer<'downloadCoupon'>[] = [];
      const issueFailCoupons: JsonAnswer<'downloadProductCoupons'>['issueFailCoupons'][number][] = [];
      for (const { couponNo } of rows) {
        try {
          issuedCoupons.push(issuedJson(await download(couponNo, taker, language), language));
        } catch (error) {
          if (!isCommerceError(error) || !isErrorCode(error.code) || error.code === 'BUSY') throw error;
          const failMessage = error.userMessage === '' ? errorMessage(error.code, language) : error.userMessage;
          issueFailCoupons.push({ couponNo, errorCode: error.code, failMessage });
        }
      }
      return { issuedCoupons, issueFailCoupons };
    },
  };
}

function issuableJson(
  row: IssuableRow,
  taker: Taker,
  now: EpochMs,
  language: Language,
): JsonAnswer<'getProductIssuableCoupons'>[number] {
  const isLeft = row.totalIssueCnt === null || row.issuedCnt < row.totalIssueCnt;
  const mayTake = refusalOf(row, taker, now) === null && row.ownCnt < row.issuePerPersonCnt;
  const useEndAt = couponUseEnd({ useDays: row.useDays, useEndAt: fromNullableTimestamp(row.useEndAt) }, now);
  return {
    ...wordsOf(row, language),
    downloadable: isLeft && mayTake,
    issued: row.ownCnt > 0,
    useEndYmdt: formatYmdt(useEndAt),
  };
}

function issuedJson(issue: Issue, language: Language): JsonAnswer<'downloadCoupon'> {
  return {
    couponNo: issue.couponNo,
    couponIssueNo: issue.couponIssueNo,
    couponName: inLanguage(language, issue.couponName, issue.couponNameEn),
    useEndYmdt: formatYmdt(issue.useEndAt),
  };
}

function wordsOf(row: CouponColumns, language: Language) {
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
    usablePlatforms: readPlatforms(row.usablePlatforms),
  };
}
