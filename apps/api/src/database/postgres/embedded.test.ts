import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedServer } from './embedded.ts';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';
import { isAlive } from './process-identity.ts';

const isRoot = process.getuid?.() === 0;
const RUNNER = fileURLToPath(new URL('../../testing/database/run-embedded.ts', import.meta.url));

describe(`the embedded PostgreSQL, started by ${isRoot ? 'root' : 'a plain user'}`, () => {
  let folder: string;
  const logLines: string[] = [];
  const started: EmbeddedServer[] = [];
  async function start(durable = false): Promise<EmbeddedServer> {
    const server = await startEmbedded({ dataFolder: folder, durable, log: (line) => logLines.push(line) });
    started.push(server);
    return server;
  }

  beforeEach(async () => {
    logLines.length = 0;
    folder = await mkdtemp(join(await realpath(tmpdir()), 'dealstore-embedded-'));
  });
  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop();
    const moved = await readFile(join(folder, 'postgres-folder'), 'utf8').catch(() => null);
    if (moved !== null) await rm(dirname(moved.trim()), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });

  async function ask(server: EmbeddedServer, statement: string): Promise<unknown> {
    const client = new pg.Client(server.connection());
    await client.connect();
    try {
      const result = await client.query<Record<string, unknown>>(statement);
      return Object.values(result.rows[0] ?? {})[0];
    } finally {
      await client.end();
    }
  }

  async function clusterOf(dataFolder: string): Promise<string> {
    const moved = await readFile(join(dataFolder, 'postgres-folder'), 'utf8').catch(() => null);
    return moved?.trim() ?? join(dataFolder, 'postgres');
  }

  it('starts from a folder that is closed to everybody else, speaks UTF-8 and keeps its data over a restart', async () => {
    const first = await start();
    expect(await ask(first, 'show server_encoding')).toBe('UTF8');
    expect(await ask(first, 'show log_error_verbosity')).toBe('terse');
    await expect(ask(first, `select '비밀 단어'::tsquery`)).rejects.toThrow('비밀 단어');
    expect(await readFile(join(folder, 'postgres.log'), 'utf8')).not.toContain('비밀');
    expect(await ask(first, `select upper('é') || lower('ÀÉ')`)).toBe('Éàé');
    await ask(first, `create table kept as select '사과' as word`);
    await first.stop();
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await ask(second, 'select word from kept')).toBe('사과');
    await second.stop();
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();
    // Root's own folder of mode 0700 is closed to the account PostgreSQL runs as: the data moves to a folder of that account.
    expect(logLines).toHaveLength(isRoot ? 1 : 0);
    expect((await stat(join(folder, 'postgres-password'))).mode & 0o777).toBe(0o600);
    expect((await stat(await clusterOf(folder))).mode & 0o077).toBe(0);
  });

  it('refuses a connection without the password', async () => {
    const server = await start();
    const stranger = new pg.Client({ ...server.connection(), password: 'dealstore' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    await server.stop();
  });

  it('takes over the server that a killed process left behind, with all it had acknowledged', async () => {
    const killed = await startElsewhere(folder);
    const orphan = await readPostmaster(await clusterOf(folder));
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(isAlive(orphan?.pid ?? 0)).toBe(true);
    const server = await start();
    expect(server.adopted).toBe(true);
    expect(await ask(server, 'select count(*)::int from written')).toBe(1);
    await server.stop();
    expect(isAlive(orphan?.pid ?? 0)).toBe(false);
  });

  it('recovers when the process and its server were both killed', async () => {
    const killed = await startElsewhere(folder);
    const { pid } = (await readPostmaster(await clusterOf(folder))) ?? { pid: 0 };
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    process.kill(pid, 'SIGKILL');
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await ask(server, 'select count(*)::int from written')).toBe(1);
    await server.stop();
  });

  it('starts a server of its own when the one it found is killed as it is asked', async () => {
    const killed = await startElsewhere(folder);
    const { pid } = (await readPostmaster(await clusterOf(folder))) ?? { pid: 0 };
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    // It takes connections and answers none of them.
    process.kill(pid, 'SIGSTOP');
    const starting = start();
    await wait(500);
    process.kill(pid, 'SIGKILL');
    const server = await starting;
    expect(server.adopted).toBe(false);
    expect(await ask(server, 'select count(*)::int from written')).toBe(1);
    await server.stop();
  });

  it('starts the server again under the shop when it was killed', async () => {
    const server = await start(true);
    await ask(server, 'create table kept (id int)');
    process.kill((await readPostmaster(await clusterOf(folder)))?.pid ?? 0, 'SIGKILL');
    await expect
      .poll(() => ask(server, `select to_regclass('kept')::text`).catch(() => 'away'), {
        timeout: 60_000,
        interval: 100,
      })
      .toBe('kept');
    expect(logLines.at(-1)).toContain('started again');
  });

  it('signals no stranger whose number is in a stale postmaster.pid', async () => {
    await (await start()).stop();
    const cluster = await clusterOf(folder);
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await writeFile(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n0\n5432\n${cluster}\n\n0\nready\n`);
    expect(await isPostmasterOf(stranger.pid ?? 0, cluster)).toBe(false);
    const server = await start();
    expect(server.adopted).toBe(false);
    await server.stop();
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill();
  });

  it('leaves no half-made cluster behind when setting up is cut short', async () => {
    await chmod(folder, 0o711);
    await writeFile(join(folder, 'postgres-password'), 'of a start that was killed\n');
    const server = await start();
    expect(existsSync(join(folder, 'postgres.unfinished'))).toBe(false);
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
  });

  // Only root can act for another user, and only in a checkout that others may read; a plain run covers the plain path
  // with every test above.
  it.runIf(isRoot && isOpenToOthers(RUNNER))('starts for a plain user too', async () => {
    const { uid, gid } = plainAccount();
    const home = await mkdtemp('/tmp/dealstore-plain-');
    execFileSync('chown', [`${uid}:${gid}`, home]);
    const child = await startElsewhere(join(home, 'data'), { uid, gid });
    expect((await stat(join(home, 'data', 'postgres'))).uid).toBe(uid);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await readPostmaster(join(home, 'data', 'postgres'))).toBeNull();
    await rm(home, { recursive: true, force: true });
  });
});

function isOpenToOthers(path: string): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

function plainAccount(): { uid: number; gid: number } {
  const ask = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Another process that starts the server, writes a row and stays. */
async function startElsewhere(folder: string, account: { uid?: number; gid?: number } = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=source', RUNNER, folder], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the other process ended'))),
  ]);
  return child;
}
