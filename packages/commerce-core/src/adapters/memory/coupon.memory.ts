import { hidesContent, withheldFrom } from '../../access/access.ts';
import { isTelecomCustomer } from '../../account/account.ts';
import type { Coupon, CouponIssues, CouponStatus, IssuableCoupon, IssuedCoupon } from '../../coupon/coupon.ts';
import type { CouponApi } from '../../coupon/coupon.port.ts';
import { couponUseEnd } from '../../coupon/coupon-issue.ts';
import { codeRefusal, couponRefusal, type CouponTaker, membershipRefusal } from '../../coupon/coupon-refusal.ts';
import { reachesGoods } from '../../coupon/coupon-rule.ts';
import { COUPON_ENDS_SOON_DAYS, couponStatus, readPromotionCode } from '../../coupon/coupon-wallet.ts';
import { commerceError, isCommerceError } from '../../error/commerce-error.ts';
import { type Refusal, refuse } from '../../error/refusal.ts';
import { formatYmdt, kstDaysBetween, kstMonth } from '../../value/calendar.ts';
import type { CouponNo, ProductNo } from '../../value/identifiers.ts';
import { ZERO_WON } from '../../value/won.ts';
import { categoryNosOf, type MemoryBackend, type MemoryIssue, productOf } from './memory-backend.ts';
import { hasPurchased } from './shop/memory-order.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';
import type { MemoryCoupon, MemoryProduct } from './shop/memory-shop.ts';

