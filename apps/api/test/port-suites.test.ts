import {
  displayApiSuite,
  memberCartWithoutSessionSuite,
  sessionApiSuite,
  shopSuites,
} from '@dealstore/commerce-core/testing';
import { createHttpCartApi } from '@dealstore/commerce-core/adapters/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_TEMPLATE } from '../src/testing/database/demo-template.ts';
import { testParts } from '../src/testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/database/test-database.ts';
import { clientTo, diskWatches, httpPorts, openPostgresSession, openPostgresShop } from './suite-shop.ts';

let demo: TestDatabase;
beforeAll(async () => {
  demo = await freshDatabase({ template: DEMO_TEMPLATE });
});
afterAll(() => demo.drop());

shopSuites(openPostgresShop);
memberCartWithoutSessionSuite(async () => createHttpCartApi(clientTo(testParts(demo.database), async () => null)));
sessionApiSuite(openPostgresSession);
describe('a third client, known by LOGIN_CLIENTS', () => {
  const till = { id: 'till', password: 'public', kind: 'APP', redirectUri: 'https://till.example/done' } as const;
  sessionApiSuite(() => openPostgresSession(till));
});
displayApiSuite(async () => httpPorts(testParts(demo.database), null).displayApi);

/** What nobody else could write again: a sample of every feature, so that the watch is known to look. */
const DURABLE = (
  'address cart_line consent coupon_issue coupon_use idempotency job login_session member order_sheet ' +
  'payment payment_ledger point_ledger server_token shop_order stock_hold'
).split(' ');

describe('all that the suites have had written', () => {
  it('was on the disk before it was acknowledged [GAP-20]', () => {
    expect([...new Set(diskWatches.flatMap(({ soon }) => soon))]).toEqual([]);
    const waited = new Set(diskWatches.flatMap((watch) => watch.waited));
    expect(DURABLE.filter((table) => !waited.has(table))).toEqual([]);
  });
});
