import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, startedAt } from '@dealstore/api/process-identity';

/** One process per data folder; two would tear the embedded database apart. */
export interface ServerLock {
  release(): Promise<void>;
}

/** Another process owns the data folder; it is not touched. */
export class ServerRunningError extends Error {
  override readonly name = 'ServerRunningError';
}

/** The owner of a data folder: a number alone may by now be somebody else's. */
export interface Owner {
  readonly pid: number;
  readonly startedAt: string | null;
}

/**
 * Takes the data folder for this process and writes its number to `server.pid`; the mark of a process that died is
 * taken over. @throws ServerRunningError when its owner is alive
 */
export async function acquireServerLock(dataFolder: string): Promise<ServerLock> {
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const file = lockFile(dataFolder);
  const owner = await takeFile(file);
  if (owner !== null) throw new ServerRunningError(runningMessage(dataFolder, owner));
  const pidFile = join(dataFolder, 'server.pid');
  await writeFile(pidFile, `${process.pid}\n`);
  return {
    release: async () => {
      await rm(pidFile, { force: true });
      await rm(file, { force: true });
    },
  };
}

/** Puts this process's mark into a file that only one living process can hold; answers who holds it, null for us. */
export async function takeFile(file: string): Promise<Owner | null> {
  const mine = `${JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) } satisfies Owner)}\n`;
  while (!(await wroteFirst(file, mine))) {
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found === null) continue;
    const owner = parseOwner(found);
    if (owner !== null && isRunning(owner)) return owner;
    await removeStale(file, found);
  }
  return null;
}

/** Who owns the folder now; null when nobody alive does. */
export async function findOwner(dataFolder: string): Promise<Owner | null> {
  const owner = parseOwner(await readFile(lockFile(dataFolder), 'utf8').catch(() => ''));
  return owner !== null && isRunning(owner) ? owner : null;
}

/** Whether the very process that took the folder still runs. */
export function isRunning(owner: Owner): boolean {
  return isAlive(owner.pid) && (owner.startedAt === null || startedAt(owner.pid) === owner.startedAt);
}

function lockFile(dataFolder: string): string {
  return join(dataFolder, 'server.lock');
}

/** Puts the mark there with its text in it, at one stroke: nobody ever reads half of it. */
async function wroteFirst(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Two starters may see the same stale mark: whoever moves a newer one away by mistake puts it back. */
async function removeStale(file: string, seen: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => seen);
  if (moved !== seen) await wroteFirst(file, moved);
  await rm(aside, { force: true });
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    const started = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null;
    return { pid: value.pid, startedAt: started };
  } catch {
    return null;
  }
}

function runningMessage(dataFolder: string, owner: Owner): string {
  return (
    `Dealstore already runs on ${dataFolder} (process ${owner.pid}). ` +
    'Stop it with `npx -y pnpm@12 stop`, or give this one a DATA_DIR of its own.'
  );
}
