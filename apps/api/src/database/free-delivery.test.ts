import { expect, it } from 'vitest';
import { insertCatalogue } from '../testing/rows/product-rows.ts';
import { freshDatabase } from '../testing/database/test-database.ts';
import { readMigrations } from './migrate.ts';

it('finds what is sent free by its price, too, under the filter for it', async () => {
  const test = await freshDatabase();
  try {
    const conditional = { deliveryTemplateNo: 2 };
    await insertCatalogue(test.database, [
      { productNo: 1, ...conditional, salePrice: 29_999 },
      { productNo: 2, ...conditional, salePrice: 30_000 },
      { productNo: 3, ...conditional, salePrice: 15_000, minBuyCnt: 2 },
      { productNo: 4, salePrice: 90_000, freeDelivery: true },
    ]);
    const migration = (await readMigrations()).find(({ name }) => name === '0164-free-delivery.sql');
    await test.pool.query(migration?.sql ?? '');
    const { rows } = await test.pool.query('select product_no from product_listing where free_delivery order by 1');
    expect(rows.map((row) => Number(row.product_no))).toEqual([2, 3, 4]);
  } finally {
    await test.drop();
  }
});
