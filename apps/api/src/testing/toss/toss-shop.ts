import { createTossApi } from '../../toss/toss-api.ts';
import { createTossPayment } from '../../toss/toss-payment.ts';
import { tossRoutes } from '../../toss/toss.routes.ts';
import { TEST_ORIGIN } from '../http/test-call.ts';
import { openOrderShop, servedBy, type OrderShop } from '../shop/order-shop.ts';
import { startFakeToss, TOSS_SECRET_KEY, type FakeToss } from './fake-toss.ts';

/** A shop that takes its payments through Toss Payments, played by the fake. */
export interface TossShop {
  readonly shop: OrderShop;
  readonly toss: FakeToss;
  /** Asks one of the shop's own addresses under `/toss/`. */
  visit(path: string, notice?: unknown, cookie?: string): Promise<Response>;
  close(): Promise<void>;
}

/** Opens it with two products, ten of each, and a database of its own. */
export async function openTossShop(): Promise<TossShop> {
  const { test } = await openOrderShop();
  const toss = await startFakeToss();
  const api = createTossApi({ secretKey: TOSS_SECRET_KEY, url: toss.url });
  const usual = servedBy(test);
  const payment = createTossPayment(usual.parts, api);
  const shop = servedBy(test, { providers: { ...usual.parts.providers, payment } }, usual.clock);
  const routes = tossRoutes({ ...shop.parts, api, clientKey: 'test_ck_fake' });
  return {
    shop,
    toss,
    async visit(path, notice, cookie = '') {
      const headers = { 'content-type': 'application/json', cookie };
      const init = notice === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(notice) };
      const request = new Request(`${TEST_ORIGIN}${path}`, init);
      const response = await routes(request, path.split('?')[0] ?? '', 'request-of-test');
      if (response === null) throw new Error('no such address');
      return response;
    },
    async close() {
      await toss.close();
      await test.drop();
    },
  };
}
