import { COUPON_PAGE_SIZE, kstMonth, type Language, takerRefusal } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers, JsonAnswer } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { findRedeemed } from '../benefit/benefit.ts';
import { ownedAnswer, issuableAnswer } from './coupon-answer.ts';
import { couponScopes } from './coupon-scope.ts';
import { findOwned } from './coupon.store.ts';
import { findGivenOut, type IssuableRow } from './issuable.store.ts';
import { type IssuableForProducts, issuableForProducts } from './issuable-products.ts';
import { issueTermsOf, type CouponMember } from './issue.store.ts';
import { findIssuedThisMonth, MEMBERSHIP } from './membership.store.ts';
import { findCouponMember } from './coupon-member.store.ts';
import { readSummary, readWallet } from './wallet.store.ts';

type WalletOperation =
  'getCoupons' | 'getCouponSummary' | 'getIssuableCoupons' | 'getProductIssuableCoupons' | 'getBenefitCoupons';

/** The coupons a member has, and those to get. Spec §7. */
export function walletRoutes({ database, clock }: AppParts): Pick<Handlers, WalletOperation> {
  async function toGet(
    rows: readonly (IssuableRow & Partial<IssuableForProducts>)[],
    member: CouponMember,
    language: Language,
  ): Promise<JsonAnswer<'getIssuableCoupons'>> {
    const scopeOf = await couponScopes(database, language);
    return rows.map((row) => {
      const { targetNames, targetCnt } = scopeOf(row);
      const { productNos, maxSalePrice, minDeliveryAmt } = row;
      return {
        ...issuableAnswer(row, member, clock.now(), language),
        targetNames: [...targetNames],
        targetCnt,
        maxSalePrice,
        minDeliveryAmt,
        ...(productNos === undefined ? {} : { productNos: [...productNos] }),
      };
    });
  }

  return {
    getCoupons: async ({ caller, query, language }) => {
      const { memberNo } = requireMember(caller);
      const { status, usable, cursor, pageNumber = 1, pageSize = COUPON_PAGE_SIZE } = query;
      const [{ items, totalCount, nextCursor }, scopeOf] = await Promise.all([
        status === undefined
          ? findOwned(database, { memberNo, usable: usable ?? null, pageNumber, pageSize }, clock.now())
          : readWallet(database, { memberNo, status, cursor, pageSize }, clock.now()),
        couponScopes(database, language),
      ]);
      return { totalCount, items: items.map((row) => ownedAnswer(row, scopeOf(row), language)), nextCursor };
    },

    getCouponSummary: ({ caller }) => readSummary(database, requireMember(caller).memberNo, clock.now()),

    getIssuableCoupons: async ({ caller, query, language }) => {
      const member = requireMember(caller);
      const { productNos } = query;
      const [rows, couponMember] = await Promise.all([
        productNos === undefined
          ? findGivenOut(database, 'DOWNLOAD', member.memberNo, clock.now())
          : issuableForProducts(database, productNos.split(',').map(Number), member, clock.now()),
        findCouponMember(database, member.memberNo, clock.now()),
      ]);
      // What a member can neither get nor has got is of no use to them.
      const shown = rows.filter(
        (row) => row.ownCnt > 0 || takerRefusal(issueTermsOf(row), couponMember, clock.now()) === null,
      );
      return toGet(shown, couponMember, language);
    },

    getProductIssuableCoupons: async ({ caller, path, language }) => {
      const member = requireMember(caller);
      const [rows, couponMember] = await Promise.all([
        issuableForProducts(database, [path.productNo], member, clock.now()),
        findCouponMember(database, member.memberNo, clock.now()),
      ]);
      return rows.map((row) => issuableAnswer(row, couponMember, clock.now(), language));
    },

    getBenefitCoupons: async ({ caller, language }) => {
      const { memberNo } = requireMember(caller);
      const issueMonth = kstMonth(clock.now());
      const [rows, couponMember, issuedCouponNo, [before]] = await Promise.all([
        findGivenOut(database, 'MEMBERSHIP', memberNo, clock.now()),
        findCouponMember(database, memberNo, clock.now()),
        findIssuedThisMonth(database, memberNo, issueMonth),
        findRedeemed(database, memberNo, [MEMBERSHIP], clock.now()),
      ]);
      const isOpen = issuedCouponNo === null && before?.takenCnt === 0;
      const items = await toGet(rows, couponMember, language);
      return {
        issueMonth,
        issuedCouponNo,
        items: items.map((item) => ({
          ...item,
          downloadable: item.downloadable && isOpen,
          issued: item.couponNo === issuedCouponNo,
        })),
      };
    },
  };
}
