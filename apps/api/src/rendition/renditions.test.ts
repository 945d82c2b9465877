import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenditionCache } from './rendition-cache.ts';
import { createRenditions } from './renditions.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renditions-'));
});
afterAll(() => rm(folder, { recursive: true }));

const log = { warn: () => undefined };
const drawing = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fff"/><text x="2" y="30" font-size="20">${text}</text></svg>`;
const SMALL = { width: 200, format: 'webp' } as const;

describe('createRenditions', () => {
  it('makes one picture for all concurrent requests, and keeps it for later ones', async () => {
    let written = 0;
    const disk = createRenditionCache(join(folder, 'once'), 1_000_000);
    const cache = { ...disk, write: (name: string, bytes: Uint8Array) => ((written += 1), disk.write(name, bytes)) };
    const renditions = createRenditions({ cache, log });
    const all = await Promise.all(Array.from({ length: 20 }, () => renditions.render({ svg: drawing('가') }, SMALL)));
    expect(new Set(all).size).toBe(1);
    const again = await createRenditions({ cache, log }).render({ svg: drawing('가') }, SMALL);
    expect([written, again]).toEqual([1, all[0]]);
    expect(await sharp(again ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
  });

  it('draws letters with the font it brings, whatever fonts the machine has', async () => {
    const renditions = createRenditions({ cache: null, log });
    const ink = async (text: string) => {
      const bytes = await renditions.render({ svg: drawing(text) }, SMALL);
      return (
        (
          await sharp(bytes ?? undefined)
            .greyscale()
            .stats()
        ).channels[0]?.mean ?? 255
      );
    };
    expect(await ink('')).toBeGreaterThan(254);
    expect(await ink('한글')).toBeLessThan(240);
    expect(await ink('한')).not.toBe(await ink('글'));
  });

  it('makes nothing more while many wait', async () => {
    const renditions = createRenditions({ cache: null, log });
    const renders = Array.from({ length: 200 }, (_, index) =>
      renditions.render({ svg: drawing(String(index)) }, SMALL),
    );
    const made = (await Promise.all(renders)).filter((bytes) => bytes !== null).length;
    expect(made).toBeGreaterThanOrEqual(60);
    expect(made).toBeLessThanOrEqual(70);
  });

  it('serves a picture that cannot be kept, and forgets every size of a photo', async () => {
    const photo = new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    );
    const source = { name: 'a.webp', read: async () => photo };
    await writeFile(join(folder, 'file.txt'), '');
    const blocked = createRenditionCache(join(folder, 'file.txt', 'x'), 1_000_000);
    const unkept = await createRenditions({ cache: blocked, log }).render(source, SMALL);
    expect(await sharp(unkept ?? undefined).metadata()).toMatchObject({ width: 200, height: 133 });
    const cachedRenditions = createRenditions({ cache: createRenditionCache(join(folder, 'photo'), 1_000_000), log });
    for (const width of [200, 800] as const) await cachedRenditions.render(source, { width, format: 'webp' });
    expect(await readdir(join(folder, 'photo'))).toHaveLength(2);
    await cachedRenditions.forget('b.webp');
    expect(await readdir(join(folder, 'photo'))).toHaveLength(2);
    await cachedRenditions.forget('a.webp');
    expect(await readdir(join(folder, 'photo'))).toEqual([]);
  });
});

describe('createRenditionCache', () => {
  const name = (digit: number) => `${String(digit).repeat(32)}.webp`;
  const present = async (path: string) => (await readdir(path)).map((file) => Number(file[0])).toSorted();

  it('keeps the files used last within its bound, over restarts as well', async () => {
    const path = join(folder, 'bound');
    const cache = createRenditionCache(path, 300);
    for (const digit of [1, 2, 3]) {
      await cache.write(name(digit), new Uint8Array(100));
      await utimes(join(path, name(digit)), digit, digit);
    }
    expect(await cache.read(name(1))).toHaveLength(100);
    await cache.write(name(4), new Uint8Array(100));
    await expect.poll(() => present(path)).toEqual([1, 3, 4]);
    const next = createRenditionCache(path, 200);
    expect(await next.read(name(1))).toBeNull();
    await expect.poll(() => present(path)).toEqual([3, 4]);
  });

  it('removes files that a killed process left, and refuses a name outside its folder', async () => {
    const path = join(folder, 'left');
    await createRenditionCache(path, 300).write(name(1), new Uint8Array(1));
    await writeFile(join(path, `${name(2)}.77.tmp`), 'half');
    const cache = createRenditionCache(path, 300);
    expect(await cache.read(name(1))).toHaveLength(1);
    expect(await readdir(path)).toEqual([name(1)]);
    await expect(cache.read('../left')).rejects.toThrow('32 hex digits');
  });
});
