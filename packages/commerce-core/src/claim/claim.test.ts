import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { OrderActor } from '../order/order-status.ts';
import { after, DAY_MS, epochMs, SECOND_MS } from '../value/time.ts';
import { CLAIM_REASONS, claimReason, claimReasonsFor, type ClaimStatusType } from './claim.ts';
import { claimDeadline, claimProblem, isImmediateCancel, type ClaimableOption } from './claim-eligibility.ts';
import {
  CLAIM_STEPS,
  firstClaimStatus,
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
  it('asks for a photo of what came broken or wrong, and of nothing else', () => {
    expect(CLAIM_REASONS.filter(({ needsPhoto }) => needsPhoto).map(({ claimReasonType }) => claimReasonType)).toEqual([
      'DEFECTIVE_PRODUCT',
      'WRONG_DELIVERY',
    ]);
  });

  it('offers for a cancel nothing that only someone who has the goods can know', () => {
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
  it('lets a buyer withdraw for seven days, and not at the first second of the eighth', () => {
    const last = after(NOW, 7 * DAY_MS - SECOND_MS);
    expect(claimProblem(OPTION, RETURN, last)).toBeNull();
    expect(claimProblem(OPTION, RETURN, after(NOW, 7 * DAY_MS))).toBe('TOO_LATE');
  });

  it('lets goods that are not as promised go back for ninety days, confirmed or not', () => {
    const fault = { ...RETURN, responsibleObjectType: 'SELLER' } as const;
    const confirmed = { ...OPTION, orderStatusType: 'BUY_CONFIRM', returnable: false } as const;
    expect(claimProblem(confirmed, fault, after(NOW, 90 * DAY_MS - SECOND_MS))).toBeNull();
    expect(claimProblem(confirmed, fault, claimDeadline(NOW, 'SELLER'))).toBe('TOO_LATE');
    expect(claimProblem(confirmed, RETURN, NOW)).toBe('NOT_ALLOWED');
  });

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
  ] as const)('refuses %j asked for with %j as %s', (change, claim, problem) => {
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

const STATUSES = [...new Set(CLAIM_STEPS.flatMap(({ from, to }) => [from, to]))];
const EVENTS: readonly ClaimEvent[] = ['approve', 'reject', 'withdraw', 'receive', 'refund', 'send', 'swap'];
const MOVERS: readonly OrderActor[] = ['BUYER', 'SELLER', 'SYSTEM', 'SANDBOX'];

describe('nextClaimStatus', () => {
  it.prop([fc.constantFrom(...STATUSES), fc.constantFrom(...EVENTS), fc.constantFrom(...MOVERS)])(
    'knows no step but those of the table',
    (from, event, by) => {
      const step = CLAIM_STEPS.find((known) => known.from === from && known.event === event && known.by.includes(by));
      expect(nextClaimStatus(from, event, by)).toBe(step?.to ?? null);
    },
  );

  it('ends every claim, whatever happens to it, without coming back to where it was', () => {
    const walk = (from: ClaimStatusType, seen: readonly ClaimStatusType[]): void => {
      expect(seen).not.toContain(from);
      for (const step of CLAIM_STEPS.filter((known) => known.from === from)) walk(step.to, [...seen, from]);
    };
    for (const type of ['CANCEL', 'RETURN', 'EXCHANGE'] as const) {
      for (const immediate of [true, false]) walk(firstClaimStatus(type, immediate), []);
    }
  });

  it('lets money go back only when the system has seen to it, and never to a buyer who asks', () => {
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

  it('lets a buyer take back what is only asked for', () => {
    expect(STATUSES.filter(isClaimWithdrawable)).toEqual(['CANCEL_REQUEST', 'RETURN_REQUEST', 'EXCHANGE_REQUEST']);
    expect(STATUSES.filter(isClaimEnded)).toEqual([
      'CANCEL_REJECT_REQUEST',
      'WITHDRAWN',
      'CANCEL_DONE',
      'RETURN_REJECT_REQUEST',
      'RETURN_DONE',
      'EXCHANGE_REJECT_REQUEST',
      'EXCHANGE_DONE',
    ]);
  });
});
