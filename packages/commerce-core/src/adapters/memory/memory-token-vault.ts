import type { Clock } from '../../platform/clock.port.ts';
import type { HeldToken, HeldTokens, TokenVault } from '../../session/session.port.ts';

const NOTHING: HeldTokens = { userToken: null, serverToken: null, shopbyId: null };

/** Keeps token values in memory until their instants; for Node, tests, and as a model for a shell's secure storage. */
export function memoryTokenVault(clock: Pick<Clock, 'now'>): TokenVault {
  let held = NOTHING;
  const listeners = new Set<() => void>();
  const alive = (token: HeldToken | null) => (token !== null && token.expiresAt > clock.now() ? token : null);
  const write = (tokens: HeldTokens) => {
    held = tokens;
    for (const listener of listeners) listener();
  };
  const read = (): HeldTokens => ({ ...held, userToken: alive(held.userToken), serverToken: alive(held.serverToken) });
  return {
    presence: async () => ({ user: read().userToken !== null, server: read().serverToken !== null }),
    read: async () => read(),
    write: async (tokens) => write(tokens),
    clear: async () => {
      if (held !== NOTHING) write(NOTHING);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
