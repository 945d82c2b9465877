import { setImmediate as flushPromises } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { commerceError } from '../error/commerce-error.ts';
import type { OrderResult } from '../order/record/order-record.ts';
import type { OrderApi } from '../order/order.port.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import {
  createPaymentMachine,
  type PaymentEmittedEvent,
  PENDING_ATTEMPTS,
  PENDING_INTERVAL_MS,
} from './payment.machine.ts';

const ORDER_NO = '2026112000000001';
const result = (outcome: OrderResult['result']): OrderResult => ({
  result: outcome,
  orderNo: ORDER_NO,
  failCode: outcome === 'FAIL' ? 'DECLINED' : null,
  failMessage: null,
  order: null,
});

/** A payment that is settled by prepared answers, and everything it emitted. */
function payment(approve: OrderApi['approve']) {
  const emitted: PaymentEmittedEvent[] = [];
  const machine = createPaymentMachine({ orderApi: { ...fakePorts().orderApi, approve } });
  const clock = simulatedClock();
  const actor = createActor(machine, { clock, input: { orderNo: ORDER_NO, key: 'k' } });
  actor.on('*', (emission) => emitted.push(emission));
  actor.start();
  return { actor, clock, emitted };
}

describe('payment machine', () => {
  it('settles a payment after its window, with one key for one payment', async () => {
    const calls: (readonly string[])[] = [];
    const { actor, emitted } = payment(async (...args) => {
      calls.push(args);
      return result('SUCCESS');
    });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('completed');
    expect(emitted).toEqual([{ type: 'completed', orderNo: ORDER_NO }]);
    expect(calls).toEqual([[ORDER_NO, 'k', 'approve-k']]);
  });

  it('tells a declined payment from a completed one', async () => {
    const { actor, emitted } = payment(async () => result('FAIL'));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('declined');
    expect(actor.getSnapshot().context.result?.failCode).toBe('DECLINED');
    expect(emitted).toEqual([]);
  });

  it('asks a slow provider every two seconds, thirty times at most', async () => {
    let calls = 0;
    const { actor, clock } = payment(async () => {
      calls += 1;
      return result('PENDING');
    });
    for (let turn = 0; turn < PENDING_ATTEMPTS + 5; turn += 1) {
      await flushPromises();
      clock.advance(PENDING_INTERVAL_MS);
    }
    expect(calls).toBe(PENDING_ATTEMPTS);
    expect(actor.getSnapshot().value).toBe('unsettled');
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().value).toBe('approving');
  });

  it('can retry after a call without an answer', async () => {
    let isOffline = true;
    const { actor } = payment(async () => (isOffline ? Promise.reject(commerceError('NETWORK')) : result('SUCCESS')));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('unsettled');
    isOffline = false;
    actor.send({ type: 'retry' });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('completed');
  });
});
