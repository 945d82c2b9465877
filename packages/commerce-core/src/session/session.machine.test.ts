import { setImmediate as flushPromises } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { commerceError } from '../error/commerce-error.ts';
import { sessionHarness as shelf } from '../testing/session-harness.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { createSessionMachine } from './session.machine.ts';
import type { SessionApi, TokenStore } from './session.port.ts';

const both = { user: true, server: true };
const userOnly = { user: true, server: false };
const none = { user: false, server: false };
const answer = { code: 'c', state: 's', agreements: [] };

describe('session machine', () => {
  it('obtains one server token for concurrent navigations and proceeds to the last after 100 ms [STATE-11, STATE-13, STATE-15, CONST-29]', async () => {
    const gate = Promise.withResolvers<void>();
    const { actor, clock, calls, emitted } = shelf(userOnly, { obtain: () => gate.promise });
    actor.send({ type: 'navigate', from: '/', to: '/cart' });
    await flushPromises();
    actor.send({ type: 'navigate', from: '/', to: '/myPage' });
    gate.resolve();
    await flushPromises();
    clock.advance(99);
    expect(emitted).toEqual([]);
    clock.advance(1);
    expect(calls).toEqual(['obtain']);
    expect(emitted).toEqual([{ type: 'proceed', to: '/myPage' }]);
    expect(actor.getSnapshot().value).toBe('active');
  });

  it('cancels the delay when another navigation starts [STATE-15]', async () => {
    const { actor, clock, emitted } = shelf(userOnly);
    actor.send({ type: 'navigate', from: '/', to: '/cart' });
    await flushPromises();
    clock.advance(50);
    actor.send({ type: 'navigate', from: '/', to: '/search' });
    clock.advance(1_000);
    expect(emitted).toEqual([{ type: 'proceed', to: '/search' }]);
  });

  it('emits the failure, clears the tokens and ends when obtaining a server token is rejected [STATE-16, STATE-17, STATE-18, ERR-14, ERR-15, ERR-16]', async () => {
    const { actor, calls, emitted } = shelf(userOnly, { obtain: async () => Promise.reject(commerceError('A401')) });
    actor.send({ type: 'navigate', from: '/', to: '/cart' });
    await flushPromises();
    expect(calls).toEqual(['obtain', 'clear']);
    expect(emitted).toEqual([
      { type: 'notice', text: 'session-expired' },
      { type: 'ended', reason: 'renewalFailed' },
    ]);
    expect(actor.getSnapshot().value).toBe('guest');
  });

  it('keeps the session and the page when the backend is unreachable [ERR-27]', async () => {
    const { actor, calls, emitted } = shelf(userOnly, { obtain: async () => Promise.reject(commerceError('NETWORK')) });
    actor.send({ type: 'navigate', from: '/', to: '/cart' });
    await flushPromises();
    expect(calls).toEqual(['obtain']);
    expect(emitted).toEqual([{ type: 'notice', text: 'no-answer' }]);
    expect(actor.getSnapshot().value).toBe('active');
  });

  it('ends once for many failed calls, and again after the next log-in [STATE-32, STATE-33, STATE-34, STATE-35]', async () => {
    const { actor, calls, emitted } = shelf(both);
    await flushPromises();
    for (let index = 0; index < 20; index += 1) actor.send({ type: 'expired', code: 'AU17' });
    await flushPromises();
    expect(calls).toEqual(['clear']);
    expect(emitted).toEqual([{ type: 'ended', reason: 'refused' }]);
    actor.send({ type: 'logIn', answer });
    await flushPromises();
    actor.send({ type: 'expired', code: 'A401' });
    await flushPromises();
    expect(emitted.filter(({ type }) => type === 'ended')).toHaveLength(2);
  });

  it('ends for a call that failed before the session was first read [ERR-08]', async () => {
    const { actor, emitted, calls } = shelf(both);
    actor.send({ type: 'expired', code: 'A401' });
    await flushPromises();
    expect([emitted, calls]).toEqual([[{ type: 'ended', reason: 'refused' }], ['clear']]);
    const guest = shelf(none);
    guest.actor.send({ type: 'expired', code: 'A401' });
    await flushPromises();
    expect([guest.emitted, guest.actor.getSnapshot().value]).toEqual([[], 'guest']);
  });

  it('does not clear a newer session when an older one ends late [STATE-35]', async () => {
    const { actor, held, hold } = shelf(both);
    await flushPromises();
    hold('login9', 1);
    actor.send({ type: 'expired', code: 'A401' });
    await flushPromises();
    expect(held.version?.login).toBe('login9');
  });

  it('asks a guest to log in on AU99 without navigating [ERR-10]', async () => {
    const { actor, emitted } = shelf(none);
    await flushPromises();
    actor.send({ type: 'expired', code: 'AU99' });
    actor.send({ type: 'expired', code: 'A401' });
    expect(emitted).toEqual([{ type: 'notice', text: 'login-required' }]);
  });

  it('deletes an orphan server token and then asks the guest to log in [STATE-19]', async () => {
    const { actor, calls, emitted } = shelf({ user: false, server: true });
    actor.send({ type: 'navigate', from: null, to: '/myPage' });
    await flushPromises();
    expect(calls).toEqual(['clear']);
    expect(emitted).toEqual([{ type: 'loginRequired', target: '/myPage' }]);
  });

  it('logs out locally when the backend is unreachable [STATE-45]', async () => {
    const { actor, calls, emitted } = shelf(both, { logOut: async () => Promise.reject(commerceError('NETWORK')) });
    await flushPromises();
    actor.send({ type: 'logOut' });
    await flushPromises();
    expect(calls).toEqual(['logOut', 'clear']);
    expect(emitted).toEqual([{ type: 'ended', reason: 'logOut' }]);
  });

  it('clears the tokens and ends as idle after 2 h without an action [STATE-27, STATE-28]', async () => {
    const { actor, calls, emitted } = shelf(both);
    await flushPromises();
    actor.send({ type: 'idle' });
    await flushPromises();
    expect(calls).toEqual(['logOut', 'clear']);
    expect(emitted).toEqual([{ type: 'ended', reason: 'idle' }]);
    actor.send({ type: 'idle' });
    await flushPromises();
    expect(emitted).toHaveLength(1);
  });

  it('emits the terms step for a new member [ROUTE-11]', async () => {
    const { actor, emitted } = shelf(none, { logIn: async () => Promise.reject(commerceError('TERMS_REQUIRED')) });
    await flushPromises();
    actor.send({ type: 'logIn', answer });
    await flushPromises();
    expect(emitted).toEqual([{ type: 'termsRequired' }]);
  });
});

describe('a session that cannot be read', () => {
  it('is treated as a guest', async () => {
    const cut = async () => Promise.reject(new Error('cut'));
    const tokenStore: TokenStore = {
      presence: cut,
      version: cut,
      clear: async () => undefined,
      subscribe: () => () => undefined,
    };
    const refuse = async () => Promise.reject(commerceError('NETWORK'));
    const sessionApi: SessionApi = { start: refuse, logIn: refuse, obtain: refuse, refresh: refuse, logOut: refuse };
    const actor = createActor(createSessionMachine({ sessionApi, tokenStore, clock: simulatedClock() })).start();
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('guest');
  });
});
