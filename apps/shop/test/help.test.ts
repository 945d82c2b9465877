import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RUN = join(ROOT, 'scripts/run.mjs');
/** Lets Node say that it is the oldest of those that cannot run the scripts. */
const OLD_NODE = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '22.18.0' })`;
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  await readFile(join(ROOT, 'package.json'), 'utf8'),
);
/** Every script of the repository that runs a file of ours, with that file. */
const COMMANDS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node scripts\/run\.mjs (\S+)$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});

// What a script does against its promise happens in an empty folder.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealstore-help-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(file: string, args: readonly string[], options: readonly string[] = []) {
  const child = spawn(process.execPath, ['--conditions=source', ...options, RUN, join(ROOT, file), ...args], {
    cwd: folder,
    env: { DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code]: unknown[] = await closed;
  return { code, stdout, stderr };
}

describe('a script of the repository', () => {
  it('is one of package.json, or a module of one', () => {
    const others = Object.keys(scripts).filter((name) => !COMMANDS.some(([command]) => command === name));
    expect(others).toEqual(['format']);
  });

  it('asks for a newer Node where it cannot run', async () => {
    const { code, stdout, stderr } = await run('apps/shop/src/start.ts', [], ['--import', OLD_NODE]);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^Dealstore needs Node 22\.19 or later /)]);
  });

  it.each(COMMANDS)('`pnpm %s --help` prints its usage and does nothing', async (name, file) => {
    const { code, stdout, stderr } = await run(file, ['--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^(?:\`|Usage: )pnpm ${name}\\b`));
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(COMMANDS)('`pnpm %s` refuses an option it does not have in one line', async (_, file) => {
    const { code, stdout, stderr } = await run(file, ['--hepl']);
    expect(code).not.toBe(0);
    expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^.*--hepl.*\n$/)]);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(COMMANDS.filter(([name]) => !['test', 'mutate'].includes(name)))(
    '`pnpm %s` refuses a word that means nothing to it in one line',
    async (_, file) => {
      const { code, stdout, stderr } = await run(file, ['nonsense']);
      expect(code).not.toBe(0);
      expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^.+\n$/)]);
      expect(await readdir(folder)).toEqual([]);
    },
  );
});