/** Coupons of a memory shop; each may be had once, a membership coupon once in a Korean month. */
export function createMemoryCouponApi(backend: MemoryBackend, { orders }: Pick<MemoryOutside, 'orders'>): CouponApi {
  const { state } = backend;
  const taker = () => couponTaker(backend, orders);
  const issue = (coupon: MemoryCoupon): IssuedCoupon => {
    refuse(refusalOf(coupon, taker(), backend));
    const issued = issueOf(coupon, backend);
    state.issues = [...state.issues, issued];
    const { couponNo, couponIssueNo, couponName } = issued;
    return { couponNo, couponIssueNo, couponName, useEndYmdt: formatYmdt(issued.useEndAt) };
  };
  const reachedBy = async (productNo: ProductNo): Promise<readonly MemoryCoupon[]> => {
    const product = productOf(backend, productNo);
    if (hidesContent(withheldFrom(await backend.visitor(), product))) return [];
    return couponsReaching(backend, product);
  };
  const inStatus = (status: CouponStatus) =>
    state.issues
      .filter((owned) => couponStatus(owned, backend.clock.now()) === status)
      .toSorted((one, other) => placeOf(one, status) - placeOf(other, status));
  const ownedThisMonth = () =>
    state.issues.find(
      ({ couponNo, issuedAt }) =>
        membershipCoupons(backend).some((coupon) => coupon.couponNo === couponNo) &&
        kstMonth(issuedAt) === kstMonth(backend.clock.now()),
    );
  return {
    list: async ({ usable, pageNumber, pageSize }) => {
      await backend.member();
      const isUsable = (owned: MemoryIssue) => couponStatus(owned, backend.clock.now()) === 'USABLE';
      const shown = state.issues.filter((owned) => usable === undefined || isUsable(owned) === usable);
      const from = (pageNumber - 1) * pageSize;
      return { items: shown.slice(from, from + pageSize).map(couponOf), totalCount: shown.length };
    },
    wallet: async ({ status, cursor = '0', pageSize }) => {
      await backend.member();
      const owned = inStatus(status);
      const end = Number.parseInt(cursor, 10) + pageSize;
      return {
        items: owned.slice(end - pageSize, end).map(couponOf),
        totalCount: owned.length,
        nextCursor: end < owned.length ? `${end}.0` : null,
      };
    },
    summary: async () => {
      await backend.member();
      const usable = inStatus('USABLE');
      const now = backend.clock.now();
      return {
        usableCouponCnt: usable.length,
        expiringCouponCnt: usable.filter(({ useEndAt }) => kstDaysBetween(now, useEndAt) <= COUPON_ENDS_SOON_DAYS)
          .length,
        usedCouponCnt: inStatus('USED').length,
        expiredCouponCnt: inStatus('EXPIRED').length,
      };
    },
    issuable: async ({ productNos }) => {
      await backend.member();
      const toGet = (coupon: MemoryCoupon) => {
        const { maxSalePrice, minDeliveryAmt } = coupon;
        return { ...issuableOf(coupon, taker(), backend), ...scopeOf(coupon), maxSalePrice, minDeliveryAmt };
      };
      if (productNos === undefined) return downloadCoupons(backend).map(toGet);
      const reached = await Promise.all(productNos.map(reachedBy));
      return [...new Set(reached.flat())].map((coupon) => ({
        ...toGet(coupon),
        productNos: productNos.filter((_productNo, index) => reached[index]?.includes(coupon) === true),
      }));
    },
    issuableFor: async (productNo) => {
      await backend.member();
      return (await reachedBy(productNo)).map((coupon) => issuableOf(coupon, taker(), backend));
    },
    download: async (couponNo) => {
      await backend.member();
      return issue(couponOfNo(downloadCoupons(backend), couponNo));
    },
    downloadAll: async (couponNos) => {
      await backend.member();
      return issueAll(couponNos, (couponNo) => issue(couponOfNo(downloadCoupons(backend), couponNo)));
    },
    registerCode: async (typed) => {
      await backend.member();
      const code = readPromotionCode(typed);
      const coupon = backend.shop.coupons.find(({ promotionCode }) => code !== null && promotionCode === code);
      if (coupon === undefined) throw commerceError('NOT_FOUND');
      refuse(codeRefusal(termsOf(coupon), takenOf(coupon, backend), backend.clock.now()));
      return issue(coupon);
    },
    benefit: async () => {
      await backend.member();
      return {
        issueMonth: kstMonth(backend.clock.now()),
        issuedCouponNo: ownedThisMonth()?.couponNo ?? null,
        items: membershipCoupons(backend).map((coupon) => ({
          ...issuableOf(coupon, taker(), backend),
          ...scopeOf(coupon),
          downloadable: ownedThisMonth() === undefined,
          issued: ownedThisMonth()?.couponNo === coupon.couponNo,
        })),
      };
    },
    issueMembership: async (couponNo) => {
      await backend.member();
      const coupon = couponOfNo(membershipCoupons(backend), couponNo);
      refuse(membershipRefusal(ownedThisMonth() !== undefined));
      return issue(coupon);
    },
    downloadFor: async (productNo) => {
      await backend.member();
      const coupons = await reachedBy(productNo);
      return issueAll(
        coupons.map((coupon) => coupon.couponNo),
        (couponNo) => issue(couponOfNo(coupons, couponNo)),
      );
    },
  };
}

