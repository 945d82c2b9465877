import { simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { createHost, DEMO_SHOP, type Handler, type HostOptions } from './index.ts';

const options: HostOptions = {
  backend: async () => new Response(),
  publicOrigin: 'http://localhost:3000',
  trustProxy: false,
  sandbox: true,
  distDir: '/nowhere',
  clock: simulatedClock(),
  errorMessage: (code, language) => `${code} in ${language}`,
  config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
};
const get = (host: Handler, path: string, headers: Record<string, string> = {}) =>
  host(new Request(options.publicOrigin + path, { headers }));

describe('a page beside the shop', () => {
  it.each(['/toss/payment/pay_x/success', '/sandbox/payment/pay_x', '/refuse/SECRETLETTERS'])(
    'hears of the language that was chosen and of the customer at Toss Payments, and of no other cookie: %s',
    async (path) => {
      const heard: (string | null)[] = [];
      const host = createHost({
        ...options,
        backend: async ({ headers }) => {
          heard.push(headers.get('cookie'));
          return new Response();
        },
      });
      await get(host, path, { cookie: 'user_token=USER; lang=en; server_token=SERVER' });
      await get(host, path, { cookie: 'user_token=USER; lang=EN%0d' });
      await get(host, path, { cookie: 'user_token=USER; toss_customer=a-1.b' });
      expect(heard).toEqual(['lang=en', null, 'toss_customer=a-1.b']);
    },
  );
});

describe('the sandbox of a backend elsewhere', () => {
  it.each(['/sandbox', '/sandbox/payment/pay_x', '/SANDBOX/../sandbox'])(
    'is not shown by a shop without a sandbox: %s',
    async (path) => {
      const urls: string[] = [];
      const backend = async ({ url }: Request) => {
        urls.push(url);
        return new Response();
      };
      expect((await get(createHost({ ...options, backend, sandbox: false }), path)).status).toBe(404);
      expect(urls).toEqual([]);
      expect((await get(createHost({ ...options, backend }), path)).status).toBe(200);
    },
  );
});

describe('a failure that is reported', () => {
  it.each([
    ['/myPage/giftBox/recipientInfoInput/SECRETLETTERS', '/myPage/giftBox/recipientInfoInput/:giftId'],
    ['/toss/payment/SECRETLETTERS', '/toss/*'],
    ['/refuse/SECRETLETTERS', '/refuse/*'],
    ['/SECRETLETTERS', '*'],
  ])('names the route of %s alone', async (path, route) => {
    const reported: unknown[] = [];
    const host = createHost({
      ...options,
      backend: () => Promise.reject(new Error('down')),
      report: ({ route }) => void reported.push(route),
    });
    await get(host, path);
    expect(reported).toEqual([route]);
  });
});
