import { describe, expect, it } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { OrderResult } from '../order/record/order-record.ts';
import { PENDING_ATTEMPTS, paymentMachine } from './payment.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;
type Step = Readonly<Record<string, unknown>> & { readonly type: string; readonly during?: string };

const INPUT = { orderNo: '2026112000000001', key: 'k' };
const answers = (result: OrderResult['result']): Step => ({
  during: 'approving',
  type: 'xstate.done.actor.0.payment.approving',
  output: { result, orderNo: INPUT.orderNo, failCode: null, failMessage: null, order: null },
});
const [SUCCESS, FAIL, PENDING] = [answers('SUCCESS'), answers('FAIL'), answers('PENDING')];
const LOST: Step = {
  during: 'approving',
  type: 'xstate.error.actor.0.payment.approving',
  error: new Error('no answer'),
};
const LATER: Step = { during: 'pending', type: 'xstate.after.ask.payment.pending' };
const RETRY: Step = { type: 'retry' };
const STEPS = [SUCCESS, FAIL, PENDING, LOST, LATER, RETRY];

const keyOf = ({ value, context: { attempts, result, error } }: Snapshot): string =>
  JSON.stringify([value, attempts, result?.result, error !== null]);

interface Edge {
  readonly from: Snapshot;
  readonly step: Step;
  readonly to: Snapshot;
  readonly emissions: number;
}

const isEmission = ({ type }: { readonly type: string }): boolean => type === 'xstate.emit';

/** Every situation a payment can get into, and every step out of it. */
function walkAll() {
  const [start] = initialTransition(paymentMachine, INPUT);
  const found = new Map([[keyOf(start), start]]);
  const edges: Edge[] = [];
  for (const from of found.values()) {
    if (found.size > 1_000) throw new Error('a payment asks without end');
    for (const step of STEPS.filter(({ during }) => during === undefined || during === from.value)) {
      const [to, actions] = transition(paymentMachine, from, step as never);
      edges.push({ from, step, to, emissions: actions.filter(isEmission).length });
      if (!found.has(keyOf(to))) found.set(keyOf(to), to);
    }
  }
  return { situations: [...found.values()], edges };
}

const { situations, edges } = walkAll();
const leadingTo = (state: Snapshot['value']) =>
  edges.filter(({ from, to }) => to.value === state && from.value !== state);

describe('every step of a payment', () => {
  it('visits each state', () => {
    expect(new Set(situations.map(({ value }) => value))).toEqual(new Set(Object.keys(paymentMachine.states)));
  });

  it('is completed or declined only by an answer of the backend', () => {
    expect(new Set(leadingTo('completed').map(({ step }) => step))).toEqual(new Set([SUCCESS]));
    expect(
      edges.filter(({ from, to, emissions }) => (emissions === 1) !== (to.value === 'completed' && from !== to)),
    ).toEqual([]);
    expect(new Set(leadingTo('declined').map(({ step }) => step))).toEqual(new Set([FAIL]));
    const ended = situations.filter(({ status }) => status === 'done');
    expect(new Set(ended.map(({ value }) => value))).toEqual(new Set(['completed', 'declined']));
    expect(
      ended.filter(({ value, context }) => (context.result?.result === 'SUCCESS') !== (value === 'completed')),
    ).toEqual([]);
  });

  it('asks the backend a bounded number of times; a press starts the count again', () => {
    const attempts = situations.map(({ context }) => context.attempts);
    expect([Math.min(...attempts), Math.max(...attempts)]).toEqual([1, PENDING_ATTEMPTS]);
    expect(new Set(leadingTo('approving').map(({ from, step }) => `${from.value} ${step.type}`))).toEqual(
      new Set([`pending ${LATER.type}`, `unsettled ${RETRY.type}`]),
    );
    const pressed = leadingTo('approving').filter(({ step }) => step === RETRY);
    expect(new Set(pressed.map(({ to }) => to.context.attempts))).toEqual(new Set([1]));
  });

  it('always leads on: from each situation that is not over the payment can be completed', () => {
    const reached = new Set(situations.filter(({ value }) => value === 'completed').map(keyOf));
    for (const key of reached) for (const { from, to } of edges) if (keyOf(to) === key) reached.add(keyOf(from));
    const stuck = situations.filter((found) => found.status === 'active' && !reached.has(keyOf(found)));
    expect(stuck.map(({ value, context }) => [value, context.attempts])).toEqual([]);
  });
});
