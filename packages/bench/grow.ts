import { mkdir, rm, statfs, writeFile, access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { processClock, migrate, openDatabase, startEmbedded } from '@dealstore/api/server';
import { BYTES_PER_ORDER, growShop } from '@dealstore/api/bench';
import { composition } from '@dealstore/shop';

const ROOT = fileURLToPath(new URL('../../.data/grown', import.meta.url));
/** Orders a second on two busy cores. Measured, rounded down. */
const ORDERS_PER_SECOND = 1_400;
/** What each recurring job finds to do: a sale's day. */
const BACKLOG = 2_000;

/**
 * Grows the demo's shop to so many orders in a data folder that stays, and says where; one that is there is used again.
 * Refuses when the disk has no room for it.
 * @throws Error that says what is missing
 */
export async function grow(orders: number): Promise<void> {
  const dataFolder = `${ROOT}-${orders}`;
  const ready = `${dataFolder}/grown`;
  if (await exists(ready))
    return say(`${dataFolder} has ${count(orders)} orders already; remove the folder to make it anew`);
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true });
  await refuseFullDisk(dataFolder, orders);
  say(
    `about ${Math.ceil(orders / ORDERS_PER_SECOND / 60)} min and ${count((orders * BYTES_PER_ORDER) / 1e6)} MB in ${dataFolder}`,
  );
  const clock = processClock(null);
  const server = await startEmbedded({ dataFolder, durable: false, log: () => undefined });
  try {
    const opened = openDatabase({ connection: server.connection(), statementLimitMs: 0 });
    try {
      await migrate(opened.pool);
      await composition.seed(opened, clock);
      const started = performance.now();
      await growShop(opened, { orders, backlog: Math.min(BACKLOG, Math.floor(orders / 4)), now: clock.now() }, (step) =>
        say(`${((performance.now() - started) / 1_000).toFixed(0).padStart(5)} s  ${step}`),
      );
    } finally {
      await opened.close();
    }
  } finally {
    await server.stop();
  }
  await writeFile(ready, '');
  say(`done: DATA_DIR=${dataFolder} pnpm start`);
}

async function refuseFullDisk(folder: string, orders: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = orders * BYTES_PER_ORDER * 2;
  if (bavail * bsize < needed) {
    throw new Error(
      `${count(orders)} orders need ${count(needed / 1e6)} MB, and ${count((bavail * bsize) / 1e6)} MB are free`,
    );
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const count = (value: number): string => Math.round(value).toLocaleString('en');
const say = (line: string): void => console.log(line);
