import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { claimDeadline, claimProblem } from './claim-eligibility.ts';
import { claimChoices } from './claim-plan.ts';
import { CLAIM_TYPES } from './claim.ts';
import { instant } from '../testing/arbitraries.ts';
import { kst } from '../value/calendar.ts';
import { after, DAY_MS, type EpochMs } from '../value/time.ts';
import {
  autoConfirmAt,
  autoConfirmCutoff,
  confirmedReturn,
  NEXT_ACTIONS,
  isWholeOrderCancelable,
  nextActions,
  type NextActionFacts,
} from './next-action.ts';
import type { OrderStatusType } from '../order/record/order-status.ts';

const RECIPIENTS_OWN = [
  'CHANGE_ADDRESS',
  'DELIVERY_DONE',
  'CONFIRM_ORDER',
  'RETURN',
  'EXCHANGE',
  'WITHDRAW_RETURN',
  'WITHDRAW_EXCHANGE',
  'WRITE_REVIEW',
];
const NOW = kst('2026-11-20 12:00:00');
const OPTION: NextActionFacts = {
  orderStatusType: 'PAY_DONE',
  openClaim: null,
  hasClaim: false,
  deliveredAt: null,
  cancelable: true,
  exchangeable: true,
  returnable: true,
  refundable: true,
  wholeOrderCancelable: true,
  reviewed: false,
  reviewableUntil: null,
};
const flags = fc.record({
  cancelable: fc.boolean(),
  exchangeable: fc.boolean(),
  returnable: fc.boolean(),
  refundable: fc.boolean(),
  wholeOrderCancelable: fc.boolean(),
  reviewed: fc.boolean(),
  reviewableUntil: fc.constantFrom(null, NOW, after(NOW, -1)),
});
const status = fc.constantFrom<OrderStatusType>(
  'PAY_WAIT',
  'DEPOSIT_WAIT',
  'PAY_DONE',
  'PRODUCT_PREPARE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
  'DELIVERY_DONE',
  'BUY_CONFIRM',
  'PAY_CANCEL',
  'PAY_FAIL',
  'CANCEL_DONE',
  'RETURN_DONE',
  'EXCHANGE_DONE',
);

