import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '@dealstore/api/process-identity';
import { readPostmaster } from '@dealstore/api/testing';

const SHOP = fileURLToPath(new URL('minimal-shop.ts', import.meta.url));
const STOP = fileURLToPath(new URL('../src/stop.ts', import.meta.url));

/** A start is called off within 5 s on a quiet machine; a seed or a database that is waited for lasts a minute. In ms. */
const CALLED_OFF_MS = 20_000;

describe('a running shop', () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dealstore-run-'));
    await chmod(folder, 0o711);
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await end(child, 'SIGTERM');
    await untilGone(await serverPid());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function run(args: readonly string[], environment: Record<string, string> = {}): ChildProcess {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', ...environment };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    return child;
  }

  async function open(args: readonly string[] = [SHOP]): Promise<{ child: ChildProcess; url: string }> {
    const child = run(args);
    const [line] = await Promise.race([once(child.stdout ?? child, 'data'), failed(child)]);
    expect(String(line)).toMatch(/^ready on http:\/\/localhost:\d+\n$/);
    return { child, url: String(line).trim().slice('ready on '.length) };
  }

  /** What a start that must not succeed says. */
  async function refusal(environment: Record<string, string> = {}): Promise<{ code: unknown; output: string }> {
    const child = run([SHOP], environment);
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  async function serverPid(): Promise<number> {
    return (await readPostmaster(join(folder, 'postgres')))?.pid ?? 0;
  }

  const text = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
    (await fetch(url, { headers })).text();

  it('prints one line, answers the health probes, writes its pid file and exits with 0 on SIGTERM', async () => {
    const { child, url } = await open();
    expect(await readFile(join(folder, 'server.pid'), 'utf8')).toBe(`${child.pid}\n`);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(await serverPid()).toBe(0);
    await expect(readFile(join(folder, 'server.pid'))).rejects.toThrow('ENOENT');
  });

  it('warns at its start that the public holidays end within 90 days', async () => {
    const child = run([SHOP], { DEMO_NOW: '2029-10-02T12:00:00+09:00' });
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(child.stdout ?? child, 'data');
    expect(output).toContain('public holidays are known until 2029-12-31');
  });

  it('tells Prometheus of its process, its pool, its jobs and its database', async () => {
    const { url } = await open();
    await text(`${url}/count`);
    const metrics = await text(`${url}/metrics`);
    for (const line of [
      'dealstore_database_connections{pool="primary",state="total"} 1',
      'dealstore_database_up 1',
      'dealstore_oldest_due_job_seconds 0',
      'dealstore_requests_in_flight 0',
    ])
      expect(metrics.split('\n')).toContain(line);
    expect(metrics).toContain('# TYPE process_resident_memory_bytes gauge');
    const token = await text(`${url}/metrics?x`, { 'x-forwarded-for': '203.0.113.9' });
    expect(token).toBe('Not Found\n');
  });

  it('runs on a database that flushes every commit to the disk [GAP-20]', async () => {
    const { url } = await open();
    expect(await text(`${url}/durability`)).toBe('fsync=on full_page_writes=on synchronous_commit=on');
  });

  it('refuses a second process on its data folder and keeps running', async () => {
    const { child, url } = await open();
    const { code, output } = await refusal();
    expect(code).toBe(1);
    expect(output).toContain(`already runs on ${folder} (process ${child.pid})`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await readFile(join(folder, 'server.pid'), 'utf8')).toBe(`${child.pid}\n`);
  });

  it('reports that its port is in use, and touches no data', async () => {
    const { url } = await open();
    const elsewhere = await mkdtemp(join(tmpdir(), 'dealstore-run-'));
    const { code, output } = await refusal({ PORT: new URL(url).port, DATA_DIR: elsewhere });
    expect([code, output]).toEqual([1, expect.stringContaining('EADDRINUSE')]);
    await expect(readFile(join(elsewhere, 'postgres', 'PG_VERSION'))).rejects.toThrow('ENOENT');
    await rm(elsewhere, { recursive: true });
  });

  it('loses nothing to SIGKILL and starts again by itself', async () => {
    const first = await open();
    const before = Number(await text(`${first.url}/count`));
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(isAlive(await serverPid())).toBe(true);
    const second = await open();
    expect(Number(await text(`${second.url}/count`))).toBe(before + 1);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
    expect(await serverPid()).toBe(0);
  });

  it('listens on its port only when it is ready', async () => {
    const port = await freePort();
    const child = run([SHOP], { PORT: String(port), SEED_STATEMENT: 'select pg_sleep(2)' });
    await untilSeeding(child);
    const readiness = () => text(`http://127.0.0.1:${port}/readyz`).catch(({ cause }: Error) => String(cause));
    expect(await readiness()).toContain('ECONNREFUSED');
    await Promise.race([once(child.stdout ?? child, 'data'), failed(child)]);
    expect(await readiness()).toBe('ok\n');
  });

  it('takes requests for DRAIN_MS after SIGTERM, while /readyz answers 503 already', async () => {
    const drainMs = 4_000;
    const child = run([SHOP], { DRAIN_MS: String(drainMs) });
    const [line] = await Promise.race([once(child.stdout ?? child, 'data'), failed(child)]);
    const url = String(line).trim().slice('ready on '.length);
    const ended = once(child, 'exit');
    const signaledAt = performance.now();
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 10 }).toBe(503);
    const left = () => drainMs - (performance.now() - signaledAt);
    const answered = new Set<string>();
    // Until the time is over, however slow the machine is: what is answered within it is answered well.
    const ask = async (method: 'GET' | 'POST'): Promise<void> => {
      for (;;) {
        const status = await fetch(`${url}/count`, { method }).then(
          (answer) => answer.status,
          () => null,
        );
        if (left() <= 0) return;
        expect(status).toBe(200);
        answered.add(method);
        await wait(10);
      }
    };
    await Promise.all([ask('GET'), ask('POST'), ask('GET'), ask('POST')]);
    expect(answered).toEqual(new Set(['GET', 'POST']));
    expect(await ended).toEqual([0, null]);
    expect(left()).toBeLessThanOrEqual(0);
  });

  it('is called off while it seeds: exits with 0 and stops PostgreSQL', async () => {
    const child = run([SHOP], { SEED_STATEMENT: 'create table seeded as select n from generate_series(1, 1e8) as n' });
    await untilSeeding(child);
    await wait(1_000);
    expect(await serverPid()).not.toBe(0);
    const askedAt = performance.now();
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(CALLED_OFF_MS);
    expect(await serverPid()).toBe(0);
  });

  it.runIf(process.platform === 'linux')('is called off while its database is suspended, without a word', async () => {
    const child = run([SHOP], { SEED_STATEMENT: 'select pg_sleep(60)' });
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await untilSeeding(child);
    await wait(500);
    const first = await serverPid();
    const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
    const all = [first, ...children.trim().split(' ').map(Number)];
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    try {
      const askedAt = performance.now();
      expect(await end(child, 'SIGTERM')).toBe(0);
      expect(performance.now() - askedAt).toBeLessThan(CALLED_OFF_MS);
      // A start that takes long says so before.
      expect(output).toMatch(/seeding\n$/);
    } finally {
      // Suspended it cannot end; it was told to, and does so as soon as it runs again.
      for (const pid of all) process.kill(pid, 'SIGCONT');
    }
    await untilGone(first);
  });

  it('finishes requests in flight while /readyz answers 503 already', async () => {
    const { child, url } = await open();
    const slow = text(`${url}/slow`);
    await text(`${url}/count`);
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 10 }).toBe(503);
    expect(Number(await slow)).toBeGreaterThan(0);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('exits with 0 and stops PostgreSQL although a request never ends and holds its connection', async () => {
    const { child, url } = await open();
    const held = fetch(`${url}/held`).catch(() => 'cut');
    await text(`${url}/count`);
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect([await held, await serverPid()]).toEqual(['cut', 0]);
  });

  it('exits with 0 and stops PostgreSQL while that is being restarted', async () => {
    const { child } = await open();
    const output = once(child.stderr ?? child, 'data');
    process.kill(await serverPid(), 'SIGQUIT');
    expect(String(await output)).toContain('started again');
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(await serverPid()).toBe(0);
  });

  it('exits at once on a second signal', async () => {
    const { child, url } = await open();
    const stuck = fetch(`${url}/stuck`).catch(() => 'cut');
    await text(`${url}/count`);
    child.kill('SIGINT');
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            () => 'open',
            () => 'closed',
          ),
        { interval: 20 },
      )
      .toBe('closed');
    const again = setInterval(() => child.kill('SIGINT'), 100);
    const [code] = await once(child, 'exit');
    clearInterval(again);
    expect(code).toBe(1);
    expect(await stuck).toBe('cut');
  });

  it('is stopped by `pnpm stop`, which reports when there is nothing to stop', async () => {
    const { child } = await open();
    const ended = once(child, 'exit');
    const [output] = await once(run([STOP]).stdout ?? child, 'data');
    expect(String(output)).toBe(`stopped process ${child.pid}\n`);
    expect(await ended).toEqual([0, null]);
    const [nothing] = await once(run([STOP]).stdout ?? child, 'data');
    expect(String(nothing)).toBe(`nothing runs on ${folder}\n`);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** Resolves when it seeds; a start that takes long has said other lines before. */
async function untilSeeding(child: ChildProcess): Promise<void> {
  for (let output = ''; !output.includes('seeding');) output += String(await once(child.stderr ?? child, 'data'));
}

async function failed(child: ChildProcess): Promise<never> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  throw new Error(`the shop did not start: ${output}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
}

async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => pid !== 0 && isAlive(pid), { timeout: 60_000, interval: 50 }).toBe(false);
}
