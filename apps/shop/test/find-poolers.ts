import { spawnSync } from 'node:child_process';

/** How to get a pooler. */
export const POOLER_MISSING = 'no PgBouncer here; on Debian or Ubuntu: `sudo apt-get install pgbouncer`';

/** How to have one that pools by transaction and keeps named statements. */
export const NEW_POOLER_MISSING = 'PGBOUNCERS may name a PgBouncer 1.21 or later, such as Debian 13’s';

const SYSTEM = '/usr/sbin/pgbouncer';

/** A PgBouncer of this machine. */
export interface Pooler {
  readonly command: string;
  /** Such as `1.18.0`. */
  readonly version: string;
  /** Whether it can name a statement on each of its servers, as from 1.21 on. */
  readonly keepsStatements: boolean;
}

/** The system's PgBouncer, and those that PGBOUNCERS names with colons between them. */
export function findPoolers(): readonly Pooler[] {
  const named = (process.env['PGBOUNCERS'] ?? '').split(':').filter((command) => command !== '');
  return [SYSTEM, ...named].flatMap((command) => {
    const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
    const [, version = '', major, minor] = /PgBouncer ((\d+)\.(\d+)\S*)/i.exec(stdout ?? '') ?? [];
    return version === ''
      ? []
      : [{ command, version, keepsStatements: Number(major) * 1_000 + Number(minor) >= 1_021 }];
  });
}
