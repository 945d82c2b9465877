import { expect, it } from 'vitest';
import { insertCatalogue } from '../testing/rows/product-rows.ts';
import { freshDatabase } from '../testing/database/test-database.ts';
import { readMigrations } from './migrate.ts';

it('gives vouchers of before a delivery that takes no day and promises nothing, and leaves parcels as they are', async () => {
  const test = await freshDatabase();
  try {
    const sold = { freeDelivery: true, stickerLabels: ['쿠폰', '오늘출발'] };
    await insertCatalogue(
      test.database,
      [1, 2].map((productNo) => ({ productNo, ...sold })),
    );
    await test.pool.query(`update product set promotion_text = '빠르게 받아 보세요'`);
    await test.pool.query(
      `insert into product_content (product_no, duty_info) values (1, '[{"label": "이용 가능 매장", "value": "전국"}]')
       on conflict (product_no) do update set duty_info = excluded.duty_info`,
    );
    await test.pool.query(`select setval(pg_get_serial_sequence('delivery_template', 'delivery_template_no'), 9)`);
    const migration = (await readMigrations()).find(({ name }) => name === '0163-vouchers-are-not-sent.sql');
    await test.pool.query(`begin; ${migration?.sql}; commit`);
    const { rows } = await test.pool.query(
      `select delivery_days, product.free_delivery, listed.free_delivery as listed, sticker_labels,
        promotion_text
       from product join delivery_template using (delivery_template_no)
         join product_listing listed using (product_no) order by product_no`,
    );
    expect(rows).toEqual([
      {
        delivery_days: 0,
        free_delivery: false,
        listed: false,
        sticker_labels: ['쿠폰'],
        promotion_text: '',
      },
      {
        delivery_days: 2,
        free_delivery: true,
        listed: true,
        sticker_labels: sold.stickerLabels,
        promotion_text: '빠르게 받아 보세요',
      },
    ]);
  } finally {
    await test.drop();
  }
});
