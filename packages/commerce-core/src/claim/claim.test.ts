import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { OrderActor } from '../order/record/order-status.ts';
import { instant } from '../testing/arbitraries.ts';
import { kst, kstDaysBetween, startOfKstDay } from '../value/calendar.ts';
import { epochMs } from '../value/time.ts';
import { CLAIM_REASONS, claimReason, claimReasonsFor } from './claim.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';
import { claimDeadline, claimProblem, isImmediateCancel, type ClaimableOption } from './claim-eligibility.ts';
import {
  CLAIM_STEPS,
  firstClaimStatus,
  isClaimDropped,
  isClaimEnded,
  isClaimWithdrawable,
  nextClaimStatus,
  type ClaimEvent,
} from './claim-steps.ts';

const NOW = epochMs(1_795_000_000_000);
const OPTION: ClaimableOption = {
  orderStatusType: 'DELIVERY_DONE',
  claimableCnt: 3,
  hasOpenClaim: false,
  cancelable: true,
  exchangeable: true,
  returnable: true,
  refundable: true,
  deliveredAt: NOW,
};
const RETURN = { claimType: 'RETURN', responsibleObjectType: 'BUYER', productCnt: 1 } as const;

describe('claimReason', () => {
  it('requires a photo only for broken or wrong goods', () => {
    expect(CLAIM_REASONS.filter(({ needsPhoto }) => needsPhoto).map(({ claimReasonType }) => claimReasonType)).toEqual([
      'DEFECTIVE_PRODUCT',
      'WRONG_DELIVERY',
    ]);
  });

  it('offers for a cancel no reason that only a holder of the goods can know', () => {
    expect(claimReasonsFor('CANCEL').map(({ claimReasonType }) => claimReasonType)).toEqual([
      'CHANGE_MIND',
      'OTHERS_BUYER',
      'DELAY_DELIVERY',
      'OUT_OF_STOCK',
      'OTHERS_SELLER',
    ]);
    expect(claimReason('CANCEL', 'DEFECTIVE_PRODUCT')).toBeNull();
    expect(claimReason('RETURN', 'DEFECTIVE_PRODUCT')?.responsibleObjectType).toBe('SELLER');
  });
});

