import { describe, expect, it } from 'vitest';
import { getNextSnapshot, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { commerceError } from '../error/commerce-error.ts';
import { epochMs } from '../value/time.ts';
import { needsLogin } from './login-routes.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionEmittedEvent, SessionSnapshot } from './session-context.ts';
import type { SessionVersion } from './session-version.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Step = Readonly<Record<string, unknown>> & { readonly type: string };

const now = epochMs(1_795_143_600_000);
const HOUR = 3_600_000;
const version = (login: string, generation: number, ageMs: number): SessionVersion => ({
  login,
  generation,
  issuedAt: epochMs(now - ageMs),
  expiresAt: epochMs(now - ageMs + 10 * HOUR),
});
const snapshot = (user: boolean, server: boolean, session: SessionVersion | null): SessionSnapshot => ({
  tokens: { user, server },
  version: session,
  readAt: now,
});

/** Everything the host may say of its tokens: each pair of them, and a user token whose refresh is due. */
const READINGS = [
  snapshot(true, true, version('a', 1, 0)),
  snapshot(true, false, version('a', 1, 0)),
  snapshot(true, true, version('a', 2, 9 * HOUR)),
  snapshot(false, true, null),
  snapshot(false, false, null),
];
/** Refused, not reached, overtaken: the three ways a call fails. */
const FAILURES = [commerceError('A401'), commerceError('NETWORK'), commerceError('SESSION_CHANGED')];
const TARGETS = [
  '/cart',
  '/myPage/order',
  '/myPage/giftBox/recipientInfoInput/t',
  '/auth/login',
  '/auth/login?purpose=adult',
  '/auth/login?purpose=withdrawal',
];

const done = (state: string, output?: unknown): Step => ({
  type: `xstate.done.actor.0.session.${state}`,
  ...(output !== undefined && { output }),
});
const failed = (state: string, error: unknown): Step => ({
  type: `xstate.error.actor.0.session.${state}`,
  error,
});
const each = (state: string, failures: readonly unknown[]) => [
  done(state),
  ...failures.map((error) => failed(state, error)),
];

/** What may happen by itself in each state: the answers to its call, and its delay. */
const ANSWERS: Readonly<Record<string, readonly Step[]>> = {
  restoring: [...READINGS.map((output) => done('restoring', output)), failed('restoring', new Error('cut'))],
  obtaining: each('obtaining', FAILURES),
  proceeding: [{ type: 'xstate.after.proceed.session.proceeding' }],
  refreshing: [
    done('refreshing', snapshot(true, true, version('a', 3, 0))),
    ...FAILURES.map((error) => failed('refreshing', error)),
  ],
  active: [{ type: 'xstate.after.refreshDue.session.active' }],
  deletingOrphan: each('deletingOrphan', [FAILURES[1]]),
  loggingIn: each('loggingIn', [commerceError('TERMS_REQUIRED'), FAILURES[1]]),
  loggingOut: each('loggingOut', [FAILURES[1]]),
  ending: each('ending', [FAILURES[1]]),
};
/** What a visitor, a call or another tab may do at any time. */
const EVENTS: readonly Step[] = [
  ...TARGETS.flatMap((to) => ['/', '/auth/login'].map((from) => ({ type: 'navigate', from, to }))),
  { type: 'logIn', answer: { code: 'c', state: 's', agreements: [] } },
  { type: 'logOut' },
  { type: 'idle' },
  { type: 'presenceChanged' },
  ...['A401', 'AU17', 'AU99'].map((code) => ({ type: 'expired', code })),
];

/** How long the next refresh waits steers nothing; whether it is due does. */
const keyOf = ({ value, context }: Snapshot): string =>
  JSON.stringify([value, { ...context, refreshInMs: Math.sign(context.refreshInMs ?? -1), refreshRetryMs: 0 }]);
const stateOf = ({ value }: Snapshot): string => String(value);
const isMove = ({ type }: SessionEmittedEvent): boolean =>
  ['proceed', 'loginRequired', 'alreadyLoggedIn', 'ended'].includes(type);

interface Edge {
  readonly from: Snapshot;
  readonly step: Step;
  readonly to: Snapshot;
  readonly events: readonly SessionEmittedEvent[];
}

function take(from: Snapshot, step: Step): Edge {
  const [to, actions] = transition(sessionMachine, from, step as never);
  const events = actions.flatMap((action) => {
    const { type, params }: { readonly type: string; readonly params?: unknown } = action;
    return type === 'xstate.emit' ? [Reflect.get(Object(params), 'event') as SessionEmittedEvent] : [];
  });
  return { from, step, to, events };
}

/** Every situation the session can get into, and every step out of it. */
function walkAll() {
  const [start] = initialTransition(sessionMachine);
  const found = new Map([[keyOf(start), start]]);
  const edges: Edge[] = [];
  for (const snapshot of found.values()) {
    for (const step of [...(ANSWERS[stateOf(snapshot)] ?? []), ...EVENTS]) {
      const edge = take(snapshot, step);
      edges.push(edge);
      if (!found.has(keyOf(edge.to))) found.set(keyOf(edge.to), edge.to);
    }
  }
  return { situations: [...found.values()], edges };
}

describe('every transition of the session machine', () => {
  const { situations, edges } = walkAll();

  it('visits each state', () => {
    const visited = new Set(situations.map(stateOf));
    const passing = new Set(['settling', 'guarding']);
    expect(visited).toEqual(new Set(Object.keys(sessionMachine.states).filter((state) => !passing.has(state))));
    expect(situations.length).toBeGreaterThan(100);
  });

  const emissions = edges.flatMap(({ from, to, events }) => events.map((emitted) => ({ from, to, emitted })));

  it('shows no my-page route to a guest, and the recipient route to everybody [STATE-08, STATE-09, ROLE-03]', () => {
    const trespasses = emissions.filter(
      ({ to, emitted }) => emitted.type === 'proceed' && needsLogin(emitted.to) && !to.context.tokens.user,
    );
    const needless = emissions.filter(({ emitted }) => emitted.type === 'loginRequired' && !needsLogin(emitted.target));
    expect([trespasses, needless]).toEqual([[], []]);
  });

  it('navigates once at most', () => {
    expect(edges.filter(({ events }) => events.filter(isMove).length > 1)).toEqual([]);
  });

  it.each<[string, (context: Snapshot['context']) => boolean]>([
    ['active', ({ tokens, navigation, isOver }) => tokens.user && navigation === null && !isOver],
    ['guest', ({ tokens, navigation, isOver }) => !tokens.user && navigation === null && !isOver],
    ['ending', ({ tokens }) => !tokens.user && !tokens.server],
  ])('is %s only with the tokens that make it so, and with no navigation left waiting', (state, isSo) => {
    expect(situations.filter((found) => stateOf(found) === state && !isSo(found.context))).toEqual([]);
  });

  it('ends by the reason it ended for, and only from an ending [STATE-18, STATE-34, ERR-16, STATE-28]', () => {
    const ends = emissions.flatMap(({ from, emitted }) => (emitted.type === 'ended' ? [{ from, emitted }] : []));
    expect(new Set(ends.map(({ emitted }) => emitted.reason))).toEqual(
      new Set(['logOut', 'idle', 'refused', 'renewalFailed']),
    );
    expect(
      ends.filter(({ from, emitted }) => from.value !== 'ending' || emitted.reason !== from.context.endReason),
    ).toEqual([]);
    const unrenewed = edges.filter(
      ({ from, step, to }) =>
        ['obtaining', 'refreshing'].includes(stateOf(from)) &&
        step.type.startsWith('xstate.') &&
        to.value === 'ending' &&
        to.context.endReason !== 'renewalFailed',
    );
    expect(unrenewed).toEqual([]);
    const cause = { logOut: 'logOut', idle: 'idle', expired: 'refused' } as const;
    const wrong = edges.filter(
      ({ from, step, to }) =>
        step.type in cause &&
        from.value !== to.value &&
        ['ending', 'loggingOut'].includes(stateOf(to)) &&
        to.context.endReason !== cause[step.type as keyof typeof cause],
    );
    expect(wrong).toEqual([]);
  });

  it('ends once, until the next log-in [STATE-35]', () => {
    const ended = edges.filter(({ from, step }) => from.value === 'ending' && step.type.startsWith('xstate.'));
    expect(ended).not.toHaveLength(0);
    for (const { to } of ended) {
      const moves = EVENTS.filter(({ type }) => ['expired', 'idle', 'logOut'].includes(type)).flatMap((step) =>
        take(to, step).events.filter(isMove),
      );
      expect(moves).toEqual([]);
      expect(take(to, { type: 'logIn', answer: { code: 'c', state: 's', agreements: [] } }).to.value).toBe('loggingIn');
    }
  });

  it('settles: no sequence of answers keeps it busy for ever while the session stays the same', () => {
    // A busy situation leads on by its answers alone; without SESSION_CHANGED and without a new look none comes back to itself.
    const isChange = (step: Step) => Reflect.get(Object(Reflect.get(step, 'error')), 'code') === 'SESSION_CHANGED';
    const onward = new Map<string, string[]>();
    for (const { from, step, to } of edges) {
      if (!step.type.startsWith('xstate.') || step.type.includes('refreshDue') || isChange(step)) continue;
      onward.set(keyOf(from), [...(onward.get(keyOf(from)) ?? []), keyOf(to)]);
    }
    const resting = new Set<string>();
    const visit = (key: string, path: ReadonlySet<string>): void => {
      if (resting.has(key)) return;
      expect(path.has(key)).toBe(false);
      for (const next of onward.get(key) ?? []) visit(next, new Set([...path, key]));
      resting.add(key);
    };
    for (const situation of situations) visit(keyOf(situation), new Set());
  });
});

describe('a shortest path to each state', () => {
  const paths = getShortestPaths(sessionMachine, {
    events: [...EVENTS, ...Object.values(ANSWERS).flat()] as never,
    serializeState: keyOf as never,
    limit: 200_000,
  });

  it('is walked by the machine itself, step by step', () => {
    const reached = new Set<string>();
    for (const { steps, state } of paths) {
      let [snapshot] = initialTransition(sessionMachine);
      for (const { event } of steps.slice(1)) snapshot = getNextSnapshot(sessionMachine, snapshot, event);
      expect(snapshot.value).toBe(state.value);
      reached.add(String(state.value));
    }
    for (const state of ['restoring', 'obtaining', 'refreshing', 'active', 'guest', 'ending'])
      expect(reached).toContain(state);
  });
});
