import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { epochMs } from '@dealstore/commerce-core/domain';
import { demo } from '@dealstore/demo';
import { expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit.ts';
import { openDatabase, type OpenDatabase } from '../src/database/database.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { seedDemo } from '../src/demo/seed.ts';

const NOW = epochMs(Date.parse('2026-11-20T12:00:00+09:00'));
/** Where Debian puts each version it has. */
const INSTALLED = '/usr/lib/postgresql';
const versions = existsSync(INSTALLED)
  ? readdirSync(INSTALLED).filter((version) => existsSync(join(INSTALLED, version, 'bin', 'postgres')))
  : [];

/** PostgreSQL does not run as root. */
function account(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Runs a server of the system on a folder of its own, for as long as the work takes. */
async function withServer<T>(version: string, work: (connection: pg.ConnectionConfig) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'dealstore-outside-'));
  const who = account();
  await chmod(folder, 0o700);
  if (who !== null) await chown(folder, who.uid, who.gid);
  const program = (name: string) => join(INSTALLED, version, 'bin', name);
  const data = join(folder, 'data');
  const options = { ...who, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'shop', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  );
  const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'DateStyle=German'];
  const server = spawn(program('postgres'), flags, options);
  const connection = { host: folder, port: 5432, user: 'shop', database: 'postgres' };
  try {
    await expect.poll(() => answers(connection)).toBe(true);
    return await work(connection);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function answers(connection: pg.ConnectionConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

it.runIf(versions.length > 0).each(versions)(
  'PostgreSQL %s of this system takes the tables and the demo, though its dates are written in another style',
  async (version) => {
    await withServer(version, async (connection) => {
      const unlimited = openDatabase({ connection, statementLimitMs: 0 });
      const migrations = await readMigrations();
      expect(await migrate(unlimited.pool)).toHaveLength(migrations.length);
      await seedDemo({ ...unlimited, demo, now: NOW });
      await unlimited.close();
      const opened = openDatabase({ connection });
      const order = await opened.database.selectFrom('shopOrder').select('orderedAt').executeTakeFirstOrThrow();
      expect(order.orderedAt).toBeInstanceOf(Date);
      expect(Number.isNaN(order.orderedAt.getTime())).toBe(false);
      const { findings } = await auditShop(opened.database, NOW);
      expect(findings).toEqual([]);
      await opened.close();
    });
  },
);

it.runIf(versions.length > 0).each(versions)(
  'a dump of PostgreSQL %s is restored as the operators’ page says',
  async (version) => {
    await withServer(version, async (connection) => {
      const unlimited = openDatabase({ connection, statementLimitMs: 0 });
      await migrate(unlimited.pool);
      await seedDemo({ ...unlimited, demo, now: NOW });
      const count = await countOrders(unlimited);
      await unlimited.close();
      const program = (name: string) => join(INSTALLED, version, 'bin', name);
      // Nothing but the address says where the database is, as for an operator.
      const address = (name: string) =>
        `postgres://${connection.user}@/${name}?host=${encodeURIComponent(connection.host ?? '')}&port=${connection.port}`;
      const dump = join(tmpdir(), `dealstore-${process.pid}.dump`);
      const ask = (name: string, ...args: readonly string[]) => execFileSync(program(name), args, { env: {} });
      ask('pg_dump', '--format=custom', `--file=${dump}`, address('postgres'));
      ask('createdb', `--maintenance-db=${address('postgres')}`, '--template=template0', '--encoding=UTF8', 'restored');
      ask('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${address('restored')}`, dump);
      await rm(dump);
      const restored = openDatabase({ connection: { ...connection, database: 'restored' } });
      expect(await migrate(restored.pool)).toEqual([]);
      expect(await countOrders(restored)).toBe(count);
      expect((await auditShop(restored.database, NOW)).findings).toEqual([]);
      await restored.close();
    });
  },
);

async function countOrders({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from shop_order');
  return rows[0]?.count ?? 0;
}
