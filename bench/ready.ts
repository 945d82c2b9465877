import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchServer } from './shop.ts';
import type { Topic, Verdict } from './table.ts';

const START = fileURLToPath(new URL('../apps/shop/src/start.ts', import.meta.url));
/** Starts of each kind, of which the middle one counts. */
const STARTS = 5;

/** From the start of the server's process to its line `ready on …`, on a checkout that is built. */
export async function measureReady(server: BenchServer): Promise<Topic> {
  const folder = await mkdtemp(join(tmpdir(), 'dealstore-ready-'));
  // The server's account must pass through; what is inside is closed on its own.
  await chmod(folder, 0o711);
  try {
    const empty = await startOnce({ DATA_DIR: folder });
    const embedded = await median({ DATA_DIR: folder });
    const outside = await median({ DATA_DIR: join(folder, 'outside'), DATABASE_URL: addressOf(server) });
    const seconds = (ms: number): string => (ms / 1_000).toFixed(2);
    const verdict = (measure: string, ms: number, limitMs: number): Verdict => ({
      measure,
      budget: `≤ ${limitMs / 1_000}`,
      measured: seconds(ms),
      isMet: ms <= limitMs,
    });
    return {
      tables: [
        {
          title: 'Ready',
          method: `From the start of \`node apps/shop/src/start.ts\` to \`ready on …\`, build and modules in place; the middle of ${STARTS} starts, the first one of its own.`,
          columns: ['Start', 'seconds'],
          rows: [
            ['embedded database, set up, filled and seeded', seconds(empty)],
            ['embedded database, seeded', seconds(embedded)],
            ['outside database, seeded', seconds(outside)],
          ],
        },
      ],
      verdicts: [
        verdict('From nothing to ready, s', empty, 25_000),
        verdict('Ready with the embedded database, s', embedded, 1_500),
        verdict('Ready with an outside database, s', outside, 1_000),
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function median(environment: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) times.push(await startOnce(environment));
  return times.toSorted((left, right) => left - right)[Math.floor(STARTS / 2)] ?? Number.NaN;
}

async function startOnce(environment: Readonly<Record<string, string>>): Promise<number> {
  const { PATH } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [START], {
    env: { PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([saidReady(child), ended.then(() => Promise.reject(new Error('the shop did not start')))]);
  const took = performance.now() - startedAt;
  child.kill('SIGTERM');
  await ended;
  return took;
}

async function saidReady({ stdout }: ChildProcess): Promise<void> {
  for await (const chunk of stdout ?? []) if (String(chunk).includes('ready on ')) return;
}

/** The bench's own server as an address, as somebody would give that of an outside one. */
function addressOf(server: BenchServer): string {
  const { user, password, host = '', port, database } = server.connection();
  const secret = encodeURIComponent(String(password));
  return `postgres://${user}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
