import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decideSandboxPayment } from '@dealstore/api/bench';
import { measureBareOrders } from './bare-order.ts';
import { BUDGETS } from './budgets.ts';
import { runScript, startShopProcess } from './child-processes.ts';
import { insertMembers } from './members.ts';
import type { GeneratorResult, GeneratorTask } from './order-generator.ts';
import { type Option, type OrderTarget, placeOrder } from './place-order.ts';
import { processCpuMs } from './processor-time.ts';
import { addressOf, BENCH_ORIGIN, type BenchServer, type BenchShop, buyableOptions } from './shop.ts';
import { atLeast, atMost, type Topic, whole } from './table.ts';
import { type Pace, paceOf, perSecond, repeat, type Work, within } from './work.ts';

const GENERATOR = fileURLToPath(new URL('./order-generator.ts', import.meta.url));
const PACE: Pace = { workers: 24, warmUpMs: 2_000, runMs: 8_000 };
/** Orders before the first that counts, in ms. */
const FIRST_ORDERS_MS = 3_000;
const MEMBERS = 96;
const OPTIONS = 200;
/** More pieces than a run can sell. */
const PLENTY = 1_000_000;

/**
 * Full orders per second: sheet, reservation, the provider's decision, approval; spread over options, and all on one.
 */
export async function measureOrders(shop: BenchShop, server: BenchServer): Promise<Topic> {
  const bearers = (await insertMembers(shop, MEMBERS)).map(({ bearer }) => bearer);
  const options = await stockedOptions(shop);
  const hot = options.slice(0, 1);
  const inProcess = inProcessTarget(shop);
  const pace = paceOf(shop, PACE);
  const measure = (chosen: readonly Option[]): Promise<Work> =>
    repeat(pace, (index) => orderAt(inProcess, bearers, chosen, index), shop.databaseCpuMs);
  await growTables(shop, (index) => orderAt(inProcess, bearers, options, index));
  const spread = await measure(options);
  const one = await measure(hot);
  const bare = await measureBareOrders(shop, pace, OPTIONS);
  const trips = await shop.trips(() => orderAt(inProcess, bearers, hot, 0));
  const [httpSpread, httpOne] = await measureOverHttp(shop, server, { bearers, pace }, [options, hot]);
  return {
    tables: [
      {
        title: 'Full orders',
        method:
          `Sheet → reservation (stock held) → decision of the sandbox's payment provider → approval, ${pace.workers} shoppers at once out of ` +
          `${MEMBERS} members, one piece each, fsync on; an order alone makes ${trips} trips to the database. Shop, database and generator share the processor. ` +
          '“In the process” calls the shop’s handler where the generator runs, and its milliseconds of Node include both. “Over HTTP” is a shop as ' +
          '`pnpm start` runs it, on a socket, with the generator in a process of its own whose time is in no column. ' +
          'A bare order is one conditional update and one insert under a key, committed: it measures machine and database, not the shop. ' +
          `A full order spread over options makes ${(perSecond(spread) / perSecond(bare)).toFixed(2)} of its rate.`,
        columns: ['Orders', 'per second', 'ms of Node an order', 'ms of PostgreSQL an order', 'p50 ms', 'p99 ms'],
        rows: [
          rowOf(`in the process, spread over ${options.length} options`, spread),
          rowOf('in the process, all of one hot option', one),
          rowOf(`over HTTP, spread over ${options.length} options`, httpSpread),
          rowOf('over HTTP, all of one hot option', httpOne),
          rowOf('bare, for comparison', bare),
        ],
      },
    ],
    verdicts: [
      atLeast('Full orders per second in the process, spread', perSecond(spread), BUDGETS.orders),
      atLeast('Full orders per second in the process, one hot option', perSecond(one), BUDGETS.orders),
      atMost('p99 of a full order in the process, spread, ms', within(spread, 0.99), BUDGETS.orderP99Ms),
      atMost('p99 of a full order in the process, one hot option, ms', within(one, 0.99), BUDGETS.orderP99Ms),
      atLeast('Full orders per second over HTTP, spread', perSecond(httpSpread), BUDGETS.ordersOverHttp),
      atLeast('Full orders per second over HTTP, one hot option', perSecond(httpOne), BUDGETS.ordersOverHttp),
    ],
  };
}

