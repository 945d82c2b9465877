import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { EmbeddedPostgresError, makeOwnFolder, type PostgresHome } from './postgres-home.ts';
import { type Postmaster, readPostmaster, stopPostmaster } from './postmaster.ts';
import { errorCode } from '../unavailable.ts';

/** Name of the shop's database, and of the account that owns it. Assumed: our own name. */
export const SHOP_DATABASE = 'dealstore';
const run = promisify(execFile);
const STOP_LIMIT_MS = 10_000;

/**
 * Makes the cluster if there is none; it appears under its name only when whole. Answers its password: any account that
 * may run the server may set a new one when the file that held it is gone, and logs that.
 */
export async function initializeCluster(
  dataFolder: string,
  home: PostgresHome,
  log: (line: string) => void,
): Promise<string> {
  const passwordFile = passwordFileOf(dataFolder);
  const hasCluster = existsSync(join(home.cluster, 'PG_VERSION'));
  if (hasCluster && existsSync(passwordFile)) return (await readFile(passwordFile, 'utf8')).trim();
  const password = randomBytes(24).toString('base64url');
  if (hasCluster) {
    await replacePassword(home, password);
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    log(`${passwordFile} was gone: ${home.cluster} has got a new password`);
    return password;
  }
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const unfinished = `${home.cluster}.unfinished`;
  const handedOver = `${home.cluster}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await makeOwnFolder(unfinished, home.account);
  try {
    await writeFile(handedOver, `${password}\n`, { mode: 0o600 });
    if (home.account !== null) await chown(handedOver, home.account.uid, home.account.gid);
    await runInitdb(home, unfinished, handedOver);
  } finally {
    await rm(handedOver, { force: true });
  }
  await rename(unfinished, home.cluster);
  return password;
}

/** Sets the owner's password without a server: PostgreSQL's single-user mode asks for none. */
async function replacePassword(home: PostgresHome, password: string): Promise<void> {
  const left = await readPostmaster(home.cluster);
  if (left !== null) await stopPostmaster(left.pid, home.cluster, STOP_LIMIT_MS);
  const running = run(join(home.binaries, 'bin', 'postgres'), ['--single', '-D', home.cluster, 'postgres'], {
    ...home.account,
    cwd: home.cluster,
    env: serverEnvironment(),
  });
  running.child.stdin?.end(`alter role ${SHOP_DATABASE} password '${password}'\n`);
  await running.catch((error: unknown) => {
    throw new EmbeddedPostgresError(
      `${home.cluster} has lost its password and could not get a new one. \`npx -y pnpm@12 reset\` makes a demo afresh`,
      { cause: error },
    );
  });
}

/** Where the password of the embedded server is kept. */
export function passwordFileOf(dataFolder: string): string {
  return join(dataFolder, 'postgres-password');
}

/** How to reach a database of a server that is ready, as its owner. */
export function connectionTo(server: Postmaster, password: string, database = SHOP_DATABASE): pg.ConnectionConfig {
  return {
    host: server.socketFolder ?? '127.0.0.1',
    port: server.port,
    user: SHOP_DATABASE,
    password,
    database,
  };
}

async function runInitdb(home: PostgresHome, folder: string, passwordFile: string): Promise<void> {
  // The built-in provider needs no locale of the system; Linux has C.UTF-8 in its C library everywhere.
  const locale =
    process.platform === 'linux'
      ? ['--locale=C.UTF-8']
      : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const flags = [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, `--username=${SHOP_DATABASE}`, '--encoding=UTF8'];
  await run(join(home.binaries, 'bin', 'initdb'), [...flags, '--auth=scram-sha-256', '--no-instructions', ...locale], {
    ...home.account,
    cwd: dirname(folder),
    env: serverEnvironment(),
  }).catch((error: unknown) => {
    // The loader that the program names is not there.
    const isOtherLibc = errorCode(error) === 'ENOENT';
    const advice = 'On a system without glibc (Alpine) set DATABASE_URL to a PostgreSQL 15 or later of your own.';
    throw new EmbeddedPostgresError(
      `PostgreSQL could not be set up in ${folder}: ${error instanceof Error ? error.message : String(error)}` +
        (isOtherLibc ? `\n${advice}` : ''),
      { cause: error },
    );
  });
}

/** Only what the server needs of our environment; nothing of PG* may reach it. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env;
  return { LC_ALL: 'C', PATH, SystemRoot, TEMP, TMP, TMPDIR };
}
