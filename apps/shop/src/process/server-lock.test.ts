import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireServerLock, findServer, ServerRunningError } from './server-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dealstore-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function expectTaken(): Promise<void> {
    const lock = await acquireServerLock(folder);
    expect((await findServer(folder))?.pid).toBe(process.pid);
    await lock.release();
  }

  it('names its owner, and is refused while the owner lives', async () => {
    const lock = await acquireServerLock(folder);
    expect(await readFile(join(folder, 'server.pid'), 'utf8')).toBe(`${process.pid}\n`);
    expect((await findServer(folder))?.pid).toBe(process.pid);
    await expect(acquireServerLock(folder)).rejects.toThrow(ServerRunningError);
    await expect(acquireServerLock(folder)).rejects.toThrow(`process ${process.pid}`);
    await lock.release();
    expect(await findServer(folder)).toBeNull();
    await expectTaken();
  });

  it('goes to one of many that start at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => acquireServerLock(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over from a process that died', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: dead, startedAt: '1' }));
    await expectTaken();
  });

  it('is taken over when its number now belongs to another process', async () => {
    await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    await expectTaken();
  });

  it.each(['', 'nonsense', '{"pid":"1"}'])('is taken over when its file is unreadable: %j', async (text) => {
    await writeFile(join(folder, 'server.lock'), text);
    await expectTaken();
  });
});