/** The member of the shop as coupons see them. */
export function couponTaker({ shop, state }: MemoryBackend, orders: MemoryOutside['orders']): CouponTaker {
  return {
    gradeCode: shop.member.gradeCode,
    isTelecomCustomer: isTelecomCustomer(state.account.carrier),
    hasPurchased: hasPurchased(orders.values()),
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
  return downloadCoupons(backend).filter((coupon) => reachesGoods(issueOf(coupon, backend), goods));
}

/** A coupon to get, as a product page shows it. */
export function issuableOf(coupon: MemoryCoupon, taker: CouponTaker, backend: MemoryBackend): IssuableCoupon {
  const { useEndAt } = issueOf(coupon, backend);
  const downloadable = refusalOf(coupon, taker, backend) === null;
  return {
    ...wordsOf(coupon),
    useEndYmdt: formatYmdt(useEndAt),
    downloadable,
    issued: ownedCnt(coupon, backend) > 0,
  };
}

/** Why a member gets no more of a coupon now; there is no end of any. */
function refusalOf(coupon: MemoryCoupon, taker: CouponTaker, backend: MemoryBackend): Refusal | null {
  const facts = { way: coupon.issueType, isLeft: true, taker, taken: takenOf(coupon, backend) };
  return couponRefusal(termsOf(coupon), facts, backend.clock.now());
}

function termsOf(coupon: MemoryCoupon) {
  const issuePerPersonCnt = coupon.issueType === 'MEMBERSHIP' ? Number.POSITIVE_INFINITY : 1;
  const endless = { issueStartAt: null, issueEndAt: null, useEndAt: null, dailyIssuePerPersonCnt: null };
  return { ...coupon, ...endless, issuePerPersonCnt };
}

function takenOf(coupon: MemoryCoupon, backend: MemoryBackend) {
  return { takenCnt: ownedCnt(coupon, backend), todayCnt: 0, monthCnt: 0 };
}

function downloadCoupons({ shop }: MemoryBackend): readonly MemoryCoupon[] {
  return shop.coupons.filter(({ issueType }) => issueType === 'DOWNLOAD');
}

function membershipCoupons({ shop }: MemoryBackend): readonly MemoryCoupon[] {
  return shop.coupons.filter(({ issueType }) => issueType === 'MEMBERSHIP');
}

function couponOfNo(coupons: readonly MemoryCoupon[], couponNo: CouponNo): MemoryCoupon {
  const coupon = coupons.find((candidate) => candidate.couponNo === couponNo);
  if (coupon === undefined) throw commerceError('NOT_FOUND', { details: { couponNo } });
  return coupon;
}

function ownedCnt({ couponNo }: MemoryCoupon, { state }: MemoryBackend): number {
  return state.issues.filter((owned) => owned.couponNo === couponNo).length;
}

/** By what a list is sorted: usable coupons by their end, the others the other way round. */
function placeOf({ usedAt, useEndAt }: MemoryIssue, status: CouponStatus): number {
  return status === 'USABLE' ? useEndAt : -(usedAt ?? useEndAt);
}

function issueAll(couponNos: readonly CouponNo[], issue: (couponNo: CouponNo) => IssuedCoupon): CouponIssues {
  const issuedCoupons: IssuedCoupon[] = [];
  const issueFailCoupons: CouponIssues['issueFailCoupons'][number][] = [];
  for (const couponNo of couponNos) {
    try {
      issuedCoupons.push(issue(couponNo));
    } catch (error) {
      if (!isCommerceError(error)) throw error;
      issueFailCoupons.push({ couponNo, errorCode: error.code, failMessage: error.userMessage });
    }
  }
  return { issuedCoupons, issueFailCoupons };
}

function issueOf(coupon: MemoryCoupon, backend: MemoryBackend): MemoryIssue {
  const now = backend.clock.now();
  const useEndAt = couponUseEnd({ useDays: coupon.useDays, useEndAt: null }, now);
  return { ...coupon, couponIssueNo: backend.nextNo(), issuedAt: now, useStartAt: now, useEndAt, usedAt: null };
}

function couponOf(owned: MemoryIssue): Coupon {
  return {
    ...wordsOf(owned),
    ...scopeOf(owned),
    couponIssueNo: owned.couponIssueNo,
    issueYmdt: formatYmdt(owned.issuedAt),
    useEndYmdt: formatYmdt(owned.useEndAt),
    useYmdt: owned.usedAt === null ? null : formatYmdt(owned.usedAt),
    used: owned.usedAt !== null,
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
    freeDelivery: coupon.freeDelivery,
    usablePlatforms: coupon.usablePlatforms,
    firstPurchaseOnly: coupon.firstPurchaseOnly,
  };
}

/** A memory shop names nothing that coupons are for. */
function scopeOf({ targetNos }: MemoryCoupon | MemoryIssue) {
  return { targetNames: [], targetCnt: targetNos.length };
}
