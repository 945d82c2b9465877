// README: the same flows over HTTP, wherever JavaScript runs; swap any port for one of your own.
import { createCheckoutMachine, type Tracking } from '@dealstore/commerce-core';
import { createHttpClient, createHttpOrderApi } from '@dealstore/commerce-core/adapters/http';
import { cryptoRandom, systemClock } from '@dealstore/commerce-core/adapters/web';
import { createHttpCommerce } from '@dealstore/commerce-core/http';

/** Puts the whole commerce together, with tracking of your own. */
export function commerceFor(baseUrl: string, auth: string, tracking: Tracking) {
  return createHttpCommerce({ baseUrl, auth, language: 'en', ports: { tracking } });
}

/** The checkout alone takes the two ports it calls. */
export function checkoutFor(baseUrl: string, bearer: () => Promise<string | null>) {
  const http = createHttpClient({ baseUrl, fetch, clock: systemClock(), headers: () => ({}), bearer });
  return createCheckoutMachine({ orderApi: createHttpOrderApi(http), random: cryptoRandom() });
}
