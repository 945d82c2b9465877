import { spawn } from 'node:child_process';
import { mkdir, open, readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, initializeCluster, serverEnvironment, SHOP_DATABASE } from './postgres-cluster.ts';
import { EmbeddedPostgresError, findPostgresHome, type PostgresHome } from './postgres-home.ts';
import {
  askToStop,
  isPostmasterOf,
  readPostmaster,
  removeLeftovers,
  stopPostmaster,
  waitUntilReady,
  type Postmaster,
} from './postmaster.ts';
import { watchPostmaster } from './postgres-watch.ts';
import { errorCode } from '../unavailable.ts';

/** How the embedded server is to run. */
export interface EmbeddedOptions {
  /** Absolute path; made when missing. */
  readonly dataFolder: string;
  /** false trades durability for speed, which only a test may. */
  readonly durable: boolean;
  /** Hears one line for each thing a person should know. */
  readonly log: (line: string) => void;
  readonly maxConnections?: number;
}

/** A PostgreSQL that runs for us. */
export interface EmbeddedServer {
  /** How to reach a database of it; the shop's own when no name is given. */
  connection(database?: string): pg.ConnectionConfig;
  /** Whether it was found running, left behind by a process that was killed. */
  readonly adopted: boolean;
  /** Stops it, also while it is being started again. @param limitMs longest wait. Assumed: STOP_LIMIT_MS */
  stop(limitMs?: number): Promise<void>;
}

const PORT = 5432;
/** A unix socket's path holds 107 bytes; a deeper folder listens on a loopback port instead. */
const SOCKET_PATH_LIMIT = 100;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 6_000;
const START_TRIES = 5;
const LOG_LIMIT_BYTES = 10_000_000;
const NO_SUCH_DATABASE = '3D000';

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one a killed process left.
 * @throws EmbeddedPostgresError
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  // Root's folder lets others pass through, for the server's account must; each file in it is closed on its own.
  await mkdir(options.dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const home = await findPostgresHome(options.dataFolder, options.log);
  const password = await initializeCluster(options.dataFolder, home, options.log);
  const { first, adopted, connection } = await openServer(options, home, password);
  const watch = watchPostmaster(first.pid, async (signal) => {
    options.log('PostgreSQL has ended by itself and is started again');
    if (!(await findRunning(home.cluster))) return launch(options, home, { port: first.port, signal });
    return (await waitUntilReady(home.cluster, START_LIMIT_MS, () => signal.aborted)).pid;
  });
  // A process that ends without stopping, on a second Ctrl-C for one, still takes its server along.
  const abandon = (): void => askToStop(watch.pid());
  process.once('exit', abandon);
  return {
    connection,
    adopted,
    stop: async (limitMs = STOP_LIMIT_MS) => {
      await stopPostmaster(await watch.end(), home.cluster, limitMs);
      process.removeListener('exit', abandon);
    },
  };
}

/** What is known of a server that answers. */
interface OpenServer extends Pick<EmbeddedServer, 'connection' | 'adopted'> {
  readonly first: Postmaster;
}

/**
 * Takes over the server that runs, or starts one, and makes sure of the shop's database.
 * NOTE: a server that is being killed still looks as if it ran; it then breaks off, and the next look finds it gone.
 */
async function openServer(options: EmbeddedOptions, home: PostgresHome, password: string): Promise<OpenServer> {
  for (let attempt = 1; ; attempt += 1) {
    const adopted = await findRunning(home.cluster);
    if (!adopted) await launch(options, home);
    const first = await waitUntilReady(home.cluster, START_LIMIT_MS, () => false);
    const connection = (database: string = SHOP_DATABASE) => connectionTo(first, password, database);
    try {
      await ensureDatabase(connection);
      return { first, adopted, connection };
    } catch (error) {
      if (!adopted || attempt === START_TRIES) throw error;
      await wait(300);
    }
  }
}

