import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const [STOP, BOOKS, SHOP] = [at('../src/stop.ts'), at('../src/books.ts'), at('minimal-shop.ts')];
const isRoot = process.getuid?.() === 0;
/** The account `nobody`; only root may become it, and to anybody else what they have closed is as closed. */
const OTHER = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const CLOSED = isRoot ? 0o600 : 0o000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealstore-other-'));
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18\n');
  await chmod(join(folder, 'postgres'), 0o700);
  await write('postgres-password', 'secret\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a file that its owner alone may read. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text);
  await chmod(join(folder, name), CLOSED);
}

const lockFor = (pid: number): Promise<void> => write('server.lock', JSON.stringify({ pid, startedAt: null }));

async function run(program: string) {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0' };
  const child = spawn(process.execPath, [program], {
    env,
    ...OTHER,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  return { code, output, errors };
}

describe.skipIf(process.platform === 'win32')('a data folder of another user', () => {
  const closed = () => `${folder} may not be read by this user: run this as the owner of the folder\n`;

  it('is reported as inaccessible by `pnpm stop`, whether the folder or its lock is', async () => {
    await lockFor(process.pid);
    expect(await run(STOP)).toEqual({ code: 1, output: '', errors: closed() });
    await chmod(folder, isRoot ? 0o700 : 0o000);
    expect(await run(STOP)).toEqual({ code: 1, output: '', errors: closed() });
    await chmod(folder, 0o700);
  });

  it('is reported as inaccessible by `pnpm books`, whether its shop runs or not', async () => {
    const failure = { code: 2, output: '', errors: `the books could not be read: ${closed()}` };
    expect(await run(BOOKS)).toEqual(failure);
    await lockFor(process.pid);
    expect(await run(BOOKS)).toEqual(failure);
    await chmod(folder, isRoot ? 0o700 : 0o000);
    expect(await run(BOOKS)).toEqual(failure);
    await chmod(folder, 0o700);
  });

  it('is refused by a start that may write into it, which does not wait for the lock', async () => {
    await lockFor(process.pid);
    await chmod(folder, 0o777);
    const { code, errors } = await run(SHOP);
    expect(code).toBe(1);
    expect(errors).toMatch(/^EACCES: .+server\.lock': Set DATA_DIR to a folder that this user may write\.\n$/);
  });

  it.runIf(isRoot)('that may be read is not stopped, and the process is named', async () => {
    await lockFor(process.pid);
    await chmod(join(folder, 'server.lock'), 0o644);
    const { code, output, errors } = await run(STOP);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe(`process ${process.pid} is another user’s: run this as the one who has started it\n`);
  });

  it('is empty when nothing runs there that a user may read', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: dead, startedAt: '1' }), { mode: 0o644 });
    expect(await run(STOP)).toEqual({ code: 0, output: `nothing runs on ${folder}\n`, errors: '' });
  });
});
