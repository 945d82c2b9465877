import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLines } from './cart/cart.store.ts';
import { pricedCart } from './cart/priced-cart.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import { catalogueOf } from './testing/http/catalogue-call.ts';
import { openRecorder, type Recorder } from './testing/database/statement-costs.ts';
import { freshDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { vacuum } from './testing/database/vacuum.ts';
import { WRITTEN_AT } from './testing/rows/product-rows.ts';
import { BUYER, fillLargeShop, MOST_REVIEWED } from './testing/shop/large-shop.ts';
import { readWishedProductNos, readWishList } from './wish/wish.store.ts';

/**
 * Lines of the cart, each of other goods: as many as a cart holds. Each lies on pages of its own, of options and of products,
 * and is found through two indexes, so some seven buffers a line are the least.
 */
const LINES = 100;
const WISHES = 1_000;
const REVIEWS = 100_000;

const now = simulatedClock().now();

let test: TestDatabase;
let recorder: Recorder;

beforeAll(async () => {
  test = await freshDatabase({ template: { name: 'template_own_data', fill: fillOwnData } });
  recorder = openRecorder(test.connection);
});
afterAll(async () => {
  await recorder.close();
  await test.drop();
});

/** The large shop, whose member has a full cart and a thousand wishes, and one of whose goods has 100,000 reviews. */
async function fillOwnData(opened: OpenDatabase): Promise<void> {
  await fillLargeShop(opened);
  const { database } = opened;
  await sql`insert into product_option (product_no, option_order, label, value, opening_cnt, stock_cnt, main)
    select product_no, 1, '', '', 100, 100, true from product
    where not exists (select from product_option option where option.product_no = product.product_no)
    order by product_no`.execute(database);
  await sql`insert into cart_line (member_no, product_no, option_no, order_cnt)
    select ${BUYER}, product_no, min(option_no), 1 from product_option
    where product_no % 97 = 0 group by product_no order by product_no limit ${LINES}`.execute(database);
  await sql`insert into wish (member_no, product_no, wished_at, wished_price)
    select ${BUYER}, n * 19, ${WRITTEN_AT}::timestamptz - n * interval '1 minute', 1000
    from generate_series(1, ${WISHES}) n`.execute(database);
  await sql`insert into review (product_no, writer_name, rate, content, has_files, recommend_cnt, registered_at)
    select ${MOST_REVIEWED}, 'hong****', 1 + n % 5, repeat('좋아요 ', 20), n % 1000 = 0, (n * 7919::bigint) % 1000,
      ${WRITTEN_AT}::timestamptz - n * interval '1 second' from generate_series(1, ${REVIEWS}) n`.execute(database);
  await vacuum(opened.pool);
}

/** The buffers all statements of some work touch together, as a process that remembers nothing asks them. */
async function buffersOf(work: (database: Database) => Promise<unknown>): Promise<number> {
  const costs = await recorder.costsOf(work);
  expect(costs.length).toBeGreaterThan(0);
  return costs.reduce((sum, { buffers }) => sum + buffers, 0);
}

const visitor = { loggedIn: true, adult: false, telecomCustomer: false };
const viewOf = (database: Database) =>
  ({ database, memberNo: BUYER, version: 1, visitor, language: 'ko', now }) as const;

describe('what belongs to one member or product costs no more than what is shown of it', () => {
  it('in a full cart of different goods: at most 12 buffers a line', async () => {
    const read = async (database: Database) => pricedCart(viewOf(database), await findLines(database, BUYER));
    const cart = await read(test.database);
    const shown = [...cart.deliveryGroups.flatMap(({ orderProducts }) => orderProducts), ...cart.invalidProducts];
    expect(shown).toHaveLength(LINES);
    expect(await buffersOf(read)).toBeLessThanOrEqual(12 * LINES);
  });

  it('in a page of a thousand wishes: at most 400 buffers', async () => {
    const read = (pageNumber: number) => (database: Database) =>
      readWishList(viewOf(database), BUYER, { pageNumber, pageSize: 20 });
    expect(await buffersOf(read(1))).toBeLessThanOrEqual(400);
    expect(await buffersOf(read(50))).toBeLessThanOrEqual(400);
  });

  it('in the numbers of a thousand wishes: at most 400 buffers', async () => {
    expect(await readWishedProductNos(test.database, BUYER)).toHaveLength(WISHES);
    expect(await buffersOf((database) => readWishedProductNos(database, BUYER))).toBeLessThanOrEqual(400);
  });

  it.each(['', '&order=RATING_LOW', '&hasAttachmentFile=true', '&pageNumber=100'])(
    'in a page of 100,000 reviews asked for with "%s": at most 400 buffers',
    async (query) => {
      const path = `/client/v1/display/products/${MOST_REVIEWED}/reviews?pageSize=20${query}`;
      const read = async (database: Database) => {
        const { status } = await catalogueOf(database)(path);
        expect(status).toBe(200);
      };
      expect(await buffersOf(read)).toBeLessThanOrEqual(400);
    },
  );
});
