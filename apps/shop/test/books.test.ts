import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRunningEmbedded, migrate, openDatabase, type OpenDatabase, startEmbedded } from '@dealstore/api/server';
import { fillOrderShop } from '@dealstore/api/testing';

const BOOKS = fileURLToPath(new URL('../src/books.ts', import.meta.url));
const SHOP = fileURLToPath(new URL('minimal-shop.ts', import.meta.url));
/** A path too long for a socket: such a server listens on a port, as an external one does. */
const DEEP = 'x'.repeat(100);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealstore-books-'));
  // The server's account must pass through; what is inside is closed on its own.
  await chmod(folder, 0o711);
  const server = await startEmbedded({ dataFolder: folder, durable: false, log: () => undefined });
  const opened = openDatabase({ connection: server.connection(), statementLimitMs: 0 });
  await migrate(opened.pool);
  await fillOrderShop(opened.database, [{ productNo: 1 }, { productNo: 2 }]);
  await opened.close();
  await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(program: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the audit to its end. */
async function audit(env: Readonly<Record<string, string>> = {}) {
  const child = start(BOOKS, env);
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  return { code, output, errors };
}

async function withRunning(work: (opened: OpenDatabase) => Promise<unknown>): Promise<void> {
  const connection = await findRunningEmbedded(folder);
  if (connection === null) throw new Error('the database does not run');
  const opened = openDatabase({ connection });
  await work(opened).finally(() => opened.close());
}

describe('pnpm books', () => {
  it('exits with 0 and one line when all rules hold, and stops the database it has started', async () => {
    expect(await audit()).toEqual({ code: 0, output: expect.stringMatching(/^all \d+ rules hold\n$/), errors: '' });
    expect(await findRunningEmbedded(folder)).toBeNull();
  });

  it('reads beside a running shop, which goes on, and exits with 1 and a table when a rule is broken', async () => {
    const shop = start(SHOP, { PORT: '0' });
    const [line]: unknown[] = await once(shop.stdout ?? shop, 'data');
    const url = String(line).trim().replace('ready on ', '');
    expect((await audit()).code).toBe(0);
    await withRunning(({ database }) =>
      database.updateTable('productOption').set({ stockCnt: 3 }).where('optionNo', '=', 10).execute(),
    );
    const broken = await audit();
    expect(broken).toMatchObject({ code: 1, errors: '' });
    const [head, row, , sum] = broken.output.split('\n');
    expect(head).toMatch(/^rule +broken +where$/);
    expect(row).toMatch(/^opening = on hand \+ held \+ taken, and none is negative +1 +option 10$/);
    expect(sum).toMatch(/^1 of \d+ rules are broken$/);
    expect((await fetch(url)).status).toBe(200);
    shop.kill('SIGTERM');
    expect(await once(shop, 'exit')).toEqual([0, null]);
  });

  it('reads a PostgreSQL of DATABASE_URL', async () => {
    await mkdir(join(folder, DEEP), { mode: 0o711 });
    const server = await startEmbedded({ dataFolder: join(folder, DEEP), durable: false, log: () => undefined });
    const opened = openDatabase({ connection: server.connection(), statementLimitMs: 0 });
    await migrate(opened.pool);
    await fillOrderShop(opened.database, [{ productNo: 1 }]).finally(() => opened.close());
    const { user, password, port, database } = server.connection();
    const address = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${database}`;
    const audited = await audit({ DATABASE_URL: address }).finally(() => server.stop());
    expect(audited).toEqual({ code: 0, output: expect.stringMatching(/^all \d+ rules hold\n$/), errors: '' });
  });

  it.each([
    ['nowhere', { DATA_DIR: join(tmpdir(), 'dealstore-no-such-folder') }, `there is no shop's database`],
    ['elsewhere', { API_URL: 'http://127.0.0.1:1/api' }, 'API_URL names a backend elsewhere'],
    ['away', { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' }, 'ECONNREFUSED'],
    ['unreadable from the environment', { DATABASE_URL: 'mysql://shop' }, 'DATABASE_URL should be'],
  ])('exits with 2 and one line when the database is %s', async (_, env, reason) => {
    const { code, output, errors } = await audit(env);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(/^the books could not be read: .+\n$/);
    expect(errors).toContain(reason);
    expect(errors).not.toContain('secret');
  });
});
