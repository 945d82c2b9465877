import {
  accountApiSuite,
  addressApiSuite,
  alarmApiSuite,
  behaviorApiSuite,
  cartApiSuite,
  claimApiSuite,
  couponApiSuite,
  displayApiSuite,
  eventApiSuite,
  fileApiSuite,
  giftApiSuite,
  giftOrderSuite,
  giftRecipientSuite,
  gradeApiSuite,
  memberCartWithoutSessionSuite,
  loginSessionApiSuite,
  orderApiSuite,
  orderLimitSuite,
  orderListSuite,
  reviewApiSuite,
  inquiryApiSuite,
  pointApiSuite,
  productApiSuite,
  purchaseHistoryApiSuite,
  recentProductApiSuite,
  sessionApiSuite,
  wishApiSuite,
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

accountApiSuite(openPostgresShop);
addressApiSuite(openPostgresShop);
alarmApiSuite(openPostgresShop);
behaviorApiSuite(openPostgresShop);
cartApiSuite(openPostgresShop);
memberCartWithoutSessionSuite(async () => createHttpCartApi(clientTo(testParts(demo.database), async () => null)));
claimApiSuite(openPostgresShop);
couponApiSuite(openPostgresShop);
eventApiSuite(openPostgresShop);
fileApiSuite(openPostgresShop);
giftApiSuite(openPostgresShop);
giftOrderSuite(openPostgresShop);
giftRecipientSuite(openPostgresShop);
gradeApiSuite(openPostgresShop);
loginSessionApiSuite(openPostgresShop);
orderApiSuite(openPostgresShop);
orderLimitSuite(openPostgresShop);
orderListSuite(openPostgresShop);
reviewApiSuite(openPostgresShop);
inquiryApiSuite(openPostgresShop);
pointApiSuite(openPostgresShop);
productApiSuite(openPostgresShop);
purchaseHistoryApiSuite(openPostgresShop);
recentProductApiSuite(openPostgresShop);
wishApiSuite(openPostgresShop);
sessionApiSuite(openPostgresSession);
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
