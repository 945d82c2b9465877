/** A shop of a few paths on a real database, for tests of starting and stopping. */
import { randomBytes } from 'node:crypto';
import { runTestShop } from './run-test-shop.ts';
import type { ShopParts } from '../src/run-shop.ts';

await runTestShop(async () => ({
  compose: (parts) => ({ handler: (request) => answer(new URL(request.url).pathname, parts), jobs: [] }),
  seed: async ({ pool }) => {
    const statement = process.env['SEED_STATEMENT'];
    if (statement === undefined) return false;
    console.error('seeding');
    await pool.query(statement);
    return false;
  },
}));

async function answer(pathname: string, { opened }: ShopParts): Promise<Response> {
  if (pathname === '/stuck') return new Promise(() => undefined);
  if (pathname === '/durability') {
    const found = await opened?.pool.query<{ output: string }>(
      `select string_agg(name || '=' || setting, ' ' order by name) as output from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
    );
    return new Response(found?.rows[0]?.output);
  }
  if (pathname === '/held') {
    await opened?.pool.connect();
    return new Promise(() => undefined);
  }
  if (pathname === '/fill') return fill(opened);
  if (pathname === '/slow') await opened?.pool.query('select pg_sleep(0.5)');
  const counted = await opened?.pool.query<{ total_cnt: number }>(
    `insert into list_count (list_key, total_cnt) values ('visits', 1)
     on conflict (list_key) do update set total_cnt = list_count.total_cnt + 1 returning total_cnt`,
  );
  return new Response(String(counted?.rows[0]?.total_cnt));
}

/** Writes some hundred pages as a request does; 503 when that cannot be done. */
async function fill(opened: ShopParts['opened']): Promise<Response> {
  const rows = Array.from({ length: 200 }, () => ({ listKey: randomBytes(1_000).toString('hex'), totalCnt: 1 }));
  const written = opened?.database.insertInto('listCount').values(rows).execute();
  return Promise.resolve(written).then(
    () => new Response('filled'),
    () => new Response('full', { status: 503 }),
  );
}
