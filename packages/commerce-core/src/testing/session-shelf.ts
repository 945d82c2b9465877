import { createActor } from 'xstate';
import { createSessionMachine } from '../session/session.machine.ts';
import type { SessionApi, TokenStore } from '../session/session.port.ts';
import type { SessionEmission } from '../session/session-context.ts';
import type { SessionMark } from '../session/session-mark.ts';
import { NO_TOKENS, type TokenPresence } from '../session/session.ts';
import { epochMs } from '../value/time.ts';
import { simulatedClock } from './simulated-clock.ts';

/** Life of a user token on the shelf, in milliseconds: 10 h. */
export const SHELF_LIFE_MS = 10 * 3_600_000;

/** A session on a shelf: ports that answer as told, a simulated clock, and everything it said. */
export function sessionShelf(presence: TokenPresence, api: Partial<SessionApi> = {}) {
  const clock = simulatedClock();
  const calls: string[] = [];
  const said: SessionEmission[] = [];
  const listeners = new Set<() => void>();
  const marked = (login: string, turn: number): SessionMark => ({
    login,
    turn,
    issuedAt: clock.now(),
    expiresAt: epochMs(clock.now() + SHELF_LIFE_MS),
  });
  const held = { tokens: presence, mark: presence.user ? marked('login1', 1) : null };
  const hold = (login: string, turn: number) => {
    held.tokens = { user: true, server: true };
    held.mark = marked(login, turn);
  };
  const own: SessionApi = {
    start: async () => ({ redirectUrl: '/' }),
    logIn: async () => hold('login2', 1),
    obtain: async () => undefined,
    refresh: async () => hold(held.mark?.login ?? '', (held.mark?.turn ?? 0) + 1),
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
    mark: async () => held.mark,
    clear: noting('clear', async (login?: string) => {
      if (login !== undefined && login !== held.mark?.login) return;
      held.tokens = NO_TOKENS;
      held.mark = null;
    }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const actor = createActor(createSessionMachine({ sessionApi, tokenStore, clock }), { clock });
  actor.on('*', (emission) => said.push(emission));
  actor.start();
  const tell = () => listeners.forEach((listener) => listener());
  return { actor, clock, calls, said, held, hold, tell };
}
