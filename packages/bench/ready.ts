import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BUDGETS } from './budgets.ts';
import { startShopProcess } from './child-processes.ts';
import { addressOf, type BenchServer, type BenchShop } from './shop.ts';
import { atMost, type Topic } from './table.ts';

/** Starts of each kind; the median counts. */
const STARTS = 5;

/** From the start of the server's process to its line `ready on …`, on a checkout that is built. */
export async function measureReady(server: BenchServer, { quick }: Pick<BenchShop, 'quick'>): Promise<Topic> {
  const folder = await mkdtemp(join(server.folder, 'ready-'));
  // PostgreSQL may run as an account of its own, which must pass through; what is inside is closed on its own.
  await chmod(folder, 0o711);
  const starts = quick ? 1 : STARTS;
  try {
    const empty = await startOnce({ DATA_DIR: folder });
    const embedded = await median(starts, { DATA_DIR: folder });
    const external = await median(starts, { DATA_DIR: join(folder, 'external'), DATABASE_URL: addressOf(server) });
    const seconds = (ms: number): string => (ms / 1_000).toFixed(2);
    return {
      tables: [
        {
          title: 'Ready',
          method: `From the start of \`node apps/shop/src/start.ts\` to \`ready on …\`, build and modules in place; the median of ${starts} starts, the first one alone.`,
          columns: ['Start', 'seconds'],
          rows: [
            ['embedded database, set up, filled and seeded', seconds(empty)],
            ['embedded database, seeded', seconds(embedded)],
            ['external database, seeded', seconds(external)],
          ],
        },
      ],
      verdicts: [
        atMost('From nothing to ready, s', empty, BUDGETS.firstStartMs, seconds),
        atMost('Ready with the embedded database, s', embedded, BUDGETS.startMs, seconds),
        atMost('Ready with an external database, s', external, BUDGETS.startMs, seconds),
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function median(starts: number, environment: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await startOnce(environment));
  return times.toSorted((left, right) => left - right)[Math.floor(starts / 2)] ?? Number.NaN;
}

async function startOnce(environment: Readonly<Record<string, string>>): Promise<number> {
  const shop = await startShopProcess(environment);
  await shop.stop();
  return shop.readyMs;
}
