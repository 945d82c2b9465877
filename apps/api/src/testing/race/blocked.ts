import type pg from 'pg';

type Queries = Pick<pg.Pool, 'query'>;

/** Waits until so many statements of this database wait for a lock: a race is then where a test wants it. */
export async function untilBlocked(pool: Queries, count = 1): Promise<void> {
  while ((await blockedPids(pool)).length < count);
}

/**
 * Waits until a transaction waits for a lock on a connection for those who wait: it has been called off once, has begun
 * anew, and stays where it is for two seconds.
 */
export async function untilBlockedAnew(pool: Queries): Promise<void> {
  let before: readonly number[] = [];
  while (before.length === 0) before = await blockedPids(pool);
  while (!(await blockedPids(pool)).some((pid) => !before.includes(pid)));
}

/** How long a statement of this database has waited for a lock by now, in ms as the server counts; 0 when none waits. */
export async function lockWaitMs(pool: Queries): Promise<number> {
  const { rows } = await pool.query<{ readonly waited: number }>(
    `select coalesce(extract(milliseconds from max(clock_timestamp() - waitstart)), 0)::float8 as waited
    from pg_locks join pg_stat_activity using (pid) where datname = current_database()`,
  );
  return rows[0]?.waited ?? 0;
}

/** The processes of the server that wait for a lock in this database. */
async function blockedPids(pool: Queries): Promise<readonly number[]> {
  const { rows } = await pool.query<{ readonly pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' order by pid`,
  );
  return rows.map(({ pid }) => pid);
}
