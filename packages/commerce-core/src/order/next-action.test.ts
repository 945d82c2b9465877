import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { claimDeadline } from '../claim/claim-eligibility.ts';
import { instant } from '../testing/arbitraries.ts';
import { kst } from '../value/calendar.ts';
import { after } from '../value/time.ts';
import {
  autoConfirmAt,
  autoConfirmCutoff,
  NEXT_ACTIONS,
  isWholeOrderCancelable,
  nextActions,
  type NextActionFacts,
} from './next-action.ts';
import type { OrderStatusType } from './order.ts';

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
  addressChangeable: true,
  reviewed: false,
  reviewableUntil: null,
};
const flags = fc.record({
  cancelable: fc.boolean(),
  exchangeable: fc.boolean(),
  returnable: fc.boolean(),
  refundable: fc.boolean(),
  wholeOrderCancelable: fc.boolean(),
  addressChangeable: fc.boolean(),
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
  it.each([
    ['PAY_WAIT', []],
    ['DEPOSIT_WAIT', ['CANCEL_ALL']],
    ['PAY_DONE', ['CANCEL', 'CANCEL_ALL', 'EXCHANGE', 'CHANGE_ADDRESS']],
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

  it.each([
    ['cancelable', 'PAY_DONE', 'CANCEL'],
    ['exchangeable', 'PAY_DONE', 'EXCHANGE'],
    ['returnable', 'DELIVERY_DONE', 'RETURN'],
    ['refundable', 'DELIVERY_DONE', 'RETURN'],
    ['refundable', 'PAY_DONE', 'CANCEL'],
    ['wholeOrderCancelable', 'PAY_DONE', 'CANCEL_ALL'],
    ['addressChangeable', 'PAY_DONE', 'CHANGE_ADDRESS'],
  ] as const)('leaves out without %s in %s the action %s', (flag, orderStatusType, action) => {
    const offered = nextActions({ ...OPTION, orderStatusType }, NOW);
    const without = nextActions({ ...OPTION, orderStatusType, [flag]: false }, NOW);
    expect(offered).toContain(action);
    expect(without).not.toContain(action);
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
  ] as const)('lets an asked-for %s be taken back and a running one only be looked at', (claimType, withdrawal) => {
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
    expect(isWholeOrderCancelable([OPTION, { ...OPTION, cancelable: false }])).toBe(false);
    expect(isWholeOrderCancelable([{ ...OPTION, openClaim: { claimType: 'CANCEL', isRequested: true } }])).toBe(false);
    expect(isWholeOrderCancelable([{ ...OPTION, orderStatusType: 'DEPOSIT_WAIT', cancelable: false }])).toBe(true);
    expect(isWholeOrderCancelable([])).toBe(false);
  });
});
