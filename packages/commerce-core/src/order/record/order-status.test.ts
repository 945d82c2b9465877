import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  ORDER_STEPS,
  TIMELINE_STEPS,
  canBuyAgain,
  canChangeOrderStatus,
  statusesOfStep,
  timelineStep,
  wholeOrderStatus,
  type OrderActor,
  type OrderStatusType,
} from './order-status.ts';

const STATUSES: readonly OrderStatusType[] = [
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
];
const MOVERS: readonly OrderActor[] = ['BUYER', 'SELLER', 'SYSTEM', 'SANDBOX'];

describe('canChangeOrderStatus', () => {
  it('refuses every pair of statuses the table does not name', () => {
    const named = new Set(ORDER_STEPS.map((step) => `${step.from}>${step.to}`));
    expect(named.size).toBe(ORDER_STEPS.length);
    for (const from of STATUSES) {
      for (const to of STATUSES) {
        const movers = MOVERS.filter((by) => canChangeOrderStatus(from, to, by));
        expect(movers.length > 0).toBe(named.has(`${from}>${to}`));
      }
    }
  });

  it('leads from payment to confirmation one step at a time', () => {
    const path: readonly (readonly [OrderStatusType, OrderActor])[] = [
      ['PAY_DONE', 'SYSTEM'],
      ['PRODUCT_PREPARE', 'SELLER'],
      ['DELIVERY_PREPARE', 'SELLER'],
      ['DELIVERY_ING', 'SELLER'],
      ['DELIVERY_DONE', 'BUYER'],
      ['BUY_CONFIRM', 'BUYER'],
    ];
    let from: OrderStatusType = 'PAY_WAIT';
    for (const [to, by] of path) {
      expect(canChangeOrderStatus(from, to, by)).toBe(true);
      from = to;
    }
    expect(canChangeOrderStatus('PAY_DONE', 'DELIVERY_ING', 'SELLER')).toBe(false);
  });

  it.each([
    ['PAY_WAIT', 'PAY_DONE'],
    ['PAY_DONE', 'PRODUCT_PREPARE'],
    ['DELIVERY_PREPARE', 'DELIVERY_ING'],
  ] as const)('does not let a buyer make an order go from %s to %s', (from, to) => {
    expect(canChangeOrderStatus(from, to, 'BUYER')).toBe(false);
  });

  it('does not let a seller confirm a purchase', () => {
    expect(canChangeOrderStatus('DELIVERY_DONE', 'BUY_CONFIRM', 'SELLER')).toBe(false);
    expect(canChangeOrderStatus('DELIVERY_DONE', 'BUY_CONFIRM', 'SYSTEM')).toBe(true);
  });

  it.prop([fc.array(fc.nat())])('never returns to a status it has left but to wait for payment once more', (turns) => {
    const seen: OrderStatusType[] = ['PAY_WAIT'];
    for (const turn of turns) {
      const from = seen.at(-1);
      const steps = ORDER_STEPS.filter((step) => step.from === from && step.to !== 'PAY_WAIT');
      const next = steps[turn % Math.max(1, steps.length)];
      if (next === undefined) break;
      expect(seen).not.toContain(next.to);
      seen.push(next.to);
    }
  });
});

describe('ORDER_STEPS', () => {
  it('end in a failed or undone status; a confirmed option may still go back for the seller’s fault', () => {
    const ends = STATUSES.filter((status) => !ORDER_STEPS.some(({ from }) => from === status));
    expect(ends).toEqual(['PAY_FAIL', 'CANCEL_DONE', 'RETURN_DONE', 'EXCHANGE_DONE']);
  });
});

describe('wholeOrderStatus', () => {
  it('is the status of the slowest option, a canceled one aside', () => {
    expect(wholeOrderStatus(['DELIVERY_DONE', 'PAY_DONE', 'CANCEL_DONE'])).toBe('PAY_DONE');
    expect(wholeOrderStatus(['CANCEL_DONE', 'BUY_CONFIRM'])).toBe('BUY_CONFIRM');
    expect(wholeOrderStatus(['CANCEL_DONE'])).toBe('CANCEL_DONE');
    expect(wholeOrderStatus([])).toBeNull();
  });

  it.prop([fc.array(fc.constantFrom(...STATUSES), { minLength: 1 })])('ignores the order of options', (statuses) => {
    expect(wholeOrderStatus(statuses.toReversed())).toBe(wholeOrderStatus(statuses));
    expect(statuses).toContain(wholeOrderStatus(statuses));
  });
});

describe('timelineStep', () => {
  it('counts from payment to confirmation', () => {
    const path: readonly OrderStatusType[] = [
      'PAY_DONE',
      'DELIVERY_PREPARE',
      'DELIVERY_ING',
      'DELIVERY_DONE',
      'BUY_CONFIRM',
    ];
    expect(path.map(timelineStep)).toEqual([1, 2, 3, 4, TIMELINE_STEPS]);
    expect(timelineStep('PRODUCT_PREPARE')).toBe(2);
    expect(timelineStep('PAY_WAIT')).toBeNull();
    expect(timelineStep('RETURN_DONE')).toBeNull();
  });

  it('is the inverse of statusesOfStep, each status under one step', () => {
    expect(statusesOfStep(2)).toEqual(['PRODUCT_PREPARE', 'DELIVERY_PREPARE']);
    for (const status of STATUSES) {
      const steps = [0, 1, 2, 3, 4, 5, 6].filter((step) => statusesOfStep(step).includes(status));
      expect(steps).toEqual([timelineStep(status)].filter((step) => step !== null));
    }
  });
});

describe('canBuyAgain', () => {
  it('canBuyAgain is true only after purchase confirmation', () => {
    expect(STATUSES.filter(canBuyAgain)).toEqual(['BUY_CONFIRM']);
  });
});
