import {
  accountApiSuite,
  addressApiSuite,
  cartApiSuite,
  couponApiSuite,
  displayApiSuite,
  orderApiSuite,
  pointApiSuite,
  productApiSuite,
  sessionApiSuite,
} from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll } from 'vitest';
import { DEMO_TEMPLATE } from '../src/testing/demo-template.ts';
import { testParts } from '../src/testing/test-call.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { httpPorts, openPostgresSession, openPostgresShop } from './suite-shop.ts';

let demo: TestDatabase;
beforeAll(async () => {
  demo = await freshDatabase({ template: DEMO_TEMPLATE });
});
afterAll(() => demo.drop());

accountApiSuite(openPostgresShop);
addressApiSuite(openPostgresShop);
cartApiSuite(openPostgresShop);
couponApiSuite(openPostgresShop);
orderApiSuite(openPostgresShop);
pointApiSuite(openPostgresShop);
productApiSuite(openPostgresShop);
sessionApiSuite(openPostgresSession);
displayApiSuite(async () => httpPorts(testParts(demo.database), async () => null).displayApi);
