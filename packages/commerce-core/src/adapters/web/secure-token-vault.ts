import type { Clock } from '../../platform/clock.port.ts';
import type { StoredToken, StoredTokens, TokenVault } from '../../session/session.port.ts';
import { epochMs } from '../../value/time.ts';

/** Texts kept by a shell where other apps cannot read them: Keychain, Keystore. Rejects only when the device does. */
export interface SecureStore {
  get(key: string): Promise<string | null>;
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

interface Kept {
  readonly generation: number;
  readonly tokens: StoredTokens;
}

const KEY = 'session';
const NOTHING: StoredTokens = { userToken: null, serverToken: null, shopbyId: null, login: null };

/**
 * Keeps token values in the secure storage of a native shell, one change after another; spoilt content is no session.
 */
export function secureTokenVault(store: SecureStore, clock: Pick<Clock, 'now'>): TokenVault {
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();
  // A change reads before it writes; the next waits for it, so that none is lost between the two.
  const serialize = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const load = async (): Promise<Kept> => readKept(await store.get(KEY));
  const keep = async (tokens: StoredTokens, generation: number): Promise<void> => {
    await store.set(KEY, JSON.stringify({ generation, tokens } satisfies Kept));
    for (const listener of listeners) listener();
  };
  const alive = (token: StoredToken | null) => (token !== null && token.expiresAt > clock.now() ? token : null);
  const livingOf = (tokens: StoredTokens): StoredTokens => ({
    ...tokens,
    userToken: alive(tokens.userToken),
    serverToken: alive(tokens.serverToken),
  });
  const read = () => serialize(async () => livingOf((await load()).tokens));

  return {
    presence: async () => {
      const { userToken, serverToken } = await read();
      return { user: userToken !== null, server: serverToken !== null };
    },
    version: () =>
      serialize(async () => {
        const { generation, tokens } = await load();
        const { userToken, login } = livingOf(tokens);
        if (userToken === null) return null;
        const { issuedAt, expiresAt } = userToken;
        return { login: login ?? '', generation, issuedAt, expiresAt };
      }),
    read,
    write: (tokens) => serialize(async () => keep(tokens, (await load()).generation + 1)),
    replace: (userToken, tokens) =>
      serialize(async () => {
        const stored = await load();
        if (livingOf(stored.tokens).userToken?.value !== userToken) return false;
        await keep(tokens, stored.generation + 1);
        return true;
      }),
    clear: (login) =>
      serialize(async () => {
        const { tokens, generation } = await load();
        const isHeld = tokens.userToken !== null || tokens.serverToken !== null || tokens.shopbyId !== null;
        if (isHeld && (login === undefined || login === tokens.login)) await keep(NOTHING, generation + 1);
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readKept(text: string | null): Kept {
  const value = parse(text);
  const generation = fieldOf(value, 'generation');
  const tokens = fieldOf(value, 'tokens');
  if (typeof generation !== 'number') return { generation: 0, tokens: NOTHING };
  return {
    generation,
    tokens: {
      userToken: readToken(fieldOf(tokens, 'userToken')),
      serverToken: readToken(fieldOf(tokens, 'serverToken')),
      shopbyId: readText(fieldOf(tokens, 'shopbyId')),
      login: readText(fieldOf(tokens, 'login')),
    },
  };
}

function readToken(value: unknown): StoredToken | null {
  const [text, issuedAt, expiresAt] = ['value', 'issuedAt', 'expiresAt'].map((key) => fieldOf(value, key));
  if (typeof text !== 'string' || !Number.isSafeInteger(issuedAt) || !Number.isSafeInteger(expiresAt)) return null;
  return { value: text, issuedAt: epochMs(Number(issuedAt)), expiresAt: epochMs(Number(expiresAt)) };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