describe('claimProblem', () => {
  it.each(['00:00:00', '10:20:30', '23:59:59'])(
    'lets a buyer withdraw until the end of the seventh day, whenever it came: %s',
    (time) => {
      const option = { ...OPTION, deliveredAt: kst(`2026-11-20 ${time}`) };
      expect(claimProblem(option, RETURN, kst('2026-11-27 23:59:59'))).toBeNull();
      expect(claimProblem(option, RETURN, kst('2026-11-28 00:00:00'))).toBe('TOO_LATE');
    },
  );

  it.each([
    ['2026-11-20 10:00:00', '2027-02-20 23:59:59', '2027-02-21 00:00:00'],
    ['2026-11-30 10:00:00', '2027-02-28 23:59:59', '2027-03-01 00:00:00'],
    ['2026-07-01 00:00:00', '2026-10-01 23:59:59', '2026-10-02 00:00:00'],
  ])('lets goods that are not as promised go back for three months, confirmed or not: %s', (came, last, late) => {
    const fault = { ...RETURN, responsibleObjectType: 'SELLER' } as const;
    const confirmed = { ...OPTION, orderStatusType: 'BUY_CONFIRM', returnable: false, deliveredAt: kst(came) } as const;
    expect(claimProblem(confirmed, fault, kst(last))).toBeNull();
    expect(claimProblem(confirmed, fault, kst(late))).toBe('TOO_LATE');
    expect(claimProblem(confirmed, RETURN, kst(came))).toBe('NOT_ALLOWED');
  });

  it.prop([instant(), fc.constantFrom('BUYER' as const, 'SELLER' as const)])(
    'ends a term with a whole Korean day, the same for all that came on one day',
    (deliveredAt, responsible) => {
      const deadline = claimDeadline(deliveredAt, responsible);
      expect(startOfKstDay(deadline)).toBe(deadline);
      expect(claimDeadline(startOfKstDay(deliveredAt), responsible)).toBe(deadline);
      const days = kstDaysBetween(deliveredAt, epochMs(deadline - 1));
      expect(responsible === 'BUYER' ? [7] : [89, 90, 91, 92]).toContain(days);
      const claimed = { ...RETURN, responsibleObjectType: responsible };
      const option = { ...OPTION, deliveredAt };
      expect(claimProblem(option, claimed, epochMs(deadline - 1))).toBeNull();
      expect(claimProblem(option, claimed, deadline)).toBe('TOO_LATE');
    },
  );

  it.each([
    [{ hasOpenClaim: true }, RETURN, 'OPEN_CLAIM'],
    [{ orderStatusType: 'PAY_DONE' }, RETURN, 'WRONG_STATUS'],
    [{}, { ...RETURN, claimType: 'CANCEL' }, 'WRONG_STATUS'],
    [{ returnable: false }, RETURN, 'NOT_ALLOWED'],
    [{ refundable: false }, RETURN, 'NOT_ALLOWED'],
    [{ exchangeable: false }, { ...RETURN, claimType: 'EXCHANGE', productCnt: 3 }, 'NOT_ALLOWED'],
    [{ orderStatusType: 'PAY_DONE', cancelable: false }, { ...RETURN, claimType: 'CANCEL' }, 'NOT_ALLOWED'],
    [{}, { ...RETURN, productCnt: 4 }, 'COUNT'],
    [{}, { ...RETURN, productCnt: 0 }, 'COUNT'],
    [{}, { ...RETURN, productCnt: 0.5 }, 'COUNT'],
    [{}, { ...RETURN, claimType: 'EXCHANGE', productCnt: 2 }, 'COUNT'],
    [{}, { ...RETURN, claimType: 'EXCHANGE', productCnt: 3 }, null],
  ] as const)('with facts %j judges claim %j as %s', (change, claim, problem) => {
    expect(claimProblem({ ...OPTION, ...change }, claim, NOW)).toBe(problem);
  });

  it('asks the seller before anything is done at the seller’s expense', () => {
    const cancel = { claimType: 'CANCEL', responsibleObjectType: 'BUYER' } as const;
    expect(isImmediateCancel(cancel, ['PAY_DONE', 'PAY_DONE'])).toBe(true);
    expect(isImmediateCancel(cancel, ['PAY_DONE', 'PRODUCT_PREPARE'])).toBe(false);
    expect(isImmediateCancel({ ...cancel, responsibleObjectType: 'SELLER' }, ['PAY_DONE'])).toBe(false);
    expect(isImmediateCancel({ ...cancel, claimType: 'RETURN' }, ['PAY_DONE'])).toBe(false);
  });
});

const STATUSES: readonly ClaimStatusType[] = [
  'CANCEL_REQUEST',
  'CANCEL_REJECT_REQUEST',
  'CANCEL_PROC_REQUEST_REFUND',
  'CANCEL_DONE',
  'RETURN_REQUEST',
  'RETURN_REJECT_REQUEST',
  'RETURN_PROC_BEFORE_RECEIVE',
  'RETURN_PROC_REQUEST_REFUND',
  'RETURN_DONE',
  'EXCHANGE_REQUEST',
  'EXCHANGE_REJECT_REQUEST',
  'EXCHANGE_PROC_BEFORE_RECEIVE',
  'EXCHANGE_PROC_WAITING',
  'EXCHANGE_DONE',
  'WITHDRAWN',
];
const EVENTS: readonly ClaimEvent[] = ['approve', 'reject', 'withdraw', 'receive', 'refund', 'send', 'swap'];
const MOVERS: readonly OrderActor[] = ['BUYER', 'SELLER', 'SYSTEM', 'SANDBOX'];