function rowOf(name: string, work: Work) {
  return [
    name,
    whole(perSecond(work)),
    (work.cpuMs / work.count).toFixed(1),
    (work.databaseCpuMs / work.count).toFixed(1),
    within(work, 0.5).toFixed(0),
    within(work, 0.99).toFixed(0),
  ];
}

/** Options anybody may buy, with stock that no run can sell out. */
export async function stockedOptions(shop: BenchShop): Promise<readonly Option[]> {
  const options = await buyableOptions(shop, OPTIONS);
  if (options.length === 0) throw new Error('the demo has no product that anybody may buy');
  const numbers = options.map(({ optionNo }) => optionNo);
  const stock = { openingCnt: PLENTY, stockCnt: PLENTY };
  await shop.database.updateTable('productOption').set(stock).where('optionNo', 'in', numbers).execute();
  return options;
}

function inProcessTarget(shop: BenchShop): OrderTarget {
  return {
    origin: BENCH_ORIGIN,
    send: shop.handler,
    approve: async (key) => {
      await decideSandboxPayment(shop, key, 'APPROVE', { cardName: '연습카드', declineReason: null });
    },
  };
}

async function orderAt(
  target: OrderTarget,
  bearers: readonly string[],
  options: readonly Option[],
  index: number,
): Promise<void> {
  const [bearer, option] = [bearers[index % bearers.length], options[index % options.length]];
  if (bearer !== undefined && option !== undefined) await placeOrder(target, bearer, option);
}

/** The same orders to a shop process on the same database, one measurement for each list of options. */
async function measureOverHttp(
  shop: BenchShop,
  server: BenchServer,
  { bearers, pace }: { readonly bearers: readonly string[]; readonly pace: Pace },
  [options, hot]: readonly [readonly Option[], readonly Option[]],
): Promise<readonly [Work, Work]> {
  const environment = { DATA_DIR: join(server.folder, 'orders'), DATABASE_URL: addressOf(server) };
  const { origin, pid, stop } = await startShopProcess(environment);
  const generate = async (chosen: readonly Option[], runMs: number): Promise<GeneratorResult> => {
    const task: GeneratorTask = { origin, bearers, options: chosen, pace: { ...pace, warmUpMs: 0, runMs } };
    const result: GeneratorResult = JSON.parse(await runScript(GENERATOR, JSON.stringify(task)));
    return result;
  };
  const measure = async (chosen: readonly Option[]): Promise<Work> => {
    await generate(chosen, pace.warmUpMs);
    const before = { cpu: await processCpuMs(pid), database: await shop.databaseCpuMs() };
    const { wallMs, times } = await generate(chosen, pace.runMs);
    const [cpu, database] = [await processCpuMs(pid), await shop.databaseCpuMs()];
    return { count: times.length, wallMs, cpuMs: cpu - before.cpu, databaseCpuMs: database - before.database, times };
  };
  try {
    return [await measure(options), await measure(hot)];
  } finally {
    await stop();
  }
}

/** What orders write into. */
const GROWING =
  'order_sheet, shop_order, order_option, order_delivery, order_option_history, stock_hold, payment, payment_ledger, ' +
  'job, idempotency, sandbox_payment, address, member, login_session, server_token, point_waiting';

/**
 * Lets tables grow and be analyzed, as they are in any shop a minute after its start. The bench analyzes the demo
 * before its first order, which no shop does: connections would keep plans for tables without rows and read them whole.
 */
async function growTables(shop: BenchShop, order: (index: number) => Promise<void>): Promise<void> {
  const pace = paceOf(shop, { ...PACE, runMs: FIRST_ORDERS_MS });
  await repeat({ ...pace, warmUpMs: 0 }, order);
  await shop.opened.pool.query(`analyze ${GROWING}`);
}