describe('nextActions', () => {
  it.prop([status, flags, fc.constantFrom(null, 'CANCEL', 'RETURN', 'EXCHANGE')])(
    'leaves returns of a gift to its recipient, and all other actions to its sender',
    (orderStatusType, over, claimType) => {
      const openClaim = claimType === null ? null : { claimType, isRequested: true };
      const facts = { ...OPTION, ...over, orderStatusType, openClaim, deliveredAt: NOW };
      const offered = nextActions({ ...facts, isGift: true }, NOW);
      const usual = nextActions(facts, NOW);
      expect(offered).toEqual(usual.filter((action) => !RECIPIENTS_OWN.includes(action)));
    },
  );

  it('offers of a gift that waits for its address nothing but to take all of it back', () => {
    const waiting = { ...OPTION, orderStatusType: 'PAY_DONE', isGift: true, awaitsAddress: true } as const;
    expect(nextActions(waiting, NOW)).toEqual(['CANCEL_ALL']);
    expect(nextActions({ ...waiting, cancelable: false, refundable: false }, NOW)).toEqual(['CANCEL_ALL']);
    expect(nextActions({ ...waiting, awaitsAddress: false }, NOW)).toEqual(['CANCEL', 'CANCEL_ALL']);
    const { choices } = claimChoices({ ...waiting, cancelable: false, claimableCnt: 2, hasOpenClaim: false }, NOW);
    expect(choices.map(({ claimType }) => claimType)).toEqual(['CANCEL']);
    expect(choices.flatMap(({ reasons }) => reasons).every((reason) => reason.refundsImmediately)).toBe(true);
    const claim = { claimType: 'CANCEL', responsibleObjectType: 'BUYER' } as const;
    const problem = (productCnt: number) =>
      claimProblem({ ...waiting, claimableCnt: 2, hasOpenClaim: false }, { ...claim, productCnt }, NOW);
    expect([problem(1), problem(2)]).toEqual(['COUNT', null]);
  });

  it.each([
    ['PAY_WAIT', []],
    ['DEPOSIT_WAIT', ['CANCEL_ALL']],
    ['PAY_DONE', ['CANCEL', 'CANCEL_ALL', 'EXCHANGE']],
    ['PRODUCT_PREPARE', ['CANCEL', 'EXCHANGE']],
    ['DELIVERY_PREPARE', ['CANCEL', 'EXCHANGE']],
    ['DELIVERY_ING', ['VIEW_DELIVERY', 'DELIVERY_DONE', 'RETURN', 'EXCHANGE']],
    ['DELIVERY_DONE', ['CONFIRM_ORDER', 'RETURN', 'EXCHANGE', 'VIEW_DELIVERY', 'WRITE_REVIEW']],
    ['BUY_CONFIRM', ['WRITE_REVIEW', 'RETURN']],
    ['PAY_FAIL', []],
    ['CANCEL_DONE', ['VIEW_CLAIM']],
  ] as const)('offers in %s exactly %j', (orderStatusType, actions) => {
    expect(nextActions({ ...OPTION, orderStatusType }, NOW)).toEqual(actions);
  });

  it.each([['wholeOrderCancelable', 'PAY_DONE', 'CANCEL_ALL']] as const)(
    'leaves out without %s in %s the action %s',
    (flag, orderStatusType, action) => {
      const offered = nextActions({ ...OPTION, orderStatusType }, NOW);
      const without = nextActions({ ...OPTION, orderStatusType, [flag]: false }, NOW);
      expect(offered).toContain(action);
      expect(without).not.toContain(action);
    },
  );

  it.prop([status, flags, fc.constantFrom(null, 0, 6, 10, 80, 100), fc.boolean()])(
    'offers a claim exactly where its form has a reason for it, whatever the seller allows [GAP-17]',
    (orderStatusType, facts, daysAgo, hasOpenClaim) => {
      const deliveredAt = daysAgo === null ? null : after(NOW, -daysAgo * DAY_MS);
      const openClaim = hasOpenClaim ? { claimType: 'CANCEL' as const, isRequested: false } : null;
      const option = { ...OPTION, ...facts, orderStatusType, deliveredAt, openClaim };
      const { choices } = claimChoices({ ...option, claimableCnt: 2, hasOpenClaim }, NOW);
      // what is unpaid is canceled as a whole
      const claimable = choices.map(({ claimType }) => claimType).filter(() => orderStatusType !== 'DEPOSIT_WAIT');
      const offered = nextActions(option, NOW);
      expect(CLAIM_TYPES.filter((type) => offered.includes(type))).toEqual(claimable);
    },
  );

  it.each([
    ['PAY_DONE', ['CANCEL', 'EXCHANGE']],
    ['DELIVERY_DONE', ['RETURN', 'EXCHANGE']],
    ['BUY_CONFIRM', ['RETURN']],
  ] as const)('lets goods of which the seller allows nothing go back for the seller’s fault: %s', (status, actions) => {
    const nothing = { cancelable: false, exchangeable: false, returnable: false, refundable: false };
    const offered = nextActions({ ...OPTION, ...nothing, orderStatusType: status }, NOW);
    expect(offered).toEqual(expect.arrayContaining([...actions]));
  });

  it('asks for a review once, through the last moment', () => {
    const done = { ...OPTION, orderStatusType: 'BUY_CONFIRM' as const };
    expect(nextActions({ ...done, reviewableUntil: NOW }, NOW)).toContain('WRITE_REVIEW');
    expect(nextActions({ ...done, reviewableUntil: after(NOW, -1) }, NOW)).toEqual(['RETURN']);
    expect(nextActions({ ...done, reviewed: true }, NOW)).toEqual(['RETURN']);
  });

  it.each([
    ['CANCEL', 'WITHDRAW_CANCEL'],
    ['EXCHANGE', 'WITHDRAW_EXCHANGE'],
    ['RETURN', 'WITHDRAW_RETURN'],
  ] as const)('lets a requested %s be withdrawn and a running one only be viewed', (claimType, withdrawal) => {
    const option = { ...OPTION, orderStatusType: 'DELIVERY_DONE' as const };
    expect(nextActions({ ...option, openClaim: { claimType, isRequested: true } }, NOW)).toEqual([
      withdrawal,
      'VIEW_CLAIM',
    ]);
    expect(nextActions({ ...option, openClaim: { claimType, isRequested: false } }, NOW)).toEqual(['VIEW_CLAIM']);
  });

  it('offers nothing to send back once both terms are over, and past claims to look at', () => {
    const came = { ...OPTION, orderStatusType: 'DELIVERY_DONE' as const, deliveredAt: NOW };
    const end = claimDeadline(NOW, 'SELLER');
    expect(nextActions(came, after(end, -1))).toContain('RETURN');
    const late = nextActions({ ...came, hasClaim: true }, end);
    expect(late).toEqual(['CONFIRM_ORDER', 'VIEW_DELIVERY', 'WRITE_REVIEW', 'VIEW_CLAIM']);
  });

  it.prop([status, flags])('offers nothing the status does not name, each once', (orderStatusType, facts) => {
    const actions = nextActions({ ...OPTION, ...facts, orderStatusType }, NOW);
    expect(new Set(actions).size).toBe(actions.length);
    for (const action of actions) expect(NEXT_ACTIONS[orderStatusType]).toContain(action);
  });
});

