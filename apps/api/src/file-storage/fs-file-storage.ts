import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commerceError } from '@dealstore/commerce-core/domain';
import { errorCode } from '../database/unavailable.ts';
import type { FileStorage } from './file-storage.ts';

/** The disk is full, or its owner's share of it. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** A name that cannot leave its folder. */
const FILE_NAME = /^[0-9a-z]+\.webp$/;

/**
 * Files in a folder, which is made with the first; a write that finds no room rejects with BUSY.
 * @param folder absolute path
 */
export function fsFileStorage(folder: string): FileStorage {
  const pathOf = (fileName: string): string => {
    if (!FILE_NAME.test(fileName)) throw new Error('a stored file is named by letters and digits');
    return join(folder, fileName);
  };
  return {
    write: async (fileName, bytes) => {
      const path = pathOf(fileName);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = `${path}.tmp`;
      const file = await open(temporary, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
        // A reader meanwhile sees the whole file or none.
        await rename(temporary, path);
      } catch (thrown) {
        await rm(temporary, { force: true });
        throw NO_ROOM.has(errorCode(thrown) ?? '') ? commerceError('BUSY', { cause: thrown }) : thrown;
      } finally {
        await file.close();
      }
    },
    read: async (fileName) => {
      try {
        return new Uint8Array(await readFile(pathOf(fileName)));
      } catch (thrown) {
        if (errorCode(thrown) === 'ENOENT') return null;
        throw thrown;
      }
    },
    remove: (fileName) => rm(pathOf(fileName), { force: true }),
  };
}
