import { describe, expect, it } from 'vitest';
import { tokenVaultSuite } from '../../testing/port-suites/token-vault.suite.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { after, SECOND_MS } from '../../value/time.ts';
import { type SecureStore, secureTokenVault } from './secure-token-vault.ts';

/** A shell's secure storage: every answer takes its time. */
function shellStore(): SecureStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const later = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    texts,
    get: async (key) => {
      await later();
      return texts.get(key) ?? null;
    },
    set: async (key, text) => {
      await later();
      texts.set(key, text);
    },
    remove: async (key) => {
      await later();
      texts.delete(key);
    },
  };
}

tokenVaultSuite((clock) => secureTokenVault(shellStore(), clock));

describe('a vault in secure storage', () => {
  const clock = simulatedClock();
  const tokens = {
    userToken: { value: 'user', issuedAt: clock.now(), expiresAt: after(clock.now(), SECOND_MS) },
    serverToken: null,
    shopbyId: 'm-1',
    login: 'login1',
  };

  it('is still there when the app starts again [STATE-01]', async () => {
    const store = shellStore();
    await secureTokenVault(store, clock).write(tokens);
    const restarted = secureTokenVault(store, clock);
    expect(await restarted.read()).toEqual(tokens);
    expect((await restarted.version())?.generation).toBe(1);
  });

  it('lets no answer in between a look and a write: after a clear, nothing replaces', async () => {
    const vault = secureTokenVault(shellStore(), clock);
    await vault.write(tokens);
    const [cleared, replaced] = [vault.clear(), vault.replace('user', tokens)];
    await cleared;
    expect(await replaced).toBe(false);
    expect(await vault.presence()).toEqual({ user: false, server: false });
  });

  it.each(['', 'broken', '1', '{"generation":1}', '{"generation":1,"tokens":{"userToken":{"value":1}}}'])(
    'takes the spoilt text %j for no session',
    async (text) => {
      const store = shellStore();
      store.texts.set('session', text);
      expect(await secureTokenVault(store, clock).version()).toBe(null);
    },
  );
});
