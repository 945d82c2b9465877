// README: the same flows over HTTP in Node; swap any port for one of your own.
import { createCheckoutMachine, createCommerce } from '@dealstore/commerce-core';
import { createHttpClient, createHttpOrderApi, createHttpSessionApi } from '@dealstore/commerce-core/adapters/http';
import { memoryStorage, memoryTokenVault } from '@dealstore/commerce-core/adapters/bare';
import { cryptoRandom, systemClock } from '@dealstore/commerce-core/adapters/web';

/** Puts the commerce together for a Node process that keeps its own tokens. */
export function commerceFor(baseUrl: string, auth: string) {
  const clock = systemClock();
  const random = cryptoRandom();
  const keyValueStore = memoryStorage(clock);
  const vault = memoryTokenVault(clock);
  const http = createHttpClient({
    baseUrl,
    fetch,
    clock,
    headers: () => ({ 'accept-language': 'ko' }),
    bearer: async () => (await vault.read()).serverToken?.value ?? null,
    // With it, calls whose token is over share one refresh and are sent again.
    session: () => ({ sessionApi, tokenStore: vault }),
  });
  const sessionApi = createHttpSessionApi(http, {
    auth,
    vault,
    clock,
    random,
    keyValueStore,
    sha256,
    redirectUri: `${baseUrl}/auth/redirect`,
  });
  return createCommerce({
    sessionApi,
    orderApi: createHttpOrderApi(http),
    tokenStore: vault,
    clock,
    random,
    keyValueStore,
  });
}

/** Who wants the checkout alone brings the two ports it calls. */
export function checkoutFor(baseUrl: string, bearer: () => Promise<string | null>) {
  const http = createHttpClient({ baseUrl, fetch, clock: systemClock(), headers: () => ({}), bearer });
  return createCheckoutMachine({ orderApi: createHttpOrderApi(http), random: cryptoRandom() });
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(hash).toString('base64url');
}
