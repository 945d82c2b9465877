import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseClosed } from '../database/data-folder.ts';
import { acquireLockFile, type LockOwner, readLockOwner } from './lock-file.ts';

/** Held by the one process that may use a data folder; two would corrupt the embedded database. */
export interface ServerLock {
  release(): Promise<void>;
}

/** Another process uses the data folder. */
export class ServerRunningError extends Error {
  override readonly name = 'ServerRunningError';
}

/**
 * Locks the data folder for this process and writes its process number to `server.pid`; the lock of a process that died
 * is taken over. @throws ServerRunningError when its owner is alive
 */
export async function acquireServerLock(dataFolder: string): Promise<ServerLock> {
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const file = lockFileOf(dataFolder);
  const owner = await acquireLockFile(file);
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

/**
 * The living process that uses a data folder; null when there is none. @throws
 * ClosedFolderError where it cannot be known
 */
export function findServer(dataFolder: string): Promise<LockOwner | null> {
  return readLockOwner(lockFileOf(dataFolder)).catch((error: unknown) => refuseClosed(dataFolder, error));
}

function lockFileOf(dataFolder: string): string {
  return join(dataFolder, 'server.lock');
}

function runningMessage(dataFolder: string, owner: LockOwner): string {
  return (
    `Dealstore already runs on ${dataFolder} (process ${owner.pid}). ` +
    'Stop it with `npx -y pnpm@12 stop`, or give this one a DATA_DIR of its own.'
  );
}
