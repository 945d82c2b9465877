import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { OrderStatusType } from '../order/record/order-status.ts';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import { after, DAY_MS } from '../value/time.ts';
import { won } from '../value/won.ts';
import { CLAIM_REASONS, CLAIM_TYPES } from './claim.ts';
import type { ClaimableOption } from './claim-eligibility.ts';
import { claimChoices, type ClaimContext, type ClaimPlan, estimateOf } from './claim-plan.ts';
import type { ClaimEstimateRequest } from './claim-record.ts';
import {
  type ClaimRequestBody,
  exchangeRefusal,
  estimateRefusal,
  refundAccountRefusal,
  requestRefusal,
  withdrawRefusal,
} from './claim-refusal.ts';

const now = SIMULATED_START;
const OPTION: ClaimableOption = {
  orderStatusType: 'PAY_DONE',
  claimableCnt: 2,
  hasOpenClaim: false,
  cancelable: true,
  exchangeable: true,
  returnable: true,
  refundable: true,
  deliveredAt: null,
};
const QUESTION: ClaimEstimateRequest = {
  orderNo: '1',
  claimType: 'CANCEL',
  claimReasonType: 'CHANGE_MIND',
  claimedProductOptions: [{ orderOptionNo: 1, productCnt: 2 }],
};
const contextOf = (...options: readonly ClaimableOption[]): ClaimContext => ({
  order: { lines: [], deliveries: [], cartCouponIssueNo: null, deliveryCouponIssueNo: null },
  options: new Map(options.map((option, index) => [index + 1, option])),
  needsBankAccount: false,
  returns: [],
});
const malformed = (field: string, rule?: string) => ({
  code: 'INVALID_REQUEST',
  details: { place: `body/${field}`, ...(rule !== undefined && { rule }) },
});
const conflict = (orderOptionNo: number, reason: string) => ({
  code: 'STATE_CONFLICT',
  details: { orderOptionNo, reason },
});
const pieces = (...counts: readonly number[]) => ({
  claimedProductOptions: counts.map((productCnt, index) => ({ orderOptionNo: index + 1, productCnt })),
});

describe('estimateRefusal', () => {
  const open = { ...OPTION, hasOpenClaim: true };
  const unpaid = { ...OPTION, orderStatusType: 'DEPOSIT_WAIT' } as const;
  const given = { ...OPTION, awaitsAddress: true };

  it.each([
    [{}, [OPTION], null],
    [pieces(1), [OPTION, OPTION], null],
    [{ claimReasonType: 'DEFECTIVE_PRODUCT', exchangeOptionNo: 3 }, [OPTION], malformed('claimReasonType')],
    [{ exchangeOptionNo: 3 }, [open], malformed('exchangeOptionNo')],
    [{ claimType: 'EXCHANGE' }, [open], malformed('exchangeOptionNo')],
    [{ claimType: 'EXCHANGE', exchangeOptionNo: 3, ...pieces(2, 2) }, [open, open], malformed('exchangeOptionNo')],
    [pieces(3, 2), [OPTION, open], conflict(1, 'COUNT')],
    [pieces(2, 2, 2), [OPTION, open], conflict(2, 'OPEN_CLAIM')],
    [pieces(2, 2, 2), [OPTION, OPTION], { code: 'NOT_FOUND', details: null }],
    [pieces(2), [unpaid, unpaid], conflict(2, 'COUNT')],
    [pieces(2, 1), [unpaid, unpaid], conflict(2, 'COUNT')],
    [pieces(2, 2), [unpaid, unpaid], null],
    [pieces(2), [given, given], conflict(2, 'COUNT')],
  ] as const)('tells of %j over %j: %j', (over, options, refusal) => {
    expect(estimateRefusal(contextOf(...options), { ...QUESTION, ...over }, now)).toEqual(refusal);
  });

  const option = fc.record({
    orderStatusType: fc.constantFrom<OrderStatusType>('DEPOSIT_WAIT', 'PAY_DONE', 'DELIVERY_DONE', 'BUY_CONFIRM'),
    claimableCnt: fc.nat(3),
    hasOpenClaim: fc.boolean(),
    cancelable: fc.boolean(),
    exchangeable: fc.boolean(),
    returnable: fc.boolean(),
    refundable: fc.boolean(),
    deliveredAt: fc.option(fc.nat(200).map((days) => after(now, -days * DAY_MS))),
    awaitsAddress: fc.boolean(),
  });

  it.prop([option, fc.constantFrom(...CLAIM_TYPES), fc.constantFrom(...CLAIM_REASONS)])(
    'lets all of a line be claimed as its form offers, and not otherwise',
    (claimable, claimType, { claimReasonType }) => {
      const isOffered = claimChoices(claimable, now).choices.some(
        (choice) =>
          choice.claimType === claimType && choice.reasons.some((reason) => reason.claimReasonType === claimReasonType),
      );
      const exchange = claimType === 'EXCHANGE' ? { exchangeOptionNo: 3 } : {};
      const question = { ...QUESTION, claimType, claimReasonType, ...exchange, ...pieces(claimable.claimableCnt) };
      expect(estimateRefusal(contextOf(claimable), question, now) === null).toBe(isOffered);
    },
  );
});

