import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FORMER_FILES_MS, keepFormerFiles } from './former-files.ts';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'former-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** Replaces the build, as the bundler does: its folder is emptied. */
async function build(...names: readonly string[]): Promise<void> {
  const folder = join(dist, 'client', 'static');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of names) await writeFile(join(folder, name), `content of ${name}`);
}

const listFiles = async () => (await readdir(join(dist, 'former', 'static'))).toSorted();

it('keeps replaced files of a build for seven days, and no longer', async () => {
  const start = Date.parse('2026-11-23T00:00:00Z');
  await keepFormerFiles(dist, start);
  expect(await listFiles()).toEqual([]);
  await build('a.js', 'a.js.br');
  await keepFormerFiles(dist, start);
  await build('b.js');
  expect(await listFiles()).toEqual(['a.js', 'a.js.br']);
  expect(await readFile(join(dist, 'former', 'static', 'a.js'), 'utf8')).toBe('content of a.js');
  await keepFormerFiles(dist, start + FORMER_FILES_MS);
  expect(await listFiles()).toEqual(['a.js', 'a.js.br', 'b.js']);
  await build('c.js');
  await keepFormerFiles(dist, start + FORMER_FILES_MS + 1_000);
  expect(await listFiles()).toEqual(['b.js', 'c.js']);
  expect(FORMER_FILES_MS).toBe(7 * 86_400_000);
});

it('counts from the last build that had a file', async () => {
  const start = Date.parse('2026-11-23T00:00:00Z');
  await build('a.js');
  await keepFormerFiles(dist, start);
  await keepFormerFiles(dist, start + FORMER_FILES_MS);
  await build('b.js');
  await keepFormerFiles(dist, start + FORMER_FILES_MS + 1_000);
  expect(await listFiles()).toEqual(['a.js', 'b.js']);
});

it('fails where a folder cannot be read', async () => {
  await mkdir(join(dist, 'client'));
  await writeFile(join(dist, 'client', 'static'), 'no folder');
  await expect(keepFormerFiles(dist, 0)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
