import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { errorCode } from '../database/unavailable.ts';

/** Renditions on disk, by name; what is lost is made again. */
export interface RenditionCache {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a rendition; one that is not there is removed already. */
  remove(name: string): Promise<void>;
}

/** A finished file; what a killed process left half written has another name. */
const NAME = /^[0-9a-f]{32}\.(?:webp|jpeg)$/;

/**
 * Keeps renditions in a folder of its own, and removes the least recently used beyond `maxBytes`. Several processes may
 * share the folder: a file another one removed is made again.
 * @param folder absolute path; it is made with the first file
 */
export function createRenditionCache(folder: string, maxBytes: number): RenditionCache {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  });
  const load = async (): Promise<void> => {
    // A folder that cannot be read is empty; who writes to it hears why.
    const files = await list(folder).catch(() => []);
    for (const { name, bytes } of files) sizes.set(name, bytes);
  };
  const listed = load();
  const pathOf = (name: string): string => {
    if (!NAME.test(name)) throw new Error('a rendition is named by 32 hex digits and its format');
    return join(folder, name);
  };
  return {
    read: async (name) => {
      const path = pathOf(name);
      await listed;
      if (sizes.get(name) === undefined) return null;
      const bytes = await readFile(path).catch(() => null);
      if (bytes === null) sizes.delete(name);
      return bytes === null ? null : new Uint8Array(bytes);
    },
    write: async (name, bytes) => {
      const path = pathOf(name);
      await listed;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = `${path}.${process.pid}.tmp`;
      await writeFile(temporary, bytes, { mode: 0o600 });
      // A reader meanwhile sees the whole file or none.
      await rename(temporary, path);
      sizes.set(name, bytes.byteLength);
    },
    remove: async (name) => {
      await listed;
      sizes.delete(name);
      await rm(pathOf(name), { force: true });
    },
  };
}

/** The files of the folder, the oldest first. */
async function list(folder: string): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
  const names = (await readdir(folder).catch(absent)) ?? [];
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // A process that was killed leaves its half-written file behind.
      if (!NAME.test(name)) return rm(path, { force: true, recursive: true }).then(() => null);
      const found = await stat(path).catch(absent);
      return found === null ? null : { name, bytes: found.size, writtenAt: found.mtimeMs };
    }),
  );
  return files.filter((file) => file !== null).toSorted((one, other) => one.writtenAt - other.writtenAt);
}

function absent(thrown: unknown): null {
  if (errorCode(thrown) === 'ENOENT') return null;
  throw thrown;
}
