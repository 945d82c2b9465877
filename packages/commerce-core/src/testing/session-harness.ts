import { createActor } from 'xstate';
import { createSessionMachine } from '../session/session.machine.ts';
import type { SessionApi, TokenStore } from '../session/session.port.ts';
import type { SessionEmittedEvent } from '../session/session-context.ts';
import type { SessionVersion } from '../session/session-version.ts';
import { NO_TOKENS, type TokenPresence } from '../session/session.ts';
import { epochMs } from '../value/time.ts';
import { simulatedClock } from './simulated-clock.ts';

/** Life of a user token on the shelf, in milliseconds: 10 h. */
export const HARNESS_TOKEN_LIFE_MS = 10 * 3_600_000;

/** A session with ports that give prepared answers, a simulated clock, and everything it emitted. */
export function sessionHarness(presence: TokenPresence, api: Partial<SessionApi> = {}) {
  const clock = simulatedClock();
  const calls: string[] = [];
  const emitted: SessionEmittedEvent[] = [];
  const listeners = new Set<() => void>();
  const versionOf = (login: string, generation: number): SessionVersion => ({
    login,
    generation,
    issuedAt: clock.now(),
    expiresAt: epochMs(clock.now() + HARNESS_TOKEN_LIFE_MS),
  });
  const held = { tokens: presence, version: presence.user ? versionOf('login1', 1) : null };
  const hold = (login: string, generation: number) => {
    held.tokens = { user: true, server: true };
    held.version = versionOf(login, generation);
  };
  const own: SessionApi = {
    start: async () => ({ redirectUrl: '/' }),
    logIn: async () => hold('login2', 1),
    obtain: async () => undefined,
    refresh: async () => hold(held.version?.login ?? '', (held.version?.generation ?? 0) + 1),
    logOut: async () => undefined,
    ...api,
  };
  const noting = <Parameters extends unknown[], Answer>(name: string, run: (...given: Parameters) => Answer) => {
    return (...given: Parameters): Answer => {
      calls.push(name);
      return run(...given);
    };
  };
  const sessionApi: SessionApi = {
    ...own,
    obtain: noting('obtain', own.obtain),
    refresh: noting('refresh', own.refresh),
    logOut: noting('logOut', own.logOut),
  };
  const tokenStore: TokenStore = {
    presence: async () => held.tokens,
    version: async () => held.version,
    clear: noting('clear', async (login?: string) => {
      if (login !== undefined && login !== held.version?.login) return;
      held.tokens = NO_TOKENS;
      held.version = null;
    }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const actor = createActor(createSessionMachine({ sessionApi, tokenStore, clock }), { clock });
  actor.on('*', (emission) => emitted.push(emission));
  actor.start();
  const notify = () => listeners.forEach((listener) => listener());
  return { actor, clock, calls, emitted, held, hold, notify };
}
