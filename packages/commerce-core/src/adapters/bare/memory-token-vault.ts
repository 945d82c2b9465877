import type { Clock } from '../../platform/clock.port.ts';
import type { StoredToken, StoredTokens, TokenVault } from '../../session/session.port.ts';

const NOTHING: StoredTokens = { userToken: null, serverToken: null, shopbyId: null, login: null };

/** Keeps token values in memory until their instants; for Node and tests. */
export function memoryTokenVault(clock: Pick<Clock, 'now'>): TokenVault {
  let held = NOTHING;
  let generation = 0;
  const listeners = new Set<() => void>();
  const alive = (token: StoredToken | null) => (token !== null && token.expiresAt > clock.now() ? token : null);
  const write = (tokens: StoredTokens) => {
    held = tokens;
    generation += 1;
    for (const listener of listeners) listener();
  };
  const read = (): StoredTokens => ({
    ...held,
    userToken: alive(held.userToken),
    serverToken: alive(held.serverToken),
  });
  return {
    presence: async () => ({ user: read().userToken !== null, server: read().serverToken !== null }),
    version: async () => {
      const { userToken, login } = read();
      if (userToken === null) return null;
      const { issuedAt, expiresAt } = userToken;
      return { login: login ?? '', generation, issuedAt, expiresAt };
    },
    read: async () => read(),
    write: async (tokens) => write(tokens),
    replace: async (userToken, tokens) => {
      if (read().userToken?.value !== userToken) return false;
      write(tokens);
      return true;
    },
    clear: async (login) => {
      if (held !== NOTHING && (login === undefined || login === held.login)) write(NOTHING);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
