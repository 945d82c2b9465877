import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isAlive } from '@dealstore/api/process-identity';

const IDLE = fileURLToPath(new URL('idle-process.ts', import.meta.url));
const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
/** Longer than two looks at who is above. */
const NOTICED_MS = 1_500;
const ENDED = /^".+" has ended, which started this process: it stops as well\r?$/gm;
const PTY = '/usr/bin/script';

interface Started {
  readonly pid: number;
  readonly above: readonly { readonly pid: number; readonly command: string }[];
  /** What was said but for the first line. */
  readonly readOutput: () => string;
}

describe.runIf(process.platform === 'linux').concurrent('a shop whose parent ends', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  const pids: number[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dealstore-parent-'));
    const node = JSON.stringify(process.execPath);
    // Some shells become the one command of a script, and wait for the last of two.
    const scripts = { start: `${node} ${RUN} ${IDLE}`, second: `true && ${node} ${IDLE}` };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'idle', version: '1.0.0', scripts }));
    const spawnIdle = `spawn(process.execPath, ['${IDLE}'], { stdio: 'inherit' });`;
    await mkdir(join(folder, 'scripts'));
    await writeFile(join(folder, 'scripts/dev.ts'), `import { spawn } from 'node:child_process';\n${spawnIdle}`);
    await writeFile(join(folder, 'deploy-npx.sh'), `${node} ${IDLE}\necho ended`);
    await writeFile(join(folder, 'exec.sh'), `exec ${node} ${IDLE}`);
    await writeFile(join(folder, 'leaves.sh'), `${node} ${IDLE} &`);
    await writeFile(join(folder, 'forks-twice.sh'), `(${node} ${IDLE} & ) &`);
    await writeFile(join(folder, 'nohup.sh'), `nohup ${node} ${IDLE} < /dev/null &`);
    await writeFile(join(folder, 'setsid.sh'), `setsid ${node} ${IDLE} &`);
  });
  afterAll(async () => {
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function start(command: string, args: readonly string[]): Promise<Started> {
    // What the package manager that runs this test says of itself is not inherited.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name)));
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    await waitFor(() => expect(output).toMatch(/^\{.*\}\r?\n/m));
    const [line = ''] = /^\{.*\}(?=\r?\n)/m.exec(output) ?? [];
    const { pid, above } = JSON.parse(line) as Omit<Started, 'readOutput'>;
    pids.push(pid);
    return { pid, above, readOutput: () => output.slice(output.indexOf(line) + line.length) };
  }

  /** Starts it and sends a signal to the process above it whose command line is like this. */
  async function startAndEnd(command: string, args: readonly string[], whom: RegExp, signal: NodeJS.Signals) {
    const started = await start(command, args);
    const found = started.above.find((each) => whom.test(each.command));
    if (found === undefined) throw new Error(`nobody like ${whom} in ${JSON.stringify(started.above)}`);
    process.kill(found.pid, signal);
    return started;
  }

  const NPX = ['npx', ['-y', 'pnpm@12', 'start']] as const;
  it.each([
    ['npx', 'SIGTERM', NPX, /^npm exec/],
    ['npx', 'SIGKILL', NPX, /^npm exec/],
    ['the shell under pnpm', 'SIGKILL', ['npx', ['-y', 'pnpm@12', 'second']], /^sh -c .*idle-process/],
    ['`pnpm dev`', 'SIGKILL', [process.execPath, [RUN, 'scripts/dev.ts']], /dev\.ts$/],
    ['npm', 'SIGKILL', ['npm', ['run', 'start']], /^npm run/],
  ] as const)('stops when %s has received a %s, with one line of output', async (_, signal, [command, args], whom) => {
    const { pid, readOutput } = await startAndEnd(command, args, whom, signal);
    await expectGone(pid);
    await waitFor(() => expect(readOutput().match(ENDED)).toHaveLength(1));
  });

  // pnpm hands on a signal to what it runs; one that is killed has it killed.
  it.each(['SIGTERM', 'SIGKILL'] as const)('stops when pnpm under npx has got a %s', async (signal) => {
    const { pid } = await startAndEnd(...NPX, /^(?:node )?\S*pnpm\S* start/, signal);
    await expectGone(pid);
  });

  it.each([
    ['a script that waits for it', 'SIGTERM', ['sh', ['deploy-npx.sh']], /deploy-npx/],
    ['a script that waits for it', 'SIGKILL', ['sh', ['deploy-npx.sh']], /deploy-npx/],
    ['the shell of one command', 'SIGKILL', ['sh', ['-c', 'sh deploy-npx.sh; true']], /^sh -c/],
    ['the shell above npx', 'SIGKILL', ['sh', ['-c', 'npx -y pnpm@12 start; true']], /^sh -c npx/],
    ['who started a script that became it', 'SIGKILL', ['sh', ['-c', 'sh exec.sh; true']], /^sh -c/],
  ] as const)('goes on when %s has received a %s', async (_, signal, [command, args], whom) => {
    const { pid, readOutput } = await startAndEnd(command, args, whom, signal);
    await wait(NOTICED_MS);
    expect([isAlive(pid), readOutput().trim()]).toEqual([true, '']);
  });

  it.each(['leaves.sh', 'forks-twice.sh', 'nohup.sh', 'setsid.sh'])(
    'goes on when %s has come to its end',
    async (name) => {
      const { pid, readOutput } = await start('sh', [name]);
      await wait(NOTICED_MS);
      expect([isAlive(pid), readOutput().trim()]).toEqual([true, '']);
    },
  );

  it('goes on under nohup when the terminal hangs up', async () => {
    const { pid } = await start('sh', ['nohup.sh']);
    process.kill(pid, 'SIGHUP');
    await wait(NOTICED_MS);
    expect(isAlive(pid)).toBe(true);
  });

  it('stops on SIGTERM, no matter who started it', async () => {
    const { pid } = await start('sh', ['leaves.sh']);
    process.kill(pid, 'SIGTERM');
    await expectGone(pid);
  });

  it.runIf(existsSync(PTY))('stops when its terminal hangs up', async () => {
    const args = ['-qfc', `${process.execPath} ${IDLE}`, '/dev/null'];
    const { pid } = await startAndEnd(PTY, args, /^\/usr\/bin\/script/, 'SIGKILL');
    await expectGone(pid);
  });
});

const waitFor = (assertion: () => void): Promise<void> => vi.waitFor(assertion, { timeout: 120_000, interval: 50 });

const expectGone = (pid: number): Promise<void> => waitFor(() => expect(isAlive(pid)).toBe(false));