describe('autoConfirmAt', () => {
  it.prop([instant(), instant()])(
    'never ends a buyer’s term to send back early, and is what the cutoff says',
    (deliveredAt, now) => {
      expect(autoConfirmAt(deliveredAt)).toBe(claimDeadline(deliveredAt, 'BUYER'));
      expect(deliveredAt < autoConfirmCutoff(now)).toBe(autoConfirmAt(deliveredAt) <= now);
      const midnight = autoConfirmAt(deliveredAt);
      expect(deliveredAt < autoConfirmCutoff(midnight)).toBe(true);
      expect(deliveredAt < autoConfirmCutoff(after(midnight, -1))).toBe(false);
    },
  );
});

describe('isWholeOrderCancelable', () => {
  it('asks every option to be waiting for a deposit, or paid and not yet prepared', () => {
    const prepared = { ...OPTION, orderStatusType: 'PRODUCT_PREPARE' as const };
    expect(isWholeOrderCancelable([OPTION, OPTION])).toBe(true);
    expect(isWholeOrderCancelable([OPTION, prepared])).toBe(false);
    expect(isWholeOrderCancelable([{ ...OPTION, openClaim: { claimType: 'CANCEL', isRequested: true } }])).toBe(false);
    expect(isWholeOrderCancelable([{ ...OPTION, orderStatusType: 'DEPOSIT_WAIT' }])).toBe(true);
    expect(isWholeOrderCancelable([])).toBe(false);
  });
});

describe('confirmedReturn', () => {
  const reasonFor = (facts: Partial<NextActionFacts>, now: EpochMs) => {
    const all = { ...OPTION, orderStatusType: 'BUY_CONFIRM' as const, deliveredAt: NOW, ...facts };
    const offered = nextActions(all, now).map((nextActionType) => ({ nextActionType }));
    return confirmedReturn({ ...all, nextActions: offered }, all.isGift === true);
  };

  it('is for the seller’s fault alone until its term is over, and then too late', () => {
    const end = claimDeadline(NOW, 'SELLER');
    expect(reasonFor({}, after(end, -1))).toBe('SELLER_FAULT');
    expect(reasonFor({}, end)).toBe('TOO_LATE');
  });

  it('is null for an unconfirmed option, one with a claim, and a gift', () => {
    expect(reasonFor({ orderStatusType: 'DELIVERY_DONE' }, NOW)).toBeNull();
    expect(reasonFor({ hasClaim: true }, NOW)).toBeNull();
    expect(reasonFor({ openClaim: { claimType: 'RETURN', isRequested: true } }, NOW)).toBeNull();
    expect(reasonFor({ isGift: true }, NOW)).toBeNull();
  });
});
