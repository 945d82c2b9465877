import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedServer } from './postgres/embedded.ts';
import { initializeCluster } from './postgres/postgres-cluster.ts';
import { removeEmbedded } from './postgres/remove-embedded.ts';

const isRoot = process.getuid?.() === 0;

describe('the data of an embedded server', () => {
  let folder: string;
  const logged: string[] = [];

  beforeEach(async () => {
    logged.length = 0;
    folder = await mkdtemp(join(await realpath(tmpdir()), 'dealstore-lost-'));
  });
  afterEach(async () => {
    if (!existsSync(folder)) return;
    const moved = await readFile(join(folder, 'postgres-folder'), 'utf8').catch(() => null);
    if (moved !== null) await rm(dirname(moved.trim()), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });

  const start = () => startEmbedded({ dataFolder: folder, durable: true, log: (line) => logged.push(line) });

  async function ask(server: EmbeddedServer, statement: string): Promise<unknown> {
    const client = new pg.Client(server.connection());
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
    return Object.values(rows[0] ?? {})[0];
  }

  /** A server with something to lose, stopped. */
  async function keepWord(): Promise<void> {
    const server = await start();
    await ask(server, `create table kept as select '사과' as word`);
    await server.stop();
  }

  it('is opened with a new password when that is lost, and the log says so', async () => {
    await chmod(folder, 0o711);
    await keepWord();
    await rm(join(folder, 'postgres-password'));
    const server = await start();
    expect(await ask(server, 'select word from kept')).toBe('사과');
    await server.stop();
    expect(logged.at(-1)).toContain('has got a new password');
    expect((await stat(join(folder, 'postgres-password'))).mode & 0o777).toBe(0o600);
  });

  it('that no server of this version opens names what helps', async () => {
    await chmod(folder, 0o711);
    await keepWord();
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '9.6\n');
    await expect(start()).rejects.toThrow(/incompatible[^]*`npx -y pnpm@12 reset` makes a demo afresh/);
  });

  it.runIf(isRoot)('is found again where root keeps it, though the whole data folder was removed', async () => {
    await keepWord();
    await rm(folder, { recursive: true });
    await mkdir(folder, { mode: 0o700 });
    const server = await start();
    expect(await ask(server, 'select word from kept')).toBe('사과');
    await server.stop();
    expect(logged.find((line) => line.includes('is used again'))).toContain('reset');
  });

  it('is gone after a removal, wherever it was kept, and nothing else of the folder', async () => {
    await keepWord();
    await writeFile(join(folder, 'mine.txt'), 'mine');
    const [cluster = ''] = await removeEmbedded(folder);
    expect(existsSync(cluster)).toBe(false);
    expect(await readFile(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
    const server = await start();
    expect(await ask(server, `select to_regclass('kept')`)).toBeNull();
    await server.stop();
  });

  it('opens from a copy that was made while it was stopped, as the operators’ page says', async () => {
    await chmod(folder, 0o711);
    await keepWord();
    const copy = await mkdtemp(join(await realpath(tmpdir()), 'dealstore-copy-'));
    // As `cp -a`: owners and rights as well.
    execFileSync('cp', ['-a', `${folder}/.`, copy]);
    await rm(folder, { recursive: true });
    folder = copy;
    const server = await start();
    expect(await ask(server, 'select word from kept')).toBe('사과');
    await server.stop();
  });

  it('blames a system without glibc only where the program finds no loader', async () => {
    const binaries = join(folder, 'native');
    await mkdir(join(binaries, 'bin'), { recursive: true });
    const setUp = () => initializeCluster(folder, { binaries, cluster: join(folder, 'pg'), account: null }, () => {});
    await expect(setUp()).rejects.toThrow('Alpine');
    await writeFile(join(binaries, 'bin', 'initdb'), '#!/bin/sh\necho "No space left on device" >&2\nexit 1\n', {
      mode: 0o755,
    });
    const failure = await setUp().then(() => '', String);
    expect(failure).toContain('No space left on device');
    expect(failure).not.toContain('Alpine');
  });
});
