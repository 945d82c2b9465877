import { describe, expect, it } from 'vitest';
import { won } from '../value/won.ts';
import {
  type ClaimForm,
  claimFormProblems,
  claimRequest,
  draftHasAccount,
  isSameEstimateRequest,
  openClaimForm,
  tickLine,
} from './claim-form.ts';
import type { Claimable, ClaimableLine, ClaimEstimate, ClaimEstimateRequest } from './claim-record.ts';
import { claimReasonsFor } from './claim.ts';

const line = (orderOptionNo: number): ClaimableLine => ({
  orderOptionNo,
  productNo: 1,
  optionNo: 10,
  productName: '컵',
  brandName: '',
  optionName: '',
  optionValue: '',
  imageUrl: '',
  deliveryNo: 1,
  orderStatusType: 'PAY_DONE',
  orderCnt: 2,
  claimableCnt: 2,
  adjustedAmt: won(20_000),
  choices: (['CANCEL', 'EXCHANGE'] as const).map((claimType) => ({
    claimType,
    needsReturn: false,
    reasons: claimReasonsFor(claimType).map((reason) => ({
      ...reason,
      refundsImmediately: true,
      untilYmdt: null,
      noticedDays: null,
    })),
  })),
  problem: null,
  exchangeOptions: [],
});
const claimableOf = (...orderOptionNos: readonly number[]): Claimable => ({
  orderNo: '2026112000000001',
  lines: orderOptionNos.map(line),
  needsBankAccount: false,
  waitingGiftId: null,
  lastBankAccount: null,
  returnAddress: null,
});

const QUESTION: ClaimEstimateRequest = {
  orderNo: '2026112000000001',
  claimType: 'CANCEL',
  claimReasonType: 'CHANGE_MIND',
  claimedProductOptions: [],
};

const ESTIMATE: ClaimEstimate = {
  refundPayAmt: won(10_000),
  refundMainPayAmt: won(10_000),
  refundSubPayAmt: won(0),
  refundType: 'PG',
  entries: [],
  restoredCoupons: [],
  additionalPayAmt: won(0),
  responsibleObjectType: 'BUYER',
  refundsImmediately: true,
};

describe('isSameEstimateRequest', () => {
  const estimateRequest: ClaimEstimateRequest = {
    ...QUESTION,
    claimedProductOptions: [
      { orderOptionNo: 1, productCnt: 1 },
      { orderOptionNo: 2, productCnt: 1 },
    ],
  };

  it('takes lines ticked in another order for the same question', () => {
    const claimedProductOptions = estimateRequest.claimedProductOptions.toReversed();
    expect(isSameEstimateRequest(estimateRequest, { ...estimateRequest, claimedProductOptions })).toBe(true);
  });

  it.each([
    { claimReasonType: 'DEFECTIVE_PRODUCT' },
    { returnWayType: 'SELLER_COLLECT' },
    { exchangeOptionNo: 10 },
    { claimedProductOptions: [{ orderOptionNo: 1, productCnt: 1 }] },
    {
      claimedProductOptions: [
        { orderOptionNo: 1, productCnt: 1 },
        { orderOptionNo: 2, productCnt: 2 },
      ],
    },
  ] as const)('takes one with %j for another', (part) => {
    expect(isSameEstimateRequest(estimateRequest, { ...estimateRequest, ...part })).toBe(false);
  });
});

describe('openClaimForm', () => {
  it.each([
    ['CANCEL', [1, 2], [1, 2]],
    ['EXCHANGE', [1], [1]],
    ['EXCHANGE', [1, 2], []],
  ] as const)('ticks for %s of the whole order, of the lines %j, the lines %j', (claimType, lines, ticked) => {
    const { claimedProductOptions } = openClaimForm(claimableOf(...lines), claimType, null);
    expect(claimedProductOptions.map(({ orderOptionNo }) => orderOptionNo)).toEqual(ticked);
  });
});

