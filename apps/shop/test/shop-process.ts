import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DatabaseOptions, migrate, openDatabase, type OpenDatabase, startEmbedded } from '@dealstore/api/server';
import {
  fillOrderShop,
  givePoints,
  insertMember,
  logInAs,
  POINTS_TO_WRITE,
  readPostmaster,
  SHOP_DATABASE,
} from '@dealstore/api/testing';

const SHOP = fileURLToPath(new URL('api-shop.ts', import.meta.url));
/** The instant every test row is written for: bearers and sale windows hold from then on. */
const DEMO_NOW = '2026-11-20T12:00:00+09:00';
const PLENTY = 1_000_000;
/** Flushes WAL as late as possible: after a crash only what a commit has waited for is there. */
const LATE_FLUSH = `wal_writer_delay = '10s'\nwal_writer_flush_after = '1GB'\n`;

/** A shop in a process of its own on an embedded database, to be killed and started again on the same port. */
export interface ShopProcess {
  readonly url: string;
  /** One bearer token for each member. */
  readonly bearers: readonly string[];
  /** Starts the process; resolves to the time it took to be ready, in ms. */
  start(): Promise<number>;
  /** Kills the process. */
  kill(): Promise<void>;
  /** Stops the process by SIGTERM. Rejects with its error output when it does not exit with 0. */
  stop(): Promise<void>;
  /** Sends a signal to the database server's first process, or to that and all of its children. */
  signalDatabase(signal: NodeJS.Signals, which?: 'first' | 'all'): Promise<void>;
  /** Locks a table exclusively; resolves to the function that unlocks it. */
  lockTable(name: string): Promise<() => Promise<void>>;
  /** Reads the database while the shop is down. */
  inspect<T>(read: (opened: OpenDatabase) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

/** Prepares a shop with ten products in plentiful stock and some members; it does not run yet. */
export async function openShopProcess(members: number): Promise<ShopProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'dealstore-fire-'));
  // The server's account must pass through; what is inside is closed on its own.
  await chmod(folder, 0o711);
  const port = await freePort();
  const bearers = await fill(folder, members);
  await appendFile(join(folder, 'postgres', 'postgresql.conf'), LATE_FLUSH);
  let child: ChildProcess | null = null;
  let output = '';

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    const [code]: unknown[] = await ended;
    return typeof code === 'number' ? code : null;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    bearers,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: async () => {
      const code = await end('SIGTERM');
      if (code !== 0) throw new Error(`the shop ended with ${code}: ${output}`);
    },
    start: async () => {
      const startedAt = performance.now();
      const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: String(port), DEMO_NOW };
      child = spawn(process.execPath, [SHOP], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      output = '';
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await untilReady(child, () => output);
      return performance.now() - startedAt;
    },
    signalDatabase: async (signal, which = 'first') => {
      const first = (await readPostmaster(join(folder, 'postgres')))?.pid ?? 0;
      if (first === 0) throw new Error('the database does not run');
      for (const pid of which === 'first' ? [first] : [first, ...(await childrenOf(first))]) process.kill(pid, signal);
    },
    lockTable: async (name) => {
      const opened = openDatabase({ connection: await connectionOf(folder), statementLimitMs: 0 });
      const client = await opened.pool.connect();
      await client.query(`begin; lock table ${name} in access exclusive mode`);
      return async () => {
        client.release(true);
        await opened.close();
      };
    },
    inspect: (read) => withDatabase(folder, read),
    drop: async () => {
      await end('SIGKILL');
      await withDatabase(folder, async () => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fill(folder: string, members: number): Promise<readonly string[]> {
  return withDatabase(folder, async ({ database, pool }) => {
    await migrate(pool);
    const products = Array.from({ length: 10 }, (_, index) => ({ productNo: index + 1 }));
    await fillOrderShop(database, products);
    await database.updateTable('productOption').set({ openingCnt: PLENTY, stockCnt: PLENTY }).execute();
    const bearers: string[] = [];
    for (let member = 0; member < members; member += 1) {
      const memberNo = await insertMember(database);
      await givePoints(database, memberNo, POINTS_TO_WRITE);
      bearers.push((await logInAs(database, memberNo)).bearer);
    }
    return bearers;
  });
}

/** Takes over the server a killed shop left running, or starts it, and stops it after reading. */
async function withDatabase<T>(folder: string, read: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataFolder: folder, durable: true, log: () => undefined });
  const opened = openDatabase({ connection: server.connection(), statementLimitMs: 0 });
  try {
    return await read(opened);
  } finally {
    await opened.close();
    await server.stop();
  }
}

async function connectionOf(folder: string): Promise<DatabaseOptions['connection']> {
  const running = await readPostmaster(join(folder, 'postgres'));
  const password = (await readFile(join(folder, 'postgres-password'), 'utf8')).trim();
  const host = running?.socketFolder ?? '127.0.0.1';
  return { host, port: running?.port ?? 0, user: SHOP_DATABASE, database: SHOP_DATABASE, password };
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`the shop did not start: ${output()}`)));
  failed.catch(() => undefined);
  const ready = (async () => {
    for await (const chunk of child.stdout ?? []) if (String(chunk).startsWith('ready on ')) return;
    // Output ended without the line: the process is exiting.
    await failed;
  })();
  await Promise.race([ready, failed]);
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}
