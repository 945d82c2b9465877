import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { commerceError } from '../error/commerce-error.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { createSessionMachine, type SessionEmission, type SessionEvent, sessionMachine } from './session.machine.ts';
import type { SessionApi, TokenStore } from './session.port.ts';
import type { TokenPresence } from './session.ts';

/** A session on a shelf: ports that answer as told, a simulated clock, and everything it said. */
function shelf(presence: TokenPresence, api: Partial<SessionApi> = {}) {
  const calls: string[] = [];
  const said: SessionEmission[] = [];
  let held = presence;
  const sessionApi: SessionApi = {
    start: async () => ({ redirectUrl: '/' }),
    logIn: async () => undefined,
    obtain: async () => undefined,
    logOut: async () => undefined,
    ...api,
  };
  const counted: SessionApi = {
    ...sessionApi,
    obtain: async (signal) => {
      calls.push('obtain');
      await sessionApi.obtain(signal);
    },
    logOut: async (signal) => {
      calls.push('logOut');
      await sessionApi.logOut(signal);
    },
  };
  const tokenStore: TokenStore = {
    presence: async () => held,
    clear: async () => {
      calls.push('clear');
      held = { user: false, server: false };
    },
    subscribe: () => () => undefined,
  };
  const clock = simulatedClock();
  const actor = createActor(createSessionMachine({ sessionApi: counted, tokenStore }), { clock });
  actor.on('*', (emission) => said.push(emission));
  actor.start();
  return { actor, clock, calls, said };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const both = { user: true, server: true };
const userOnly = { user: true, server: false };
const none = { user: false, server: false };

describe('session machine', () => {
  it('obtains once for navigations that come together and proceeds to the last after 100 ms [STATE-11, STATE-13, STATE-15, CONST-29]', async () => {
    const gate = Promise.withResolvers<void>();
    const { actor, clock, calls, said } = shelf(userOnly, { obtain: () => gate.promise });
    actor.send({ type: 'navigate', from: '/', to: '/cart' });
    await settle();
    actor.send({ type: 'navigate', from: '/', to: '/myPage' });
    gate.resolve();
    await settle();
    clock.advance(99);
    expect(said).toEqual([]);
    clock.advance(1);
    expect(calls).toEqual(['obtain']);
    expect(said).toEqual([{ type: 'proceed', to: '/myPage' }]);
    expect(actor.getSnapshot().value).toBe('active');
  });

  it('gives the wait up for a navigation that starts meanwhile [STATE-15]', async () => {
    const { actor, clock, said } = shelf(userOnly);
    actor.send({ type: 'navigate', from: '/', to: '/cart' });
    await settle();
    clock.advance(50);
    actor.send({ type: 'navigate', from: '/', to: '/search' });
    clock.advance(1_000);
    expect(said).toEqual([{ type: 'proceed', to: '/search' }]);
  });

  it('tells, clears and goes to log-in when obtaining fails [STATE-16, STATE-17, STATE-18, ERR-14, ERR-15, ERR-16]', async () => {
    const { actor, calls, said } = shelf(userOnly, { obtain: async () => Promise.reject(commerceError('A401')) });
    actor.send({ type: 'navigate', from: '/', to: '/cart' });
    await settle();
    expect(calls).toEqual(['obtain', 'clear']);
    expect(said).toEqual([
      { type: 'notice', text: 'session-expired' },
      { type: 'redirect', to: '/auth/login' },
    ]);
    expect(actor.getSnapshot().value).toBe('guest');
  });

  it('ends once however many calls say the session is over, and again after the next log-in [STATE-32, STATE-33, STATE-34, STATE-35]', async () => {
    const { actor, calls, said } = shelf(both);
    await settle();
    for (let index = 0; index < 20; index += 1) actor.send({ type: 'expired', code: 'AU17' });
    await settle();
    expect(calls).toEqual(['clear']);
    expect(said).toEqual([{ type: 'redirect', to: '/' }]);
    actor.send({ type: 'logIn', answer: { code: 'c', state: 's', agreements: [] } });
    await settle();
    actor.send({ type: 'expired', code: 'A401' });
    await settle();
    expect(said.filter(({ type }) => type === 'redirect')).toHaveLength(2);
  });

  it('only asks a guest to log in on AU99 and goes nowhere [ERR-10]', async () => {
    const { actor, said } = shelf(none);
    await settle();
    actor.send({ type: 'expired', code: 'AU99' });
    actor.send({ type: 'expired', code: 'A401' });
    expect(said).toEqual([{ type: 'notice', text: 'login-required' }]);
  });

  it('deletes an orphan server token and then asks the guest to log in [STATE-19]', async () => {
    const { actor, calls, said } = shelf({ user: false, server: true });
    actor.send({ type: 'navigate', from: null, to: '/myPage' });
    await settle();
    expect(calls).toEqual(['clear']);
    expect(said).toEqual([{ type: 'askLogin', target: '/myPage' }]);
  });

  it('ends here even when the backend cannot be told of the log out [STATE-45]', async () => {
    const { actor, calls, said } = shelf(both, { logOut: async () => Promise.reject(commerceError('NETWORK')) });
    await settle();
    actor.send({ type: 'logOut' });
    await settle();
    expect(calls).toEqual(['logOut', 'clear']);
    expect(said).toEqual([{ type: 'redirect', to: '/' }]);
  });

  it('asks a new member for the terms instead of failing [ROUTE-11]', async () => {
    const { actor, said } = shelf(none, { logIn: async () => Promise.reject(commerceError('TERMS_REQUIRED')) });
    await settle();
    actor.send({ type: 'logIn', answer: { code: 'c', state: 's', agreements: [] } });
    await settle();
    expect(said).toEqual([{ type: 'termsRequired' }]);
  });

  it('takes a cut wire while reading presence for a guest', async () => {
    const machine = createSessionMachine({
      sessionApi: {
        start: async () => ({ redirectUrl: '/' }),
        logIn: async () => undefined,
        obtain: async () => undefined,
        logOut: async () => undefined,
      },
      tokenStore: {
        presence: async () => Promise.reject(new Error('cut')),
        clear: async () => undefined,
        subscribe: () => () => undefined,
      },
    });
    const actor = createActor(machine).start();
    await settle();
    expect(actor.getSnapshot().value).toBe('guest');
  });
});

describe('every path of the session machine', () => {
  const answers = (invoke: string): readonly { readonly type: string }[] => [
    { type: `xstate.done.actor.${invoke}` },
    { type: `xstate.error.actor.${invoke}` },
  ];
  const invokes = ['obtaining', 'expiring', 'deletingOrphan', 'loggingIn', 'loggingOut', 'ending'].map(
    (state) => `0.session.${state}`,
  );
  const presences = [both, userOnly, { user: false, server: true }, none].map((output) => ({
    type: 'xstate.done.actor.0.session.restoring',
    output,
  }));
  const own: readonly SessionEvent[] = [
    { type: 'navigate', from: '/', to: '/cart' },
    { type: 'navigate', from: '/', to: '/myPage' },
    { type: 'navigate', from: '/auth/login', to: '/auth/login' },
    { type: 'logIn', answer: { code: 'c', state: 's', agreements: [] } },
    { type: 'logOut' },
    { type: 'expired', code: 'AU99' },
    { type: 'presenceChanged' },
  ];
  const paths = getShortestPaths(sessionMachine, {
    events: [
      ...own,
      ...presences,
      ...invokes.flatMap(answers),
      { type: 'xstate.after.proceed.session.proceeding' },
    ] as never,
    limit: 5000,
  });

  it('visits each state', () => {
    const visited = new Set(paths.map((path) => String(path.state.value)));
    for (const state of [
      'restoring',
      'guest',
      'active',
      'obtaining',
      'proceeding',
      'expiring',
      'deletingOrphan',
      'loggingIn',
      'loggingOut',
      'ending',
    ]) {
      expect([...visited]).toContain(state);
    }
  });

  it('is active exactly when a user token is held', () => {
    const settled = paths.filter(({ state }) => state.value === 'active' || state.value === 'guest');
    expect(settled.length).toBeGreaterThan(1);
    for (const { state } of settled) expect(state.context.tokens.user).toBe(state.value === 'active');
  });
});
