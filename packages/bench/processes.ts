import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeStandby, startStandby } from '@dealstore/api/bench';
import { runScript, type ShopProcess, startShopProcess } from './child-processes.ts';
import type { GetTask } from './get-generator.ts';
import { insertMembers } from './members.ts';
import type { GeneratorResult, GeneratorTask } from './order-generator.ts';
import { stockedOptions } from './orders.ts';
import type { Option } from './place-order.ts';
import { addressOf, type BenchServer, type BenchShop } from './shop.ts';
import { type Topic, whole } from './table.ts';
import { paceOf } from './work.ts';

const ORDERS = fileURLToPath(new URL('./order-generator.ts', import.meta.url));
const GETS = fileURLToPath(new URL('./get-generator.ts', import.meta.url));
/** Callers of all processes together. */
const PACE = { workers: 24, warmUpMs: 2_000, runMs: 8_000 };
const MEMBERS = 96;
/** Numbers of these members begin after those of the other parts. */
const FIRST_MEMBER = 1_000;
/** How long a replica may take to be used, in ms. */
const REPLICA_LIMIT_MS = 60_000;

/** What a generator is told beside whom it asks. */
interface Wanted {
  readonly paths: readonly string[];
  readonly bearers: readonly string[];
  readonly options: readonly Option[];
  readonly quick: boolean;
}

/** What one process, two, and two with a replica carry over HTTP, on one database. */
export async function measureProcesses(shop: BenchShop, server: BenchServer): Promise<Topic> {
  const bearers = (await insertMembers(shop, MEMBERS, FIRST_MEMBER)).map(({ bearer }) => bearer);
  const options = await stockedOptions(shop);
  const paths = options.map(({ productNo }) => String(productNo));
  const wanted: Wanted = { paths, bearers, options, quick: shop.quick };
  const primary = { DATABASE_URL: addressOf(server) };
  const one = await measureSetUp(server, [primary], wanted);
  const two = await measureSetUp(server, [primary, primary], wanted);
  const replicaFolder = join(server.folder, 'standby');
  await makeStandby(server, server.folder, replicaFolder);
  const standby = await startStandby(replicaFolder);
  const both = { ...primary, DATABASE_READ_URL: addressOf(standby) };
  const withReplica = await measureSetUp(server, [both, both], wanted).finally(() => standby.stop());
  return {
    tables: [
      {
        title: 'Processes and a replica',
        method:
          `Shops as \`pnpm start\` runs them on one database, over HTTP, ${PACE.workers} callers at once in as many generator processes as ` +
          'there are shops; all of them share the processor with the database and the replica. Pages and reads go round ' +
          `${paths.length} products, as a guest; a full order is that of the table above.`,
        columns: ['Set-up', 'pages of guests a second', 'catalogue reads a second', 'full orders a second'],
        rows: [
          ['one process', ...one],
          ['two processes', ...two],
          ['two processes, a replica', ...withReplica],
        ],
      },
    ],
    verdicts: [],
  };
}

/** Starts a process for each environment and measures all three rates of them together. */
async function measureSetUp(
  server: BenchServer,
  environments: readonly Readonly<Record<string, string>>[],
  wanted: Wanted,
): Promise<readonly string[]> {
  const shops: ShopProcess[] = [];
  try {
    for (const [index, environment] of environments.entries()) {
      const started = await startShopProcess({ DATA_DIR: join(server.folder, `process-${index}`), ...environment });
      shops.push(started);
      if ('DATABASE_READ_URL' in environment) await untilReplicaIsUsed(started.origin);
    }
    const rate = (generate: (origin: string, share: number) => Promise<GeneratorResult>) => rateOf(shops, generate);
    const gets = (prefix: string, accept: string) => (origin: string, share: number) =>
      ask(GETS, {
        origin,
        accept,
        paths: wanted.paths.map((path) => `${prefix}${path}`),
        pace: paceFor(wanted, share),
      } satisfies GetTask);
    const orders = (origin: string, share: number) =>
      ask(ORDERS, {
        origin,
        bearers: wanted.bearers,
        options: wanted.options,
        pace: paceFor(wanted, share),
      } satisfies GeneratorTask);
    return [
      await rate(gets('/product/', 'text/html')),
      await rate(gets('/api/client/v1/display/products/', 'application/json')),
      await rate(orders),
    ];
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}

function paceFor({ quick }: Wanted, share: number) {
  const pace = paceOf({ quick }, PACE);
  return { ...pace, workers: Math.max(1, Math.floor(pace.workers / share)) };
}

/** The rates of one generator for each shop, all at once, added up. */
async function rateOf(
  shops: readonly ShopProcess[],
  generate: (origin: string, share: number) => Promise<GeneratorResult>,
): Promise<string> {
  const results = await Promise.all(shops.map(({ origin }) => generate(origin, shops.length)));
  return whole(results.reduce((sum, { wallMs, times }) => sum + (times.length / wallMs) * 1_000, 0));
}

async function ask(script: string, task: GetTask | GeneratorTask): Promise<GeneratorResult> {
  const result: GeneratorResult = JSON.parse(await runScript(script, JSON.stringify(task)));
  return result;
}

async function untilReplicaIsUsed(origin: string): Promise<void> {
  for (const endsAt = performance.now() + REPLICA_LIMIT_MS; performance.now() < endsAt; await wait(200)) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    if (metrics.includes('dealstore_replica_usable 1')) return;
  }
  throw new Error('the replica is not used');
}
