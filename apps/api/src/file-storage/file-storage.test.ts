import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { fsFileStorage } from './fs-file-storage.ts';
import { memoryFileStorage } from './memory-file-storage.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What every storage does. */
function fileStorageSuite(name: string, open: () => FileStorage): void {
  describe(`FileStorage ${name}`, () => {
    it('gives back what was written, and null for what was not', async () => {
      const storage = open();
      await storage.write('a1.webp', Uint8Array.of(1, 2, 3));
      expect(await storage.read('a1.webp')).toEqual(Uint8Array.of(1, 2, 3));
      expect(await storage.read('b2.webp')).toBeNull();
    });

    it('removes a file, and one that is not there as well', async () => {
      const storage = open();
      await storage.write('c3.webp', Uint8Array.of(1));
      await storage.remove('c3.webp');
      await storage.remove('c3.webp');
      expect(await storage.read('c3.webp')).toBeNull();
    });
  });
}

fileStorageSuite('in memory', memoryFileStorage);
fileStorageSuite('on disk', () => fsFileStorage(join(folder, 'files')));

describe('FileStorage on disk', () => {
  it('keeps files from other users of the machine and leaves nothing half written', async () => {
    const storage = fsFileStorage(join(folder, 'private'));
    await storage.write('d4.webp', Uint8Array.of(1));
    expect(await readdir(join(folder, 'private'))).toEqual(['d4.webp']);
    expect((await stat(join(folder, 'private', 'd4.webp'))).mode & 0o077).toBe(0);
  });

  it.each(['../d4.webp', 'a/b.webp', '/etc/passwd', '..', 'a.webp\0', 'a.html'])(
    'refuses the name %j',
    async (name) => {
      const storage = fsFileStorage(join(folder, 'private'));
      await expect(storage.write(name, Uint8Array.of(1))).rejects.toThrow('letters and digits');
      await expect(storage.read(name)).rejects.toThrow('letters and digits');
    },
  );
});