describe('tickLine', () => {
  it('adds a line to those of a cancel, and takes it for an exchange instead of the line before', () => {
    const form = { ...openClaimForm(claimableOf(1, 2), 'CANCEL', 1), exchangeOptionNo: 11 };
    const [first, second] = [1, 2].map((orderOptionNo) => ({ orderOptionNo, productCnt: 2 }));
    expect(tickLine({ claimType: 'CANCEL', form }, 2, 2)).toEqual({ claimedProductOptions: [first, second] });
    expect(tickLine({ claimType: 'CANCEL', form }, 1, 0)).toEqual({ claimedProductOptions: [] });
    expect(tickLine({ claimType: 'EXCHANGE', form }, 2, 2)).toEqual({
      claimedProductOptions: [second],
      exchangeOptionNo: null,
    });
  });
});

describe('claimFormProblems', () => {
  it.each([
    ['OTHERS_BUYER', ' ', ['detail']],
    ['OTHERS_SELLER', '', ['detail']],
    ['OTHERS_SELLER', '사정이 있어요', []],
    ['CHANGE_MIND', '', []],
  ] as const)('asks with the reason %s and the words "%s" for %j', (claimReasonType, claimReasonDetail, problems) => {
    const claimable = claimableOf(1);
    const form: ClaimForm = { ...openClaimForm(claimable, 'CANCEL', 1), claimReasonType, claimReasonDetail };
    expect(claimFormProblems({ claimType: 'CANCEL', claimable, form, estimated: null })).toEqual(problems);
  });

  it.each([
    ['DEFECTIVE_PRODUCT', '', ['fault-noticed']],
    ['DEFECTIVE_PRODUCT', '2026-11-09', ['fault-noticed']],
    ['DEFECTIVE_PRODUCT', '2026-11-10', []],
    ['CHANGE_MIND', '', []],
  ] as const)(
    'asks for the day of noticing where the reason does: %s, "%s"',
    (claimReasonType, faultNoticedYmd, problems) => {
      const noticedDays = { fromYmd: '2026-11-10', toYmd: '2026-12-01' };
      const [first] = claimableOf(1).lines;
      const reasons = claimReasonsFor('EXCHANGE').map((reason) => ({
        ...reason,
        needsPhoto: false,
        refundsImmediately: false,
        untilYmdt: null,
        noticedDays: reason.responsibleObjectType === 'SELLER' ? noticedDays : null,
      }));
      const choices = [{ claimType: 'EXCHANGE', needsReturn: false, reasons }] as const;
      const claimable: Claimable = { ...claimableOf(1), lines: first === undefined ? [] : [{ ...first, choices }] };
      const opened = openClaimForm(claimable, 'EXCHANGE', 1);
      const form: ClaimForm = { ...opened, exchangeOptionNo: 11, claimReasonType, faultNoticedYmd };
      const estimated = { question: QUESTION, estimate: ESTIMATE };
      const draft = { claimType: 'EXCHANGE', claimable, form, estimated } as const;
      expect(claimFormProblems(draft)).toEqual(problems);
      const isNamed = claimReasonType === 'DEFECTIVE_PRODUCT';
      expect(claimRequest({ ...draft, estimated: { question: QUESTION, estimate: null } })).toBeNull();
      expect(claimRequest(draft)?.faultNoticedYmd).toBe(isNamed ? faultNoticedYmd : undefined);
    },
  );

  it.each([
    ['ACCOUNT', ['bank', 'bank-account', 'bank-depositor']],
    ['ZERO_REFUND', []],
    ['ACCUMULATION', []],
    ['PG', []],
  ] as const)(
    'asks for an account by where the money goes, whatever the order was paid with: %s',
    (refundType, problems) => {
      const claimable = { ...claimableOf(1), needsBankAccount: true };
      const form: ClaimForm = { ...openClaimForm(claimable, 'CANCEL', 1), claimReasonType: 'CHANGE_MIND' };
      const estimated = { question: QUESTION, estimate: { ...ESTIMATE, refundType } };
      const draft = { claimType: 'CANCEL', claimable, form, estimated } as const;
      expect(claimFormProblems(draft)).toEqual(problems);
      expect(draftHasAccount(draft)).toBe(problems.length > 0);
    },
  );
});
