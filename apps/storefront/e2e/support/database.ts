import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Runs one statement on the shop's own database, as an operator would, and answers its rows; for what no screen can bring about. */
export async function runSql(
  statement: string,
  values: readonly unknown[],
): Promise<readonly Record<string, unknown>[]> {
  const data = process.env['E2E_DATA'] ?? '';
  const client = new pg.Client({
    host: join(data, 'postgres'),
    user: 'dealstore',
    password: (await readFile(join(data, 'postgres-password'), 'utf8')).trim(),
    database: 'dealstore',
  });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Gives the demo's first member a coupon of 2,000 won for any cart, as an operator would: other journeys use theirs up. */
export async function giveCoupon(): Promise<void> {
  await runSql(
    `insert into coupon_issue (coupon_no, member_no, ordinal, source, issued_at, use_start_at, use_end_at)
     select coupon_no, 1, 1 + (select count(*) from coupon_issue owned where owned.member_no = 1 and owned.coupon_no = coupon.coupon_no),
            'INSERT', now(), now(), now() + interval '30 days'
     from coupon where coupon_name = $1`,
    ['장바구니 2,000원 할인 쿠폰'],
  );
}

/** Gives the demo's first member the points that are missing to so many, as an operator would: no journey finds more than it had. */
export async function fillPoints(amount: number): Promise<void> {
  await runSql(
    `with missing as (
       select $1 - balance_amt as amt from point_balance where member_no = 1 and balance_amt < $1),
     lot as (
       insert into point_lot (member_no, granted_amt, rest_amt, starts_at, expires_at)
       select 1, amt, amt, now(), now() + interval '300 days' from missing returning point_lot_no, granted_amt),
     balance as (
       update point_balance set balance_amt = balance_amt + granted_amt from lot where member_no = 1 returning balance_amt)
     insert into point_ledger (member_no, effect_key, status, reason, point_amt, balance_amt, point_lot_no, registered_at, expires_at)
     select 1, 'journey:' || point_lot_no, 'GIVE', 'ADD_AFTER_PAYMENT', granted_amt, balance_amt, point_lot_no, now(), now() + interval '300 days'
     from lot, balance`,
    [amount],
  );
}