describe('nextClaimStatus', () => {
  it('takes the steps of this table and no other, for every actor', () => {
    const taken = STATUSES.flatMap((from) =>
      EVENTS.flatMap((event) => {
        const movers = MOVERS.filter((by) => nextClaimStatus(from, event, by) !== null);
        return movers.length === 0 ? [] : [[from, event, nextClaimStatus(from, event, movers[0] ?? 'BUYER'), movers]];
      }),
    );
    const seller = ['SELLER', 'SANDBOX'];
    expect(taken).toEqual([
      ['CANCEL_REQUEST', 'approve', 'CANCEL_PROC_REQUEST_REFUND', seller],
      ['CANCEL_REQUEST', 'reject', 'CANCEL_REJECT_REQUEST', seller],
      ['CANCEL_REQUEST', 'withdraw', 'WITHDRAWN', ['BUYER']],
      ['CANCEL_PROC_REQUEST_REFUND', 'refund', 'CANCEL_DONE', ['SYSTEM']],
      ['RETURN_REQUEST', 'approve', 'RETURN_PROC_BEFORE_RECEIVE', seller],
      ['RETURN_REQUEST', 'reject', 'RETURN_REJECT_REQUEST', seller],
      ['RETURN_REQUEST', 'withdraw', 'WITHDRAWN', ['BUYER']],
      ['RETURN_PROC_BEFORE_RECEIVE', 'receive', 'RETURN_PROC_REQUEST_REFUND', seller],
      ['RETURN_PROC_REQUEST_REFUND', 'refund', 'RETURN_DONE', ['SYSTEM']],
      ['EXCHANGE_REQUEST', 'approve', 'EXCHANGE_PROC_BEFORE_RECEIVE', seller],
      ['EXCHANGE_REQUEST', 'reject', 'EXCHANGE_REJECT_REQUEST', seller],
      ['EXCHANGE_REQUEST', 'withdraw', 'WITHDRAWN', ['BUYER']],
      ['EXCHANGE_REQUEST', 'swap', 'EXCHANGE_DONE', seller],
      ['EXCHANGE_PROC_BEFORE_RECEIVE', 'receive', 'EXCHANGE_PROC_WAITING', seller],
      ['EXCHANGE_PROC_WAITING', 'send', 'EXCHANGE_DONE', seller],
    ]);
  });

  it('ends every claim, whatever happens to it, without coming back to where it was', () => {
    const walk = (from: ClaimStatusType, seen: readonly ClaimStatusType[]): void => {
      expect(seen).not.toContain(from);
      for (const step of CLAIM_STEPS.filter((candidate) => candidate.from === from)) walk(step.to, [...seen, from]);
    };
    for (const type of ['CANCEL', 'RETURN', 'EXCHANGE'] as const) {
      for (const isImmediate of [true, false]) walk(firstClaimStatus(type, { isImmediate, isUnpaid: false }), []);
    }
  });

  it('refunds only by a step of the system, never by one of the buyer', () => {
    const toMoney = CLAIM_STEPS.filter(({ to }) => to === 'CANCEL_DONE' || to === 'RETURN_DONE');
    expect(toMoney.map(({ event, by }) => [event, by])).toEqual([
      ['refund', ['SYSTEM']],
      ['refund', ['SYSTEM']],
    ]);
    expect(CLAIM_STEPS.filter(({ by }) => by.includes('BUYER')).map(({ event }) => event)).toEqual([
      'withdraw',
      'withdraw',
      'withdraw',
    ]);
  });

  it('lets a buyer withdraw only a requested claim', () => {
    expect(STATUSES.filter(isClaimWithdrawable)).toEqual(['CANCEL_REQUEST', 'RETURN_REQUEST', 'EXCHANGE_REQUEST']);
    expect(STATUSES.filter(isClaimDropped)).toEqual([
      'CANCEL_REJECT_REQUEST',
      'RETURN_REJECT_REQUEST',
      'EXCHANGE_REJECT_REQUEST',
      'WITHDRAWN',
    ]);
    expect(STATUSES.filter(isClaimEnded)).toEqual([
      'CANCEL_REJECT_REQUEST',
      'CANCEL_DONE',
      'RETURN_REJECT_REQUEST',
      'RETURN_DONE',
      'EXCHANGE_REJECT_REQUEST',
      'EXCHANGE_DONE',
      'WITHDRAWN',
    ]);
  });
});
