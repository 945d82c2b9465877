import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeEmbedded } from '@dealstore/api/server';
import { acquireServerLock } from '../process/server-lock.ts';

/**
 * Removes what a shop keeps in a data folder: its database, wherever that lies, and the pictures members sent. Answers
 * what was removed; anything else in the folder stays. @throws ServerRunningError while a shop uses the folder
 */
export async function resetData(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const lock = await acquireServerLock(folder);
  const removed = [...(await removeEmbedded(folder))];
  for (const pictures of [join(folder, 'files'), join(folder, 'renditions')]) {
    if (existsSync(pictures)) removed.push(pictures);
    await rm(pictures, { recursive: true, force: true });
  }
  await lock.release();
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
  return removed;
}
