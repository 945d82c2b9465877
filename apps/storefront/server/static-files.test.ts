import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStaticFiles } from './static-files.ts';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(dist, 'client'));
});
afterEach(() => rm(dist, { recursive: true }));

const read = () => readStaticFiles(join(dist, 'client'), join(dist, 'former'));

describe('the files of former builds', () => {
  it('are none where there is no such folder, and served where there is one', async () => {
    expect((await read()).text('/a.js')).toBeNull();
    await mkdir(join(dist, 'former'));
    await writeFile(join(dist, 'former', 'a.js'), 'former');
    expect((await read()).text('/a.js')).toBe('former');
  });

  it('fail the start where their folder cannot be read', async () => {
    await writeFile(join(dist, 'former'), 'no folder');
    await expect(read()).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
