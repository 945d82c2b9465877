import type { FileStorage } from './file-storage.ts';

/** Files in memory, for tests. */
export function memoryFileStorage(): FileStorage {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    write: async (fileName, bytes) => void files.set(fileName, new Uint8Array(bytes)),
    read: async (fileName) => files.get(fileName) ?? null,
    remove: async (fileName) => void files.delete(fileName),
  };
}