describe('requestRefusal', () => {
  const noticedDays = { fromYmd: '2026-11-10', toYmd: '2026-11-20' };
  const [, , faulty] = CLAIM_REASONS;
  const [mind] = CLAIM_REASONS;
  const PLAN = { reason: mind, isImmediate: true, isUnpaid: false, refund: null, refundType: 'PG', noticedDays: null };
  const REQUEST: ClaimRequestBody = { ...QUESTION, claimReasonDetail: '', refundAmtForVerification: won(0) };
  const back = { claimType: 'RETURN', returnWayType: 'SELLER_COLLECT' } as const;
  const self = { claimType: 'RETURN', returnWayType: 'BUYER_DIRECT_RETURN' } as const;
  const place = {
    receiverName: '김받음',
    receiverZipCd: '06236',
    receiverAddress: '서울',
    receiverContact1: '01000000001',
  };
  const HERE = { ...place, receiverJibunAddress: '', receiverDetailAddress: '101호' };
  const refusalOf = (request: object, over: object = {}) => {
    const plan = { ...PLAN, ...over } as ClaimPlan;
    const context = contextOf({ ...OPTION, orderStatusType: 'DELIVERY_DONE' });
    return requestRefusal({ ...REQUEST, ...request }, { context, plan, estimate: estimateOf(plan, new Map()) });
  };

  it.each([
    [{}, {}, null],
    [{ claimReasonType: 'OTHERS_BUYER', claimReasonDetail: ' ' }, {}, malformed('claimReasonDetail', 'required')],
    [{ claimReasonType: 'OTHERS_BUYER', claimReasonDetail: '왜' }, {}, null],
    [{}, { reason: faulty }, malformed('fileNames', 'required')],
    [{ fileNames: ['a.webp'] }, { reason: faulty }, null],
    [{ claimType: 'RETURN' }, {}, malformed('returnWayType', 'required')],
    [back, {}, malformed('returnAddress', 'required')],
    [{ ...back, returnAddress: { ...HERE, receiverZipCd: '1' } }, {}, malformed('returnAddress', 'required')],
    [{ ...back, returnAddress: HERE }, {}, null],
    [self, {}, malformed('deliveryCompanyType', 'required')],
    [{ ...self, deliveryCompanyType: 'CJ' }, {}, malformed('invoiceNo', 'required')],
    [{ ...self, deliveryCompanyType: 'CJ', invoiceNo: '1234' }, {}, null],
    [{}, { refundType: 'ACCOUNT' }, malformed('bankAccountInfo', 'required')],
    [{ bankAccountInfo: {} }, { refundType: 'ACCOUNT' }, null],
    [{}, { noticedDays }, malformed('faultNoticedYmd', 'required')],
    [{ faultNoticedYmd: '2026-11-09' }, { noticedDays }, malformed('faultNoticedYmd', 'range')],
    [{ faultNoticedYmd: '2026-11-09', claimType: 'RETURN' }, { noticedDays }, malformed('returnWayType', 'required')],
    [{ faultNoticedYmd: '2026-11-10' }, { noticedDays }, null],
    [{ claimType: 'RETURN', refundAmtForVerification: 1 }, {}, malformed('returnWayType', 'required')],
  ])('tells of %j planned as %j: %j', (request, plan, refusal) => {
    expect(refusalOf(request, plan)).toEqual(refusal);
  });

  it.each([{ refundAmtForVerification: 1 }, { immediacyForVerification: false }])(
    'answers the current estimate to a member who was shown another: %j',
    (shown) => {
      const refusal = refusalOf(shown);
      expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', details: { estimate: { refundPayAmt: 0 } } });
      expect(refusalOf({ immediacyForVerification: true })).toBeNull();
    },
  );
});

describe('exchangeRefusal', () => {
  const offered = [
    { optionNo: 3, soldOut: false, stockCnt: 2 },
    { optionNo: 4, soldOut: true, stockCnt: 9 },
  ];

  it.each([
    [3, 2, null],
    [3, 3, { code: 'SOLD_OUT', details: { optionNos: [3] } }],
    [4, 1, { code: 'SOLD_OUT', details: { optionNos: [4] } }],
    [5, 1, malformed('exchangeOptionNo')],
  ])('tells of option %i, pieces %i: %j', (exchangeOptionNo, productCnt, refusal) => {
    expect(exchangeRefusal(offered, { exchangeOptionNo, productCnt })).toEqual(refusal);
  });
});

describe('what comes after a claim', () => {
  it('is withdrawn by its requester as long as it is undecided', () => {
    const conflicted = { code: 'STATE_CONFLICT', details: null };
    expect(withdrawRefusal({ claimStatusType: 'RETURN_REQUEST', isOwn: true })).toBeNull();
    expect(withdrawRefusal({ claimStatusType: 'RETURN_REQUEST', isOwn: false })).toEqual(conflicted);
    expect(withdrawRefusal({ claimStatusType: 'RETURN_DONE', isOwn: true })).toEqual(conflicted);
    expect(withdrawRefusal({ claimStatusType: null, isOwn: true })).toEqual(conflicted);
  });

  it('takes another account where the refund waits for one', () => {
    expect(refundAccountRefusal({ orderNo: '1', needsBankAccount: true })).toBeNull();
    const conflicted = { code: 'STATE_CONFLICT', details: { orderNo: '1' } };
    expect(refundAccountRefusal({ orderNo: '1', needsBankAccount: false })).toEqual(conflicted);
  });
});