/** Whether a server of this folder runs already; what is left of a dead one is cleared away. */
async function findRunning(cluster: string): Promise<boolean> {
  const found = await readPostmaster(cluster);
  if (found !== null && (await isPostmasterOf(found.pid, cluster))) {
    if (found.status !== 'stopping') return true;
    await stopPostmaster(found.pid, cluster, START_LIMIT_MS);
  }
  await removeLeftovers(cluster, found?.port ?? PORT);
  return false;
}

/** What a start of a server that ran before is given. */
interface Again {
  readonly port: number;
  readonly signal: AbortSignal;
}

/**
 * Starts the server in a session of its own, so that Ctrl-C reaches us and not it. Answers its number once it is ready,
 * or at once when the start is called off: the caller that did so stops it.
 */
async function launch(options: EmbeddedOptions, home: PostgresHome, again?: Again): Promise<number> {
  const logFile = join(options.dataFolder, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    const log = await open(logFile, (await sizeOf(logFile)) > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
    const from = (await log.stat()).size;
    const flags = [...(await listenFlags(home.cluster, again?.port)), ...settings(options)];
    const child = spawn(join(home.binaries, 'bin', 'postgres'), ['-D', home.cluster, ...flags], {
      ...home.account,
      cwd: home.cluster,
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    let ended = false;
    child.once('error', () => (ended = true)).once('exit', () => (ended = true));
    child.unref();
    await log.close();
    try {
      const isOver = (): boolean => ended || again?.signal.aborted === true;
      return (await waitUntilReady(home.cluster, START_LIMIT_MS, isOver)).pid;
    } catch (error) {
      if (again?.signal.aborted === true) return child.pid ?? 0;
      const output = (await readFile(logFile, 'utf8').catch(() => '')).slice(from).trim();
      // Backends of a server that was killed hold its memory for a moment; a port may be taken meanwhile.
      const passing = /pre-existing shared memory|Address already in use|still in use/.test(output);
      if (!passing || attempt === START_TRIES) {
        throw new EmbeddedPostgresError(
          `PostgreSQL did not start in ${home.cluster}:\n${output.slice(-2_000)}\n` +
            'Where that folder cannot be mended, restore a backup; `npx -y pnpm@12 reset` makes a demo afresh.',
          { cause: error },
        );
      }
      await wait(300);
    }
  }
}

function settings(options: EmbeddedOptions): readonly string[] {
  const durability = options.durable ? ['fsync=on'] : ['fsync=off', 'full_page_writes=off'];
  return [
    ...durability,
    `max_connections=${options.maxConnections ?? 60}`,
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    // Sooner than lock_timeout ends a wait, so that a deadlock is named as one.
    'deadlock_timeout=100ms',
    'max_parallel_workers_per_gather=0',
    'max_wal_size=2GB',
    // Statements carry names and addresses: a log line never repeats one.
    'log_min_error_statement=panic',
    // Nor does the detail of an error: "Key (phone)=(…) already exists".
    'log_error_verbosity=terse',
    // Nor the error of a statement itself: "syntax error in tsquery: …". The caller logs its code and place.
    'log_min_messages=log',
    'log_checkpoints=off',
  ].flatMap((setting) => ['-c', setting]);
}

async function listenFlags(cluster: string, port?: number): Promise<readonly string[]> {
  const folder = await realpath(cluster);
  const socketFits =
    process.platform !== 'win32' && Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}.lock`)) <= SOCKET_PATH_LIMIT;
  if (socketFits)
    return ['-c', 'listen_addresses=', '-k', folder, '-c', 'unix_socket_permissions=0700', '-p', String(PORT)];
  const sockets = process.platform === 'win32' ? [] : ['-k', ''];
  return ['-c', 'listen_addresses=127.0.0.1', ...sockets, '-p', String(port ?? (await freePort()))];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function ensureDatabase(connection: (database?: string) => pg.ConnectionConfig): Promise<void> {
  const client = new pg.Client(connection());
  try {
    await client.connect();
  } catch (error) {
    if (errorCode(error) !== NO_SUCH_DATABASE) throw error;
    const owner = new pg.Client(connection('postgres'));
    await owner.connect();
    await owner.query(`create database ${SHOP_DATABASE}`).finally(() => owner.end());
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.size,
    () => 0,
  );
}
