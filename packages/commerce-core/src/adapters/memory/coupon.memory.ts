import { hidesContent, withheldFrom } from '../../access/access.ts';
import type { Coupon, IssuableCoupon, IssuedCoupon, ProductCouponIssue } from '../../coupon/coupon.ts';
import type { CouponApi } from '../../coupon/coupon.port.ts';
import { couponUseEnd } from '../../coupon/coupon-issue.ts';
import { reachesGoods } from '../../coupon/coupon-rule.ts';
import { commerceError, isCommerceError } from '../../error/commerce-error.ts';
import { formatYmdt } from '../../value/calendar.ts';
import { ZERO_WON } from '../../value/won.ts';
import { categoryNosOf, type MemoryBackend, type MemoryIssue, productOf } from './memory-backend.ts';
import type { MemoryCoupon, MemoryProduct } from './memory-shop.ts';

/** Coupons of a memory shop; each may be had once. */
export function createMemoryCouponApi(backend: MemoryBackend): CouponApi {
  const { state } = backend;
  const issue = (coupon: MemoryCoupon): IssuedCoupon => {
    if (state.issues.some((held) => held.couponNo === coupon.couponNo)) throw commerceError('STATE_CONFLICT');
    const issued = issueOf(coupon, backend);
    state.issues = [...state.issues, issued];
    const { couponNo, couponIssueNo, couponName } = issued;
    return { couponNo, couponIssueNo, couponName, useEndYmdt: formatYmdt(issued.useEndAt) };
  };
  const reachedBy = async (productNo: number): Promise<readonly MemoryCoupon[]> => {
    const product = productOf(backend, productNo);
    if (hidesContent(withheldFrom(await backend.visitor(), product))) return [];
    return couponsReaching(backend, product);
  };
  return {
    list: async ({ usable, pageNumber, pageSize }) => {
      await backend.member();
      const isUsable = (held: MemoryIssue) => held.usedAt === null && backend.clock.now() <= held.useEndAt;
      const shown = state.issues.filter((held) => usable === undefined || isUsable(held) === usable);
      const from = (pageNumber - 1) * pageSize;
      return { items: shown.slice(from, from + pageSize).map(couponOf), totalCount: shown.length };
    },
    issuableFor: async (productNo) => {
      await backend.member();
      return (await reachedBy(productNo)).map((coupon) => issuableOf(coupon, backend));
    },
    download: async (couponNo) => {
      await backend.member();
      const coupon = backend.shop.coupons.find((candidate) => candidate.couponNo === couponNo);
      if (coupon === undefined) throw commerceError('NOT_FOUND');
      return issue(coupon);
    },
    downloadFor: async (productNo) => {
      await backend.member();
      return issueAll(await reachedBy(productNo), issue);
    },
  };
}

/** The coupons of the shop that can lower a product. */
export function couponsReaching(backend: MemoryBackend, product: MemoryProduct): readonly MemoryCoupon[] {
  const goods = {
    ...product,
    categoryNos: categoryNosOf(backend, product.categoryNo),
    buyAmt: ZERO_WON,
    deliveryIndex: 0,
  };
  return backend.shop.coupons.filter((coupon) => reachesGoods(issueOf(coupon, backend), goods));
}

/** A coupon to get, as a product page shows it. */
export function issuableOf(coupon: MemoryCoupon, backend: MemoryBackend): IssuableCoupon {
  const issued = backend.state.issues.some((held) => held.couponNo === coupon.couponNo);
  const { useEndAt } = issueOf(coupon, backend);
  return { ...wordsOf(coupon), useEndYmdt: formatYmdt(useEndAt), downloadable: !issued, issued };
}

function issueAll(coupons: readonly MemoryCoupon[], issue: (coupon: MemoryCoupon) => IssuedCoupon): ProductCouponIssue {
  const issuedCoupons: IssuedCoupon[] = [];
  const issueFailCoupons: ProductCouponIssue['issueFailCoupons'][number][] = [];
  for (const coupon of coupons) {
    try {
      issuedCoupons.push(issue(coupon));
    } catch (error) {
      if (!isCommerceError(error)) throw error;
      issueFailCoupons.push({ couponNo: coupon.couponNo, errorCode: error.code, failMessage: error.userMessage });
    }
  }
  return { issuedCoupons, issueFailCoupons };
}

function issueOf(coupon: MemoryCoupon, backend: MemoryBackend): MemoryIssue {
  const now = backend.clock.now();
  const useEndAt = couponUseEnd({ useDays: coupon.useDays, useEndAt: null }, now);
  return { ...coupon, couponIssueNo: backend.nextNo(), issuedAt: now, useStartAt: now, useEndAt, usedAt: null };
}

function couponOf(held: MemoryIssue): Coupon {
  return {
    ...wordsOf(held),
    couponIssueNo: held.couponIssueNo,
    issueYmdt: formatYmdt(held.issuedAt),
    useEndYmdt: formatYmdt(held.useEndAt),
    useYmdt: held.usedAt === null ? null : formatYmdt(held.usedAt),
    used: held.usedAt !== null,
  };
}

function wordsOf(coupon: MemoryCoupon | MemoryIssue) {
  return {
    couponNo: coupon.couponNo,
    couponName: coupon.couponName,
    couponType: coupon.couponType,
    couponTargetType: coupon.couponTargetType,
    fixedAmt: coupon.fixedAmt,
    discountAmt: coupon.discountAmt,
    discountRate: coupon.discountRate,
    maxDiscountAmt: coupon.maxDiscountAmt,
    minSalePrice: coupon.minSalePrice,
    usablePlatforms: coupon.usablePlatforms,
  };
}
