import type { Log, OpenDatabase } from '@dealstore/api/server';

/** What an operator reads while nothing can be written. */
export const DISK_FULL = 'the disk of the database is full';

/** Rows that need a few new pages on the disk: as many as the next writes do. */
const PROBE = `create temporary table room on commit drop as
  select repeat(md5(n::text), 200) as filling from generate_series(1, 100) as n`;

/** Whether the database has room to write. */
export interface DiskCheck {
  /** Hears that a statement found the disk full. */
  readonly onDiskFull: () => void;
  /** Why the shop cannot write now, null when it can; writes a little to find out, only after a statement could not. */
  reason(pool: Pick<OpenDatabase['pool'], 'query'>): Promise<string | null>;
}

/** Watches for a full disk; the log has one line when it fills up and one when there is room again. */
export function createDiskCheck(log: Pick<Log, 'error' | 'warn'>): DiskCheck {
  let isFull = false;
  return {
    onDiskFull() {
      if (!isFull) log.error(`${DISK_FULL}: nothing can be written until there is room`);
      isFull = true;
    },
    async reason(pool) {
      if (!isFull) return null;
      try {
        await pool.query(PROBE);
      } catch {
        return DISK_FULL;
      }
      isFull = false;
      log.warn('the disk of the database has room again');
      return null;
    },
  };
}
