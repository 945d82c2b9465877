import {
  commerceError,
  DAY_MS,
  isCommerceError,
  isKnownError,
  MINUTE_MS,
  readPromotionCode,
  type Language,
  type CouponNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers, JsonAnswer } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction, type Transaction } from '../database/database.ts';
import { errorMessage } from '../http/error-message.ts';
import { assertNotLimited, consume, type Limit } from '../http/rate-limit.ts';
import { issuedAnswer } from './coupon-answer.ts';
import { issuableForProducts } from './issuable-products.ts';
import { issueCoupon, type Issue, type CouponMember } from './issue.store.ts';
import { issueMembership } from './membership.store.ts';
import { registerCode } from './register-code.ts';
import { findCouponMember } from './coupon-member.store.ts';

/** Requests for coupons of one member: 60 a minute. Assumed: the limit of writes. */
const DOWNLOADS: Limit = { name: 'coupon', max: 60, windowMs: MINUTE_MS };

/** Promotion codes one member tries: 10 a minute. Assumed. */
const CODES: Limit = { name: 'coupon-code', max: 10, windowMs: MINUTE_MS };

/** Wrong promotion codes of one member: 50 a day, so that none is found by guessing. Assumed. */
const WRONG_CODES: Limit = { name: 'wrong-coupon-code', max: 50, windowMs: DAY_MS };

const ALREADY_OWNED: Readonly<Record<Language, string>> = {
  ko: '이미 받은 쿠폰이에요',
  en: 'You already have this coupon',
};

const WRONG_CODE: Readonly<Record<Language, string>> = {
  ko: '쿠폰코드를 다시 확인해 주세요',
  en: 'Please check the coupon code',
};

type IssueOperation =
  'downloadCoupon' | 'downloadCoupons' | 'downloadProductCoupons' | 'registerCouponCode' | 'issueMembershipCoupon';

/** The ways to get a coupon. Spec §7. */
export function issueRoutes(parts: AppParts): Pick<Handlers, IssueOperation> {
  const { database, clock } = parts;

  async function take(language: Language, issue: (transaction: Transaction) => Promise<Issue>) {
    try {
      return issuedAnswer(await withTransaction(database, issue), language);
    } catch (error) {
      if (!isCommerceError(error, 'STATE_CONFLICT') || error.details?.couponNo === undefined) throw error;
      const { couponNo } = error.details;
      throw commerceError('STATE_CONFLICT', { userMessage: ALREADY_OWNED[language], details: { couponNo } });
    }
  }

  const download = (couponNo: CouponNo, member: CouponMember, language: Language) =>
    take(language, (transaction) => issueCoupon(transaction, { couponNo, issueType: 'DOWNLOAD' }, member, clock.now()));

  async function downloadAll(
    couponNos: readonly CouponNo[],
    memberNo: MemberNo,
    language: Language,
  ): Promise<JsonAnswer<'downloadCoupons'>> {
    const member = await findCouponMember(database, memberNo, clock.now());
    const issuedCoupons: JsonAnswer<'downloadCoupon'>[] = [];
    const issueFailCoupons: JsonAnswer<'downloadCoupons'>['issueFailCoupons'][number][] = [];
    for (const couponNo of couponNos) {
      try {
        issuedCoupons.push(await download(couponNo, member, language));
      } catch (error) {
        if (!isCommerceError(error) || !isKnownError(error) || error.code === 'BUSY') throw error;
        const failMessage = error.userMessage === '' ? errorMessage(error.code, language) : error.userMessage;
        issueFailCoupons.push({ couponNo, errorCode: error.code, failMessage });
      }
    }
    return { issuedCoupons, issueFailCoupons };
  }

  return {
    downloadCoupon: async ({ caller, path, language }) => {
      const { memberNo } = requireMember(caller);
      await consume(parts, DOWNLOADS, String(memberNo));
      return download(path.id, await findCouponMember(database, memberNo, clock.now()), language);
    },

    downloadCoupons: async ({ caller, body, language }) => {
      const { memberNo } = requireMember(caller);
      await consume(parts, DOWNLOADS, String(memberNo));
      return downloadAll(body.couponNos, memberNo, language);
    },

    downloadProductCoupons: async ({ caller, path, language }) => {
      const member = requireMember(caller);
      await consume(parts, DOWNLOADS, String(member.memberNo));
      const rows = await issuableForProducts(database, [path.productNo], member, clock.now());
      return downloadAll(
        rows.map(({ couponNo }) => couponNo),
        member.memberNo,
        language,
      );
    },

    registerCouponCode: async ({ caller, path, body, language }) => {
      const { memberNo } = requireMember(caller);
      const code = readPromotionCode(path.code);
      if (code === null || code !== readPromotionCode(body.promotionCode)) {
        throw commerceError('INVALID_REQUEST', { details: { place: 'body/promotionCode', rule: 'const' } });
      }
      await consume(parts, CODES, String(memberNo));
      await assertNotLimited(parts, WRONG_CODES, String(memberNo));
      const member = await findCouponMember(database, memberNo, clock.now());
      try {
        return await take(language, (transaction) => registerCode(transaction, code, member, clock.now()));
      } catch (error) {
        if (!isCommerceError(error, 'NOT_FOUND')) throw error;
        await consume(parts, WRONG_CODES, String(memberNo));
        throw commerceError('NOT_FOUND', { userMessage: WRONG_CODE[language] });
      }
    },

    issueMembershipCoupon: async ({ caller, body, language }) => {
      const { memberNo } = requireMember(caller);
      await consume(parts, DOWNLOADS, String(memberNo));
      const member = await findCouponMember(database, memberNo, clock.now());
      return take(language, (transaction) => issueMembership(transaction, body.couponNo, member, clock.now()));
    },
  };
}
