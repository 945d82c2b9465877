import type { BenchShop } from './shop.ts';
import { type Pace, repeat, type Work } from './work.ts';

/**
 * The least that is an order at all, as a plain program would write it: one piece taken if it is there, one row under a
 * key that counts once, committed to the disk; four statements, each waited for. What it makes a second says how fast
 * this machine and its database are, so that full orders can be read against it in the same run.
 */
export async function measureBareOrders(
  { opened: { pool }, databaseCpuMs }: BenchShop,
  pace: Pace,
  options: number,
): Promise<Work> {
  await pool.query('create table bare_stock (option_no integer primary key, stock_cnt integer check (stock_cnt >= 0))');
  await pool.query('create table bare_order (order_no bigserial primary key, option_no integer, key text unique)');
  await pool.query('insert into bare_stock select option_no, 1000000 from generate_series(1, $1::integer) option_no', [
    options,
  ]);
  return repeat(
    pace,
    async (index) => {
      const optionNo = 1 + (index % options);
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query({
          name: 'take',
          text: 'update bare_stock set stock_cnt = stock_cnt - 1 where option_no = $1 and stock_cnt >= 1',
          values: [optionNo],
        });
        await client.query({
          name: 'place',
          text: 'insert into bare_order (option_no, key) values ($1, $2)',
          values: [optionNo, `bare-${index}`],
        });
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    databaseCpuMs,
  );
}
