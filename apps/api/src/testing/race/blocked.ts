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

/** The processes of the server that wait for a lock in this database. */
async function blockedPids(pool: Queries): Promise<readonly number[]> {
  const { rows } = await pool.query<{ readonly pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' order by pid`,
  );
  return rows.map(({ pid }) => pid);
}
