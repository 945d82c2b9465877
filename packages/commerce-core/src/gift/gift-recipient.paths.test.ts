import { describe, expect, it } from 'vitest';
import { getNextSnapshot, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { commerceError } from '../error/commerce-error.ts';
import { epochMs } from '../value/time.ts';
import { giftRecipientMachine } from './gift-recipient.machine.ts';
import { GIFT_STEPS } from './gift.ts';
import type { ReceivedGift } from './gift-record.ts';
import { receivedGift } from '../testing/gift-rows.ts';

type Snapshot = SnapshotFrom<typeof giftRecipientMachine>;
type Step = Readonly<Record<string, unknown>> & { readonly type: string };

const option = (optionNo: number) => ({ optionNo, optionName: '색상', optionValue: String(optionNo), soldOut: false });

const GIFT = receivedGift();

/** Every kind of gift the server may answer. */
const GIFTS: readonly ReceivedGift[] = [
  GIFT,
  { ...GIFT, optionOpen: true, options: [option(10), option(11)] },
  { ...GIFT, adult: true, productName: '' },
  { ...GIFT, status: 'CONFIRMED', nextActions: ['CHANGE_ADDRESS'] },
  { ...GIFT, status: 'DELIVERING', nextActions: [] },
  { ...GIFT, status: 'EXPIRED', nextActions: [] },
];

const PLACE = { receiverZipCd: '06236', receiverAddress: '서울 강남구 테헤란로 152' };
const FAILURES = (['NOT_FOUND', 'STATE_CONFLICT', 'CERTIFICATION_REQUIRED', 'SOLD_OUT', 'NETWORK'] as const).map(
  (code) => commerceError(code),
);
const CODE = { verificationId: 'v', expiresAt: '', resendableAt: '', sentAt: epochMs(0) };
const PROVEN = { kind: 'proven', verificationId: 'v' };

const done = (state: string, output?: unknown): Step => ({
  type: `xstate.done.actor.0.giftRecipient.${state}`,
  ...(output !== undefined && { output }),
});
const failed = (state: string): readonly Step[] =>
  FAILURES.map((error) => ({ type: `xstate.error.actor.0.giftRecipient.${state}`, error }));

/** The answers to the call of each state. */
const ANSWERS: Readonly<Record<string, readonly Step[]>> = {
  loading: [...GIFTS.map((gift) => done('loading', gift)), ...failed('loading')],
  sendingCode: [done('sendingCode', CODE), ...failed('sendingCode')],
  checkingCode: [done('checkingCode', PROVEN), ...failed('checkingCode')],
  confirming: [done('confirming', GIFTS[3]), ...failed('confirming')],
  correcting: [done('correcting', GIFTS[3]), ...failed('correcting')],
  refusing: [done('refusing'), ...failed('refusing')],
};

/** What a recipient may do at any time. */
const EVENTS: readonly Step[] = [
  { type: 'accept' },
  { type: 'refuse', message: '고마워요' },
  { type: 'choose', optionNo: 11 },
  { type: 'next' },
  { type: 'back' },
  { type: 'sendCode' },
  { type: 'answerCode', code: '123456' },
  { type: 'clearError' },
  { type: 'change', place: PLACE },
  { type: 'submit' },
  { type: 'changeAddress' },
  { type: 'refresh' },
];

const BY_MEMBER: ReceivedGift = { ...GIFT, phoneCodeNeeded: false };

/** A situation; it is the same whatever was answered to the code, and whatever the gift is refused with. */
const keyOf = ({ value, context: { error, thanks: _words, proof, ...context } }: Snapshot): string =>
  JSON.stringify([value, context, proof.kind, Reflect.get(Object(error), 'code')]);
const stateOf = ({ value }: Snapshot): string => String(value);

interface Edge {
  readonly from: Snapshot;
  readonly step: Step;
  readonly to: Snapshot;
}

/** Every situation a recipient can get into, and every step out of it. */
function walkAll(gift: ReceivedGift) {
  const [start] = initialTransition(giftRecipientMachine, { gift });
  const found = new Map([[keyOf(start), start]]);
  const edges: Edge[] = [];
  for (const from of found.values()) {
    for (const step of [...(ANSWERS[stateOf(from)] ?? []), ...EVENTS]) {
      const [to] = transition(giftRecipientMachine, from, step as never);
      edges.push({ from, step, to });
      if (!found.has(keyOf(to))) found.set(keyOf(to), to);
    }
  }
  return { situations: [...found.values()], edges };
}

const walks = [GIFT, BY_MEMBER].map(walkAll);
const situations = walks.flatMap((walk) => walk.situations);
const edges = walks.flatMap((walk) => walk.edges);
const entering = (state: string) => edges.filter(({ from, to }) => to.value === state && from.value !== state);

describe('every step of a gift’s recipient', () => {
  it('visits each state', () => {
    const states = Object.keys(giftRecipientMachine.states).filter((state) => state !== 'deciding');
    expect(new Set(situations.map(stateOf))).toEqual(new Set(states));
  });

  it('moves a gift by a press of its recipient alone: a link that is opened changes nothing', () => {
    expect(new Set(entering('confirming').map(({ step }) => step.type))).toEqual(new Set(['submit']));
    expect(new Set(entering('correcting').map(({ step }) => step.type))).toEqual(new Set(['submit']));
    expect(new Set(entering('refusing').map(({ step }) => step.type))).toEqual(new Set(['refuse']));
  });

  it('asks the server for nothing without a whole address, and by a link not without the phone proven [STATE-51, ROUTE-49]', () => {
    const asking = [...entering('confirming'), ...entering('correcting')].map(({ to }) => to.context);
    expect(asking.length).toBeGreaterThan(0);
    const unproven = asking.filter(({ gift, proof }) => gift.phoneCodeNeeded && proof.kind !== 'proven');
    const nowhere = asking.filter(({ place }) => place.receiverZipCd !== PLACE.receiverZipCd);
    expect([unproven, nowhere]).toEqual([[], []]);
  });

  it('takes the answer to a code that is on its way, after a step back too', () => {
    const sent = new Set(situations.filter(({ context: { proof } }) => proof.kind === 'sent').map(stateOf));
    expect([sent.has('answering'), sent.has('proving')]).toEqual([true, false]);
  });

  it('offers no step that the table of gifts does not', () => {
    const wanted = { confirming: 'confirm', refusing: 'refuse', correcting: 'changeAddress' } as const;
    for (const [state, event] of Object.entries(wanted)) {
      const from = new Set(entering(state).map(({ from: { context } }) => context.gift.status));
      const steps = GIFT_STEPS.filter((step) => step.event === event && step.by === 'RECIPIENT');
      expect([...from]).toEqual(steps.map((step) => step.from));
    }
  });

  it('lets an option be picked only where the sender left it open, and goods for adults not be accepted before an age check', () => {
    const choosing = situations.filter(({ value }) => value === 'choosing');
    expect(choosing.filter(({ context }) => !context.gift.optionOpen)).toEqual([]);
    const withheld = edges.filter(({ from }) => from.value === 'withheld');
    expect(new Set(withheld.map(({ to }) => to.value))).toEqual(new Set(['withheld', 'loading']));
  });

  it('ends for good, and at once for a gift whose link is over', () => {
    const ends = situations.filter(({ value }) => value === 'ended' || value === 'refused');
    for (const end of ends) {
      for (const step of EVENTS) expect(transition(giftRecipientMachine, end, step as never)[0].value).toBe(end.value);
    }
    const gone = edges.filter(
      ({ step, from }) => from.value === 'loading' && Reflect.get(step, 'error') === FAILURES[0],
    );
    expect(new Set(gone.map(({ to }) => to.value))).toEqual(new Set(['ended']));
  });

  it('always leads on: from each situation the gift can be had, or it has ended', () => {
    const goals = new Set(['accepted', 'refused', 'ended', 'withheld']);
    const before = new Map<string, string[]>();
    for (const { from, to } of edges) before.set(keyOf(to), [...(before.get(keyOf(to)) ?? []), keyOf(from)]);
    const open = situations.filter((found) => goals.has(stateOf(found))).map(keyOf);
    const reached = new Set(open);
    for (const key of reached) for (const earlier of before.get(key) ?? []) reached.add(earlier);
    expect(situations.filter((found) => !reached.has(keyOf(found))).map(stateOf)).toEqual([]);
  });
});

describe('a shortest path to each state', () => {
  const paths = getShortestPaths(giftRecipientMachine, {
    input: { gift: GIFT },
    events: [...EVENTS, ...Object.values(ANSWERS).flat()] as never,
    serializeState: keyOf as never,
    limit: 200_000,
  });

  it('is walked by the machine itself, step by step', () => {
    const reached = new Set<string>();
    for (const { steps, state } of paths) {
      let [snapshot] = initialTransition(giftRecipientMachine, { gift: GIFT });
      for (const { event } of steps.slice(1)) snapshot = getNextSnapshot(giftRecipientMachine, snapshot, event);
      expect(snapshot.value).toBe(state.value);
      reached.add(String(state.value));
    }
    expect(reached.size).toBe(Object.keys(giftRecipientMachine.states).length - 1);
  });
});
