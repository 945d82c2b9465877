import { describe, expect, it } from 'vitest';
import { memoryStorage } from './adapters/bare/memory-storage.ts';
import { memoryTokenVault } from './adapters/bare/memory-token-vault.ts';
import { createHttpCommerce, type HttpCommerceOptions } from './http-commerce.ts';
import { simulatedClock } from './testing/simulated-clock.ts';
import { after, DAY_MS } from './value/time.ts';

/** A commerce whose backend answers every call alike, and the requests it got. */
function commerceOf(over: Partial<HttpCommerceOptions> = {}) {
  const requests: Request[] = [];
  const commerce = createHttpCommerce({
    baseUrl: 'https://shop.example/api',
    auth: 'Basic eA==',
    fetch: async (request) => {
      requests.push(request);
      return Response.json({ count: 3, redirectUrl: 'https://provider.example/' });
    },
    ...over,
  });
  return { ...commerce, requests };
}

describe('createHttpCommerce', () => {
  it('asks in Korean unless told otherwise, and as a guest while there is no token', async () => {
    const { ports, requests } = commerceOf();
    await ports.sessionApi.start('login');
    const english = commerceOf({ language: 'en', headers: { 'phone-os': 'IOS' } });
    await english.ports.sessionApi.start('login');
    const headersOf = (request?: Request) =>
      ['accept-language', 'phone-os', 'authorization'].map((name) => request?.headers.get(name));
    expect(headersOf(requests[0])).toEqual(['ko', null, null]);
    expect(headersOf(english.requests[0])).toEqual(['en', 'IOS', null]);
  });

  it('logs in with a challenge (RFC 7636) and comes back to the origin of the backend unless told otherwise', async () => {
    const { ports, requests } = commerceOf();
    await ports.sessionApi.start('login');
    const body: unknown = await requests[0]?.json();
    expect(body).toMatchObject({
      redirectUri: 'https://shop.example/auth/redirect',
      codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('keeps a guest’s cart on the device and a member’s at the backend', async () => {
    const clock = simulatedClock();
    const tokenVault = memoryTokenVault(clock);
    const { ports, requests } = commerceOf({ tokenVault, ports: { clock } });
    expect([await ports.cartApi.count(), requests.length]).toEqual([0, 0]);

    const token = (value: string) => ({ value, issuedAt: clock.now(), expiresAt: after(clock.now(), DAY_MS) });
    await tokenVault.write({ userToken: token('u'), serverToken: token('s'), shopbyId: null, login: 'login1' });
    expect(await ports.cartApi.count()).toBe(3);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer s']);
  });

  it('names this device once and keeps the name', async () => {
    const keyValueStore = memoryStorage(simulatedClock());
    const record = async () => {
      const { ports, requests } = commerceOf({ keyValueStore });
      await ports.behaviorApi.record({ behaviorType: 'PAGE_VIEW', pageCode: 'HOME' } as never);
      return new URL(requests.at(-1)?.url ?? '').searchParams.get('clientId');
    };
    const first = await record();
    expect(first).toMatch(/^[A-Za-z0-9]{21}$/);
    expect(await record()).toBe(first);
  });

  it('takes ports of your own in the place of any', () => {
    const tracking = { track: () => undefined };
    const clock = simulatedClock();
    const { ports } = commerceOf({ ports: { tracking, clock } });
    expect([ports.tracking, ports.clock]).toEqual([tracking, clock]);
  });
});
