import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const [SHOP, RESET] = [at('minimal-shop.ts'), at('../src/reset.ts')];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealstore-reset-'));
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function reset(over: Record<string, string> = {}): Promise<{ readonly code: unknown; readonly output: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...over };
  const child = spawn(process.execPath, [RESET], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const [code]: unknown[] = await once(child, 'close');
  return { code, output };
}

describe('`pnpm reset`', () => {
  it('removes the database and the pictures of a stopped shop, refuses one that runs, and leaves what is not its own', async () => {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0' };
    const shop = spawn(process.execPath, [SHOP], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(shop.stdout, 'data');
    const refused = await reset();
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('already runs on')]);
    shop.kill('SIGTERM');
    await once(shop, 'exit');
    await mkdir(join(folder, 'files'));
    await mkdir(join(folder, 'renditions'));
    await writeFile(join(folder, 'mine.txt'), 'mine');
    const done = await reset();
    expect([done.code, done.output]).toEqual([0, expect.stringContaining(`removed ${join(folder, 'postgres')}\n`)]);
    const left = ['postgres', 'postgres-password', 'postgres.log', 'files', 'renditions', 'server.lock', 'mine.txt'];
    expect(left.filter((name) => existsSync(join(folder, name)))).toEqual(['mine.txt']);
  });

  it('does not touch a database of DATABASE_URL', async () => {
    const { code, output } = await reset({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
    expect([code, output]).toEqual([1, expect.stringContaining('empty it yourself')]);
    expect(output).not.toContain('secret');
  });
});
