import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { AWAITING_PAYMENT, awaitsPayment, ORDER_PROGRESS } from './order-status.ts';
import { type ProviderAnswer, type SettlementFacts, settlementOf } from './settlement.ts';

const CHARGED = 10_000;
const WAITING: SettlementFacts = { orderStatusType: 'PAY_WAIT', chargeAmt: CHARGED, endedUnpaid: null };
const APPROVED: ProviderAnswer = { status: 'APPROVED', amount: CHARGED, declineReason: null };
const ACCOUNT = { bank: '004', bankName: '국민은행', account: '1-2', depositorName: '딜스토어' };

function ended(failureCode: string | null, isRefunded = false): SettlementFacts {
  const endedUnpaid = { failureCode, failureMessage: '잔액 부족', isRefunded };
  return { ...WAITING, orderStatusType: 'PAY_CANCEL', endedUnpaid };
}

const STATUSES = ['READY', 'APPROVED', 'DECLINED', 'CANCELED', 'DELAYED', 'DEPOSIT_WAIT'] as const;
const FAILURES = ['DECLINED', 'SOLD_OUT', 'BENEFIT_USED', 'EXPIRED', 'CANCELED', 'SUPERSEDED', null] as const;
const endedOrder = fc.tuple(fc.constantFrom(...FAILURES), fc.boolean()).map((drawn) => ended(...drawn));
const openOrder = fc
  .constantFrom(...AWAITING_PAYMENT, ...ORDER_PROGRESS)
  .map((orderStatusType) => ({ ...WAITING, orderStatusType }));
const answer: fc.Arbitrary<ProviderAnswer> = fc.record(
  {
    status: fc.constantFrom(...STATUSES),
    amount: fc.constantFrom(CHARGED - 1, CHARGED, CHARGED + 1),
    declineReason: fc.constantFrom(null, '잔액 부족'),
    virtualAccount: fc.constant(ACCOUNT),
  },
  { requiredKeys: ['status', 'amount', 'declineReason'] },
);

describe('settling a payment', () => {
  it.prop([openOrder, answer])(
    'takes exactly the amount of an order that waits, and returns any other',
    (order, given) => {
      const { step } = settlementOf(order, given);
      const isMoneyWelcome = awaitsPayment(order.orderStatusType) && given.status === 'APPROVED';
      expect(step === 'pay').toBe(isMoneyWelcome && given.amount === CHARGED);
      expect(step === 'end-and-refund').toBe(isMoneyWelcome && given.amount !== CHARGED);
      expect(['reacquire', 'refund']).not.toContain(step);
    },
  );

  it.prop([endedOrder, answer])('acts on money for an ended order once, and on nothing else', (order, given) => {
    const { step, outcome } = settlementOf(order, given);
    const hasMoney = given.status === 'APPROVED' && order.endedUnpaid?.isRefunded === false;
    expect(['reacquire', 'refund'].includes(step)).toBe(hasMoney);
    if (!hasMoney) expect(step).toBe('keep');
    expect(outcome.result === 'SUCCESS').toBe(step === 'reacquire');
  });

  it.prop([fc.oneof(openOrder, endedOrder)])('changes nothing about a payment its provider does not know', (order) => {
    expect(settlementOf(order, null).step).toBe('keep');
  });

  it.each([
    ['DECLINED', 'PAY_WAIT', { step: 'end', outcome: { failCode: 'DECLINED', failMessage: '한도 초과' } }],
    ['CANCELED', 'PAY_WAIT', { step: 'end', outcome: { failCode: 'CANCELED', failMessage: '한도 초과' } }],
    ['CANCELED', 'DEPOSIT_WAIT', { step: 'end', outcome: { failCode: 'EXPIRED', failMessage: null } }],
    ['DECLINED', 'DELIVERY_ING', { step: 'keep', outcome: { result: 'SUCCESS' } }],
    ['DEPOSIT_WAIT', 'PAY_WAIT', { step: 'await-deposit', outcome: { result: 'SUCCESS' } }],
    ['DEPOSIT_WAIT', 'DEPOSIT_WAIT', { step: 'keep', outcome: { result: 'SUCCESS' } }],
    ['DELAYED', 'PAY_WAIT', { step: 'keep', outcome: { result: 'PENDING' } }],
    ['READY', 'PAY_WAIT', { step: 'keep', outcome: { result: 'PENDING' } }],
  ] as const)('answers %s of an order in %s', (status, orderStatusType, expected) => {
    const given = { status, amount: CHARGED, declineReason: '한도 초과', virtualAccount: ACCOUNT };
    expect(settlementOf({ ...WAITING, orderStatusType }, given)).toMatchObject(expected);
  });

  it.each([CHARGED - 1, CHARGED + 1])('returns %i won where another amount is charged', (amount) => {
    const expected = { step: 'end-and-refund', outcome: { failCode: 'DECLINED', failMessage: null } };
    expect(settlementOf(WAITING, { ...APPROVED, amount })).toMatchObject(expected);
  });

  it('waits on where a deposit is awaited without an account', () => {
    expect(settlementOf(WAITING, { ...APPROVED, status: 'DEPOSIT_WAIT' })).toMatchObject({
      step: 'keep',
      outcome: { result: 'PENDING' },
    });
  });

  it.each([
    ['EXPIRED', CHARGED, { step: 'reacquire', outcome: { result: 'SUCCESS' } }],
    ['EXPIRED', CHARGED + 1, { step: 'refund', outcome: { failCode: 'DECLINED', failMessage: null } }],
    ['SUPERSEDED', CHARGED, { step: 'refund', outcome: { failCode: 'CANCELED', failMessage: null } }],
    ['DECLINED', CHARGED, { step: 'refund', outcome: { failCode: 'DECLINED', failMessage: null } }],
    [null, CHARGED, { step: 'refund', outcome: { failCode: 'EXPIRED', failMessage: null } }],
  ] as const)('acts on late money for an order that ended with %s', (failureCode, amount, expected) => {
    expect(settlementOf(ended(failureCode), { ...APPROVED, amount })).toMatchObject(expected);
  });

  it('answers money that was given back as it was the first time', () => {
    const outcome = { result: 'FAIL', failCode: 'SOLD_OUT', failMessage: '잔액 부족' };
    expect(settlementOf(ended('SOLD_OUT', true), APPROVED)).toEqual({ step: 'keep', outcome });
  });

  it('waits for a provider that still decides about an order whose time is over, and about no other', () => {
    const delayed: ProviderAnswer = { ...APPROVED, status: 'DELAYED' };
    expect(settlementOf(ended('EXPIRED'), delayed).outcome.result).toBe('PENDING');
    expect(settlementOf(ended('DECLINED'), delayed).outcome.result).toBe('FAIL');
  });
});
