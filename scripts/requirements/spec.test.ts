import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('`pnpm spec` ends silently when its reader closes the pipe, as `head` does', async () => {
  const child = spawn(process.execPath, ['scripts/spec.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  expect([code, errors]).toEqual([0, '']);
});
