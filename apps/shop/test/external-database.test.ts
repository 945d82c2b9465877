import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedServer, openDatabase, readMigrations, startEmbedded } from '@dealstore/api/server';

const SHOP = fileURLToPath(new URL('minimal-shop.ts', import.meta.url));
/** A path too long for a socket: such a server listens on a port, as an external one does. */
const DEEP = 'x'.repeat(100);

let folder: string;
let server: EmbeddedServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealstore-external-'));
  await chmod(folder, 0o711);
  await mkdir(join(folder, DEEP), { mode: 0o711 });
  server = await startEmbedded({ dataFolder: join(folder, DEEP), durable: false, log: () => undefined });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

function addressOf(over: { readonly password?: string; readonly database?: string; readonly port?: number } = {}) {
  const { user, password, port, database } = { ...server.connection(), ...over };
  return `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${database}`;
}

/** Starts a shop with a data folder of its own on a database; `output` is what it has printed so far. */
function run(name: string, address: string): { readonly child: ChildProcess; readonly output: () => string } {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, name), PORT: '0', DATABASE_URL: address };
  const child = spawn(process.execPath, [SHOP], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function stop(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM');
  const [code]: unknown[] = await once(child, 'exit');
  return code;
}

describe('an external database', () => {
  it('is migrated once by shops that start together, and keeps its data for the next', async () => {
    const together = ['one', 'two', 'three'].map((name) => run(name, addressOf()));
    await expect
      .poll(() => together.filter(({ output }) => /^ready on /m.test(output())), { timeout: 180_000 })
      .toHaveLength(3);
    expect(await Promise.all(together.map(({ child }) => stop(child)))).toEqual([0, 0, 0]);
    const opened = openDatabase({ connection: server.connection() });
    const { rows } = await opened.pool.query<{ name: string }>('select name from schema_migration order by name');
    await opened.close();
    expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
    const next = run('one', addressOf());
    await expect.poll(() => next.output(), { timeout: 180_000 }).toMatch(/^ready on http:\/\/localhost:\d+\n$/);
    expect(await stop(next.child)).toBe(0);
  });

  it.each([
    ['password', { password: 'not it' }, 'password authentication failed'],
    ['name', { database: 'nowhere' }, 'database "nowhere" does not exist'],
    ['port', { port: 1 }, 'ECONNREFUSED'],
  ])('with another %s is refused in one line without its password', async (_, over, reason) => {
    const { child, output } = run('four', addressOf(over));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toMatch(/^DATABASE_URL cannot be used: .+\n$/);
    expect(output()).toContain(reason);
    expect(output()).not.toContain(encodeURIComponent(String(server.connection().password)));
  });

  it('in another encoding is refused in one line that says how to create a right one', async () => {
    await createDatabase(`latin1 encoding 'LATIN1' locale 'C' template template0`);
    const { child, output } = run('five', addressOf({ database: 'latin1' }));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toMatch(/^DATABASE_URL names a database in LATIN1; make one with .* encoding 'UTF8' .*\n$/);
  });

  it('with a foreign table is left as it was, and the cause is reported', async () => {
    await createDatabase('taken');
    const opened = openDatabase({ connection: { ...server.connection(), database: 'taken' } });
    await opened.pool.query(`create table product (theirs text); insert into product values ('kept')`);
    const { child, output } = run('six', addressOf({ database: 'taken' }));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toMatch(/^migration \d{4}-[a-z-]+\.sql failed\n {2}caused by: relation "product" already exists/);
    expect((await opened.pool.query('select theirs from product')).rows).toEqual([{ theirs: 'kept' }]);
    await opened.close();
  });
});

async function createDatabase(definition: string): Promise<void> {
  const opened = openDatabase({ connection: server.connection() });
  await opened.pool.query(`create database ${definition}`).finally(() => opened.close());
}
