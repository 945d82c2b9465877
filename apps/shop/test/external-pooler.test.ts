import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedServer, migrate, openDatabase, startEmbedded } from '@dealstore/api/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkExternalDatabase } from '../src/database/external-database.ts';
import { findPoolers, type Pooler, POOLER_MISSING } from './find-poolers.ts';

const SHOP = fileURLToPath(new URL('minimal-shop.ts', import.meta.url));
/** A path too long for a socket: such a server listens on a port, as an external one does. */
const DEEP = 'x'.repeat(100);
const REFUSAL = /^DATABASE_URL names a pooler that loses named statements between transactions, .+\n?$/;

const poolers = findPoolers();
const NONE: Pooler = { command: '', version: `is not tried: ${POOLER_MISSING}`, keepsStatements: false };

let folder: string;
let server: EmbeddedServer;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealstore-pooler-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, DEEP), { mode: 0o711 });
  server = await startEmbedded({ dataFolder: join(folder, DEEP), durable: false, log: () => undefined });
  const opened = openDatabase({ connection: server.connection(), statementLimitMs: 0 });
  await migrate(opened.pool);
  await opened.close();
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** PgBouncer refuses to run as root; the account of PostgreSQL comes with it. */
function account(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts a pooler in front of the server. @param settings lines of its file beside the usual */
async function start({ command }: Pooler, settings: readonly string[]) {
  const { user, password, port: target, database } = server.connection();
  const port = await freePort();
  const file = join(folder, `pgbouncer-${port}.ini`);
  const lines = [
    '[databases]',
    `${database} = host=127.0.0.1 port=${target} user=${user} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\ndefault_pool_size = 4`,
    ...settings,
  ];
  await writeFile(file, lines.join('\n'), { mode: 0o644 });
  const child = spawn(command, [file], { stdio: 'ignore', ...account() });
  running.push(child);
  await expect.poll(() => canConnect(port)).toBe(true);
  return { host: '127.0.0.1', port, user, password: 'any', database };
}

/** How many of some hundred statements of requests fail. */
async function failuresOf(connection: Parameters<typeof openDatabase>[0]['connection']): Promise<number> {
  // As many as the pooler has servers: by session each keeps one.
  const opened = openDatabase({ connection, poolSize: 4 });
  const tables = ['product', 'member', 'coupon', 'review', 'wish', 'brand', 'job'] as const;
  const ask = (index: number) =>
    opened.database
      .selectFrom(tables[index % tables.length] ?? 'product')
      .selectAll()
      .limit(1)
      .execute();
  let failures = 0;
  for (let round = 0; round < 15; round += 1) {
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => ask(round + index)));
    failures += answers.filter(({ status }) => status === 'rejected').length;
  }
  await opened.close();
  return failures;
}

describe.runIf(poolers.length > 0).each(poolers.length > 0 ? poolers : [NONE])(
  'a database behind PgBouncer $version',
  (pooler) => {
    const WAYS = [
      ['by transaction', ['pool_mode = transaction'], false],
      ['by transaction, in turns', ['pool_mode = transaction', 'server_round_robin = 1'], false],
      ['by transaction, over one server', ['pool_mode = transaction', 'default_pool_size = 1'], false],
      ['by session', ['pool_mode = session'], true],
      ['by session, over servers that others had', ['pool_mode = session', 'server_reset_query = DISCARD ALL'], true],
      ...(pooler.keepsStatements
        ? ([
            [
              'by transaction, with named statements',
              ['pool_mode = transaction', 'max_prepared_statements = 500'],
              true,
            ],
            ['by transaction, with few of them', ['pool_mode = transaction', 'max_prepared_statements = 2'], true],
          ] as const)
        : []),
    ] as const;
    // From 1.24 on named statements are kept unless they are turned off.
    const off = pooler.keepsStatements ? ['max_prepared_statements = 0'] : [];

    it.each(WAYS)('that pools %s is taken only if it keeps named statements', async (_, settings, isTaken) => {
      const connection = await start(pooler, [...(isTaken ? [] : off), ...settings]);
      const messages: string[] = [];
      for (let time = 0; time < 3; time += 1) {
        messages.push(
          await checkExternalDatabase(connection).then(
            () => 'taken',
            ({ message }: Error) => message,
          ),
        );
      }
      expect(messages.map((each) => each.replace(REFUSAL, 'refused'))).toEqual(
        Array(3).fill(isTaken ? 'taken' : 'refused'),
      );
      const failures = await failuresOf(connection);
      expect(failures > 0).toBe(!isTaken);
    });

    it('that pools by statement is refused, for it has no transactions', async () => {
      const connection = await start(pooler, [...off, 'pool_mode = statement']);
      await expect(checkExternalDatabase(connection)).rejects.toThrow(
        /^DATABASE_URL (?:cannot be used|names a pooler)/,
      );
    });

    it('that loses named statements is reported in one line, and the shop does not listen', async () => {
      const { port, user, database } = await start(pooler, [...off, 'pool_mode = transaction']);
      const env = {
        PATH: process.env['PATH'],
        DATA_DIR: join(folder, 'shop'),
        PORT: '0',
        DATABASE_URL: `postgres://${user}:any@127.0.0.1:${port}/${database}`,
      };
      const child = spawn(process.execPath, [SHOP], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += String(chunk)));
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(output).toMatch(REFUSAL);
    });
  },
);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]);
  socket.destroy();
  return isOpen;
}
