import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/database.ts';
import { type Growth, stepsOf } from './bulk-insert-steps.ts';

/** Room on disk an order and all that comes with it take, in bytes. Measured, rounded up. */
export const BYTES_PER_ORDER = 6_000;

/**
 * Adds members, orders in every state, payments, claims, gifts, points, coupons, alarms, messages, jobs and what requests leave
 * behind to a shop that has products; always the same. The rules of the books about orders hold.
 * @param tell takes the name of each step before it begins
 */
export async function growShop(
  { database, pool }: Pick<OpenDatabase, 'database' | 'pool'>,
  growth: Growth,
  tell: (step: string) => void = () => undefined,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set synchronous_commit = off`.execute(connection);
    await sql`set work_mem = '256MB'`.execute(connection);
    for (const [step, statement] of stepsOf(growth)) {
      tell(step);
      await statement.execute(connection);
    }
    await sql`drop table grown`.execute(connection);
    await sql`reset synchronous_commit`.execute(connection);
    await sql`reset work_mem`.execute(connection);
  });
  tell('vacuum');
  await pool.query('vacuum analyze');
}
