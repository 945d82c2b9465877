import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isAlive, startedAt } from '@dealstore/api/process-identity';

/** The process that holds a lock file; its number alone may by now belong to another process. */
export interface LockOwner {
  readonly pid: number;
  readonly startedAt: string | null;
}

/**
 * Takes a lock file that only one living process can hold; a lock whose process has died is taken over. Resolves to
 * null when this process holds it now, otherwise to its owner. To release it, remove the file. Rejects with the
 * system's error where this user may not read or write it.
 */
export async function acquireLockFile(file: string): Promise<LockOwner | null> {
  const mine = `${JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) } satisfies LockOwner)}\n`;
  while (!(await createExclusively(file, mine))) {
    const found = await readIfThere(file);
    if (found === null) continue;
    const owner = parseOwner(found);
    if (owner !== null && isRunning(owner)) return owner;
    await removeStale(file, found);
  }
  return null;
}

/** The living process that holds a lock file; null when there is none. Rejects where this user may not read it. */
export async function readLockOwner(file: string): Promise<LockOwner | null> {
  const owner = parseOwner((await readIfThere(file)) ?? '');
  return owner !== null && isRunning(owner) ? owner : null;
}

/** Whether the very process that took the lock still runs. */
export function isRunning(owner: LockOwner): boolean {
  return isAlive(owner.pid) && (owner.startedAt === null || startedAt(owner.pid) === owner.startedAt);
}

/** A file that cannot be read may be held by another process: only one that is not there is free. */
async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Creates a file with its whole text in one step, so that no reader sees half of it. False when it exists already. */
async function createExclusively(file: string, text: string): Promise<boolean> {
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

/**
 * Moves a stale lock away. Two processes may see the same one: the second then moves a newer lock away by mistake, and
 * puts it back unless a third process has taken the lock in between.
 * NOTE: in that case, of three starts within one instant, two believe that they hold the lock.
 */
async function removeStale(file: string, seen: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => seen);
  if (moved !== seen) await createExclusively(file, moved);
  await rm(aside, { force: true });
}

function parseOwner(text: string): LockOwner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    const started = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null;
    return { pid: value.pid, startedAt: started };
  } catch {
    return null;
  }
}
