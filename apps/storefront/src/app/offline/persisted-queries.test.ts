import { afterEach, describe, expect, it, vi } from 'vitest';
import { PICTURES_CACHE } from '../../page/pictures-cache.ts';
import { dropPictures } from './persisted-queries.ts';

afterEach(() => vi.unstubAllGlobals());

describe('pictures that were kept', () => {
  it('are taken away where a worker is about to keep them, and do not exist where a browser has no workers', async () => {
    const deleted: string[] = [];
    vi.stubGlobal('caches', { delete: async (name: string) => void deleted.push(name) });
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
    await dropPictures();
    expect(deleted).toEqual([PICTURES_CACHE]);
    vi.stubGlobal('navigator', {});
    await expect(dropPictures()).resolves.toBeUndefined();
  });
});
