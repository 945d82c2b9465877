import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf, isAlive, workingFolderOf } from './process-identity.ts';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of its unix socket; null when it listens on a loopback port only. */
  readonly socketFolder: string | null;
  readonly status: string;
}

const POLL_MS = 10;
/** How much of the time to stop is left to the fast way. Assumed. */
const FAST_SHARE = 0.9;

/** Reads `postmaster.pid`; null when there is none or it is only half written. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !Number.isSafeInteger(port)) return null;
  return { pid, port, socketFolder: lines[4] === '' ? null : (lines[4] ?? null), status: lines[7] ?? '' };
}

/** Whether that process is a postmaster of this folder: numbers are reused, and a stranger must not be signalled. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = commandOf(pid);
  if (!command.includes('postgres')) return false;
  if (process.platform === 'win32') return true;
  const folder = await realpath(cluster).catch(() => cluster);
  return workingFolderOf(pid) === folder || command.includes(` -D ${folder}`);
}

/**
 * Waits until the server in this folder says it is ready. @throws Error after the limit, or as soon as `gaveUp` is true
 */
export async function waitUntilReady(cluster: string, limitMs: number, gaveUp: () => boolean): Promise<Postmaster> {
  for (let waited = 0; waited <= limitMs && !gaveUp(); waited += POLL_MS) {
    const found = await readPostmaster(cluster);
    if (found?.status === 'ready') return found;
    await wait(POLL_MS);
  }
  throw new Error(`PostgreSQL in ${cluster} did not become ready`);
}

/**
 * Stops a postmaster of this folder: the fast way first (sessions cut, data written), the immediate way for the last
 * tenth of the limit; what that leaves unwritten is in its log. Does nothing when the process is gone or is not one.
 */
export async function stopPostmaster(pid: number, cluster: string, limitMs: number): Promise<void> {
  const askedAt = performance.now();
  const ways = [
    ['SIGINT', askedAt + limitMs * FAST_SHARE],
    ['SIGQUIT', askedAt + limitMs],
  ] as const;
  for (const [signal, until] of ways) {
    if (!(await isPostmasterOf(pid, cluster))) return;
    process.kill(pid, signal);
    // NOTE: a machine that is overrun wakes late, so waits are not counted but measured.
    while (performance.now() < until && isAlive(pid)) await wait(POLL_MS);
  }
}

/** Asks a postmaster of ours to stop, without waiting: all that can be done while a process ends. */
export function askToStop(pid: number): void {
  if (isAlive(pid) && commandOf(pid).includes('postgres')) process.kill(pid, 'SIGINT');
}

/** Removes what a server that died left lying, so that a process which got its number by chance blocks no start. */
export async function removeLeftovers(cluster: string, port: number): Promise<void> {
  const names = ['postmaster.pid', `.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`];
  await Promise.all(names.map((name) => rm(join(cluster, name), { force: true })));
}
