import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SHOP = fileURLToPath(new URL('minimal-shop.ts', import.meta.url));
const CLIENTS = 20;
/** How long requests are still taken after SIGTERM, in ms. */
const DRAIN_MS = 4_000;
/** How long they are still sent after every client was told to close its connection, in ms. */
const ASKING_MS = 500;

/** What became of one request: its status, or the code of the error; how many were counted; whether its connection ends. */
interface Outcome {
  readonly result: number | string;
  readonly count: number;
  readonly closes: boolean;
  readonly reused: boolean;
}

/** Asks on the agent's kept connection, or on a new one where there is none. */
function ask(url: URL, method: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { 'content-length': method === 'POST' ? 2 : 0 };
    const outgoing = request(url, { method, headers, agent });
    const fail = (error: NodeJS.ErrnoException): void =>
      resolve({ result: error.code ?? error.message, count: 0, closes: false, reused: outgoing.reusedSocket });
    outgoing.once('error', fail).once('response', async (answer) => {
      const body = Buffer.concat(await answer.toArray().catch(() => []));
      const closes = answer.headers.connection === 'close';
      resolve({ result: answer.statusCode ?? 0, count: Number(body), closes, reused: outgoing.reusedSocket });
    });
    outgoing.end(method === 'POST' ? '{}' : '');
  });
}

it(`${CLIENTS} clients that keep their connections lose no GET and no POST to SIGTERM, and are told to close them`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dealstore-keep-alive-'));
  await chmod(folder, 0o711);
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', DRAIN_MS: String(DRAIN_MS) };
  const child = spawn(process.execPath, [SHOP], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const url = new URL('/count', String(line).trim().slice('ready on '.length));
  const ended = once(child, 'exit');
  const over = new AbortController();
  const clients = Array.from({ length: CLIENTS }, (): Outcome[] => []);
  const asking = clients.map(async (outcomes) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over.signal.aborted) {
      outcomes.push(await ask(url, outcomes.length % 2 === 0 ? 'GET' : 'POST', agent));
      await wait(20);
    }
    agent.destroy();
  });
  await expect.poll(() => Math.min(...clients.map(({ length }) => length))).toBeGreaterThan(3);
  child.kill('SIGTERM');
  await expect.poll(() => clients.every((client) => client.some(({ closes }) => closes))).toBe(true);
  await wait(ASKING_MS);
  over.abort();
  await Promise.all(asking);
  expect(await ended).toEqual([0, null]);
  await rm(folder, { recursive: true, force: true });

  const outcomes = clients.flat();
  expect(outcomes.filter(({ result }) => result !== 200)).toEqual([]);
  expect(Math.max(...outcomes.map(({ count }) => count))).toBe(outcomes.length);
  for (const client of clients) {
    const closingAt = client.findIndex(({ closes }) => closes);
    expect(client.slice(0, closingAt).some(({ reused }) => reused)).toBe(true);
    expect([closingAt > 0, client.at(-1)?.closes]).toEqual([true, true]);
  }
});
