import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSandboxedBackend, seedShop } from '@dealstore/api';
import {
  fsFileStorage,
  migrate,
  openDatabase,
  processClock,
  readMigrations,
  systemRandom,
} from '@dealstore/api/server';
import {
  brokenInvariants,
  fillOrderShop,
  givePoints,
  insertMember,
  logInAs,
  silentLog,
  POINTS_TO_WRITE,
  startWriters,
} from '@dealstore/api/testing';
import { demo } from '@dealstore/demo';
import { buildStorefront } from '../src/build-storefront.ts';
import { readEnvironment } from '../src/environment.ts';
import { checkExternalDatabase } from '../src/database/external-database.ts';
import { runShop } from '../src/run-shop.ts';

/** Where Debian and its descendants install PostgreSQL, one folder a version. */
const SYSTEM = '/usr/lib/postgresql';

/** Folders that hold `bin/postgres`: those of the system, and those POSTGRES_HOMES names with colons between them. */
async function findHomes(): Promise<readonly string[]> {
  const versions = await readdir(SYSTEM).catch(() => []);
  const named = (process.env['POSTGRES_HOMES'] ?? '').split(':').filter((home) => home !== '');
  return [...versions.map((version) => join(SYSTEM, version)), ...named];
}

const homes = await findHomes();

/** PostgreSQL refuses to run as root: the system's own account for it does. */
function account(): { readonly uid: number; readonly gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** Starts a new server of a version that anyone on this machine may use. */
async function startServer(home: string, folder: string): Promise<{ server: ChildProcess; url: string }> {
  const owner = account();
  if ('uid' in owner) await chown(folder, owner.uid, owner.gid);
  const [cluster, port] = [join(folder, 'cluster'), await freePort()];
  const environment = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const flags = ['-D', cluster, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(home, 'bin/initdb'), flags, { ...environment, stdio: 'ignore' });
  const settings = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-k', folder, '-p', String(port)];
  const server = spawn(join(home, 'bin/postgres'), ['-D', cluster, ...settings], { ...environment, stdio: 'ignore' });
  return { server, url: `postgres://shop@127.0.0.1:${port}/postgres` };
}

/** Starts the shop on a database with ten products, and has a member order. */
async function orderOn(url: string, folder: string): Promise<void> {
  await buildStorefront();
  const opened = openDatabase({ connection: { connectionString: url }, statementLimitMs: 0 });
  const { database, pool } = opened;
  await migrate(pool);
  await fillOrderShop(
    database,
    Array.from({ length: 10 }, (_, index) => ({ productNo: index + 1 })),
  );
  const memberNo = await insertMember(database);
  await givePoints(database, memberNo, POINTS_TO_WRITE);
  const { bearer } = await logInAs(database, memberNo);
  const settings = { DATA_DIR: folder, PORT: '0', DATABASE_URL: url, DEMO_NOW: '2026-11-20T12:00:00+09:00' };
  const load = async () => ({ ...(await import('../src/compose-shop.ts')).composition, seed: async () => false });
  const shop = await runShop(readEnvironment({ ...settings, LOG_LEVEL: 'silent' }, folder), load, () => undefined);
  try {
    expect((await fetch(shop.publicOrigin, { headers: { accept: 'text/html' } })).status).toBe(200);
    const writers = startWriters(shop.publicOrigin, [bearer]);
    await writers.more(1);
    await writers.stop();
    expect([...writers.faults]).toEqual([]);
    expect(await brokenInvariants(database)).toEqual([]);
  } finally {
    await shop.stop();
    await opened.close();
  }
}

/** Where none is installed the test is told as not run: POSTGRES_HOMES names some. */
const NONE = 'none that is installed here';

describe.skipIf(homes.length === 0)('an outside PostgreSQL', () => {
  it.each(homes.length === 0 ? [NONE] : homes)(
    'of version %s is migrated and seeded, and takes an order',
    async (home) => {
      const folder = await mkdtemp(join(tmpdir(), 'dealstore-version-'));
      const { server, url } = await startServer(home, folder);
      const opened = openDatabase({ connection: { connectionString: url }, statementLimitMs: 0 });
      try {
        await expect
          .poll(() =>
            opened.pool.query('select 1').then(
              () => true,
              () => false,
            ),
          )
          .toBe(true);
        await checkExternalDatabase({ connectionString: url });
        expect(await migrate(opened.pool)).toEqual((await readMigrations()).map(({ name }) => name));
        const clock = processClock(null);
        expect(await seedShop(opened, clock, demo)).toBe(true);
        const { handler } = createSandboxedBackend({
          database: opened.database,
          clock,
          random: systemRandom,
          log: silentLog,
          files: fsFileStorage(join(folder, 'files')),
          renditionFolder: null,
          publicOrigin: 'http://localhost:3000',
          sandbox: true,
          demo,
        });
        const paths = [
          'gnb',
          'sections',
          'categories',
          'products/search?keyword=%EC%82%AC%EA%B3%BC',
          'search-suggestions',
          'exhibitions',
        ];
        for (const path of paths) {
          const { status } = await handler(new Request(`http://localhost:3000/api/client/v1/display/${path}`));
          expect([path, status]).toEqual([path, 200]);
        }
        await opened.pool.query('create database orders');
        await orderOn(url.replace(/postgres$/, 'orders'), join(folder, 'shop'));
      } finally {
        await opened.close();
        const ended = once(server, 'exit');
        server.kill('SIGINT');
        await ended;
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
