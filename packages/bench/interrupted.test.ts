import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from '@dealstore/api/process-identity';
import { readPostmaster } from '@dealstore/api/testing';
import { expect, it } from 'vitest';

const BENCH = fileURLToPath(new URL('./bench.ts', import.meta.url));

it('pnpm bench leaves no PostgreSQL and no data behind when it is interrupted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dealstore-interrupted-'));
  await chmod(folder, 0o711);
  const env = { ...process.env, TMPDIR: folder };
  const child = spawn(process.execPath, [BENCH, '--only', 'reads', '--quick'], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const serverPid = async (): Promise<number> => {
    const name = (await readdir(folder)).find((found) => found.startsWith('dealstore-bench-'));
    return name === undefined ? 0 : ((await readPostmaster(join(folder, name, 'postgres')))?.pid ?? 0);
  };
  let pid = 0;
  await expect.poll(async () => (pid = await serverPid()), { timeout: 200_000 }).toBeGreaterThan(0);
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect([isAlive(pid), (await readdir(folder)).filter((name) => name.startsWith('dealstore-bench-'))]).toEqual([
    false,
    [],
  ]);
  await rm(folder, { recursive: true, force: true });
});
