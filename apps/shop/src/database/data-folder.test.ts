import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { dataFolderOf, ROOT } from './data-folder.ts';

const STOP = fileURLToPath(new URL('../stop.ts', import.meta.url));

it.each([
  ['.data by default', {}, '/shop/.data'],
  ['.data when DATA_DIR is blank', { DATA_DIR: ' ' }, '/shop/.data'],
  ['a relative one from the root', { DATA_DIR: 'other' }, '/shop/other'],
  ['an absolute one as it is', { DATA_DIR: '/var/shop' }, '/var/shop'],
])('the data folder is %s', (_what, environment, folder) => {
  expect(dataFolderOf(environment, '/shop')).toBe(folder);
});

it('is the same for `stop` from any working directory', async () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: 'no-such-folder' };
  const { stdout } = await promisify(execFile)(process.execPath, [STOP], { cwd: tmpdir(), env });
  expect(stdout).toBe(`nothing runs on ${join(ROOT, 'no-such-folder')}\n`);
});
