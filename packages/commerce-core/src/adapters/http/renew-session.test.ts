import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { testSizes } from '../../testing/test-sizes.ts';
import { memoryStorage } from '../bare/memory-storage.ts';
import { memoryTokenVault } from '../bare/memory-token-vault.ts';
import { createHttpCartApi } from './cart.http.ts';
import { after, epochMs, HOUR_MS } from '../../value/time.ts';
import { createHttpClient } from './client.ts';
import { createHttpSessionApi } from './session.http.ts';

const rounds = { numRuns: Math.min(testSizes.numRuns, 1_000) / 10 };
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'strange'),
  );

/**
 * A member of a host that keeps its own tokens, in front of a backend whose server token is over until a caller renews;
 * a call with a token of the wrong kind or member is noted.
 */
async function member(latency: () => Promise<void>) {
  const clock = simulatedClock();
  const vault = memoryTokenVault(clock);
  const paths: string[] = [];
  const served: string[] = [];
  const state = { user: 'user-1', server: 'server-0', issued: 0, isOver: false };
  const token = (value: string) => Response.json({ access_token: value, expires_in: 3_600, shopbyId: 'm-1' });
  const refuse = (code: string) => Response.json({ code, message: '' }, { status: 401 });

  const answer = (path: string, bearer: string): Response => {
    if (path.endsWith('/logout')) {
      state.isOver = true;
      return new Response(null, { status: 204 });
    }
    const isTokenCall = path.includes('/auth/');
    if (state.isOver) return refuse(isTokenCall ? 'AU17' : 'A401');
    if (path.endsWith('/refresh')) {
      if (bearer !== state.user) return refuse('AU17');
      state.user = `user-${(state.issued += 1) + 1}`;
      return token(state.user);
    }
    if (path.endsWith('/token')) {
      state.server = `server-${(state.issued += 1)}`;
      return token(state.server);
    }
    if (bearer !== state.server) return refuse('A401');
    served.push(bearer);
    return Response.json({ count: 1 });
  };
  const session = () => ({ sessionApi, tokenStore: vault });
  const http = createHttpClient({
    baseUrl: 'https://shop.test',
    clock,
    headers: () => ({}),
    bearer: async () => (await vault.read()).serverToken?.value ?? null,
    session,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const bearer = (request.headers.get('authorization') ?? '').replace('Bearer ', '');
      paths.push(pathname.split('/').slice(-1).join());
      await latency();
      const response = answer(pathname, bearer);
      await latency();
      return response;
    },
  });
  const sessionApi = createHttpSessionApi(http, {
    auth: 'Basic x',
    vault,
    clock,
    random: seededRandom(1),
    keyValueStore: memoryStorage(clock),
    sha256: async (text) => text,
    redirectUri: '',
  });
  const held = (value: string) => ({ value, issuedAt: clock.now(), expiresAt: after(clock.now(), HOUR_MS) });
  const hold = (login: string) =>
    vault.write({ userToken: held(state.user), serverToken: held('over'), shopbyId: 'm-1', login });
  await hold('login1');
  const count = (path: string) => paths.filter((name) => name === path).length;
  return { cart: createHttpCartApi(http), sessionApi, vault, state, served, count, hold, paths };
}

describe('a hundred calls whose token is over', () => {
  it.prop([fc.scheduler()], rounds)(
    'refresh once and are each sent once more, in whatever order they are answered [CALL-19, STATE-35]',
    async (scheduler) => {
      const shop = await member(() => scheduler.schedule(Promise.resolve()));
      const calls = Array.from({ length: 100 }, () => outcome(shop.cart.count()));
      await scheduler.waitFor(Promise.all(calls));
      expect(new Set(await Promise.all(calls))).toEqual(new Set(['done']));
      expect([shop.count('refresh'), shop.count('token'), shop.served.length]).toEqual([1, 1, 100]);
      // Each is refused once; a few once more, between the new user token and the server token that follows it.
      expect(shop.count('count')).toBeLessThan(300);
    },
  );

  it('refresh again when the next token is over as well', async () => {
    const shop = await member(() => Promise.resolve());
    await shop.cart.count();
    shop.state.server = 'another';
    await Promise.all(Array.from({ length: 20 }, () => shop.cart.count()));
    expect(shop.count('refresh')).toBe(2);
  });

  it('each say the session is over when it is, and refresh no more than once a generation [ERR-08]', async () => {
    const shop = await member(() => Promise.resolve());
    shop.state.isOver = true;
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(shop.cart.count())));
    expect(new Set(outcomes)).toEqual(new Set(['A401']));
    expect(shop.count('refresh')).toBe(1);
  });

  it.prop([fc.scheduler()], rounds)(
    'write no token when a log-out comes in between, and never end in another session [STATE-45, STATE-35]',
    async (scheduler) => {
      const shop = await member(() => scheduler.schedule(Promise.resolve()));
      const calls = Array.from({ length: 5 }, () => outcome(shop.cart.count()));
      const logOut = scheduler.schedule(Promise.resolve()).then(() => shop.vault.clear('login1'));
      await scheduler.waitFor(Promise.all([...calls, logOut]));
      expect(await shop.vault.presence()).toEqual({ user: false, server: false });
      for (const call of calls) expect(['done', 'A401', 'AU17', 'SESSION_CHANGED']).toContain(await call);
    },
  );

  it.prop([fc.scheduler()], rounds)(
    'are never sent again for the member who logged in meanwhile',
    async (scheduler) => {
      const shop = await member(() => scheduler.schedule(Promise.resolve()));
      const call = outcome(shop.cart.count());
      const logIn = scheduler.schedule(Promise.resolve()).then(() => {
        shop.state.server = 'server-of-the-next';
        return shop.vault.write({
          userToken: { value: 'next', issuedAt: epochMs(0), expiresAt: epochMs(Number.MAX_SAFE_INTEGER) },
          serverToken: { value: shop.state.server, issuedAt: epochMs(0), expiresAt: epochMs(Number.MAX_SAFE_INTEGER) },
          shopbyId: 'm-2',
          login: 'login2',
        });
      });
      await scheduler.waitFor(Promise.all([call, logIn]));
      expect(['done', 'SESSION_CHANGED']).toContain(await call);
      expect(shop.served).not.toContain('server-of-the-next');
      expect((await shop.vault.version())?.login).toBe('login2');
    },
  );
});

describe('a call that is refused', () => {
  it('is not sent again for a guest', async () => {
    const shop = await member(() => Promise.resolve());
    await shop.vault.clear();
    expect(await outcome(shop.cart.count())).toBe('A401');
    expect(shop.paths).toEqual(['count']);
  });

  it('obtains a server token first where only that one is gone [STATE-11]', async () => {
    const shop = await member(() => Promise.resolve());
    const held = await shop.vault.read();
    await shop.vault.write({ ...held, serverToken: null });
    expect(await outcome(shop.cart.count())).toBe('done');
    expect(shop.paths).toEqual(['count', 'token', 'count']);
  });
});
