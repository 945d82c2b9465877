import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fsFileStorage } from '@dealstore/api/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DISK_FULL } from '../src/database/disk-check.ts';

const SHOP = fileURLToPath(new URL('minimal-shop.ts', import.meta.url));
/** What is left free: less than one round of writing, more than the server itself needs to go on. */
const LEFT_BYTES = 256 * 1024;

/** Whether this user may make a small disk. */
const canMount = (() => {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.runIf(canMount)('a full disk', () => {
  let disk: string;
  let shop: ChildProcess | null = null;
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'dealstore-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=711', 'tmpfs', disk]);
  });
  afterEach(async () => {
    await rm(join(disk, 'filler'), { force: true });
    const running = shop;
    shop = null;
    if (running === null || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  });
  afterAll(async () => {
    execFileSync('umount', [disk]);
    await rmdir(disk);
  });

  /** Takes all room but a little; resolves to the function that gives it back. */
  async function fillUp(leftBytes = LEFT_BYTES): Promise<() => Promise<void>> {
    const { bavail, bsize } = await statfs(disk);
    const filler = join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(bavail * bsize - leftBytes));
    return () => rm(filler);
  }

  async function open(): Promise<{ child: ChildProcess; url: string; logged: () => string }> {
    const folder = join(disk, 'data');
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, [SHOP], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    shop = child;
    let logged = '';
    child.stderr.on('data', (chunk: Buffer) => (logged += chunk.toString()));
    const [line] = await once(child.stdout, 'data');
    return { child, url: String(line).trim().slice('ready on '.length), logged: () => logged };
  }

  it('of the database is a 503 of /readyz and a line of the log, until there is room again', async () => {
    const { child, url, logged } = await open();
    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
    expect([await statusOf('/fill'), await statusOf('/readyz')]).toEqual([200, 200]);
    const free = await fillUp();
    await expect.poll(() => statusOf('/fill'), { interval: 10 }).toBe(503);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, `${DISK_FULL}\n`]);
    expect(await statusOf('/fill')).toBe(503);
    await free();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect(await statusOf('/fill')).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const lines = logged().split('\n');
    expect(lines.filter((line) => line.includes(`"msg":"${DISK_FULL}`))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('has room again'))).toHaveLength(1);
  });

  it('of the pictures is BUSY, and leaves nothing half written', async () => {
    const folder = join(disk, 'files');
    const storage = fsFileStorage(folder);
    await storage.write('a1.webp', Uint8Array.of(1));
    const free = await fillUp(8_192);
    await expect(storage.write('b2.webp', new Uint8Array(100_000))).rejects.toMatchObject({
      code: 'BUSY',
      cause: { code: 'ENOSPC' },
    });
    expect(await storage.read('b2.webp')).toBeNull();
    await free();
    await storage.write('b2.webp', new Uint8Array(100_000));
    expect(await storage.read('b2.webp')).toHaveLength(100_000);
  });
});
