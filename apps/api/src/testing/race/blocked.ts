import type pg from 'pg';

/** Waits until so many statements of this database wait for a lock: a race is then where a test wants it. */
export async function untilBlocked(pool: Pick<pg.Pool, 'query'>, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ readonly waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
  }
}
