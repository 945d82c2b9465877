import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildStorefront } from '@dealstore/shop/build-storefront';
import { handleShutdown } from '@dealstore/shop/shutdown';
import { format } from 'prettier';
import { measureBytes } from './bytes.ts';
import { measureCatalogue } from './catalogue.ts';
import { stopChildProcesses } from './child-processes.ts';
import { measureFirstRender } from './first-render.ts';
import { measureInteraction } from './interaction.ts';
import type { Options, Part } from './options.ts';
import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { comparePeers, PEER_PAGES } from './peers.ts';
import { measureReads } from './reads.ts';
import { measureReady } from './ready.ts';
import { measureProcesses } from './processes.ts';
import { type BenchServer, openShop, startServer } from './shop.ts';
import { drawTable, type Table, type Topic, type Verdict, verdictTable } from './table.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/bench.md', import.meta.url));
/** People write below this heading; a new run keeps it. */
const FINDINGS = '## What was found';

/** Measures and prints; an interrupted run stops its PostgreSQL and its shops before it exits. */
export async function run(options: Options): Promise<void> {
  const shutdown = handleShutdown();
  const printed: string[] = [];
  const print = (text: string): void => {
    printed.push(text);
    console.log(`${text}\n`);
  };
  await buildStorefront();
  print(describeRun());
  const starting = startServer();
  shutdown.onShutdown(async () => {
    await stopChildProcesses();
    await starting.then((server) => server.drop()).catch(() => undefined);
  });
  const server = await starting;
  try {
    await measure(server, options, print);
  } catch (error) {
    // What an interrupted run was waiting for fails: that is not news.
    if (!shutdown.requested) throw error;
  } finally {
    await server.drop();
  }
  if (options.write && !shutdown.requested) await keep(printed);
}

async function measure(
  server: BenchServer,
  { parts, largest, quick }: Options,
  print: (text: string) => void,
): Promise<void> {
  const verdicts: Verdict[] = [];
  const show = (topic: Topic, ...besides: readonly Table[]): void => {
    verdicts.push(...topic.verdicts);
    for (const table of [...topic.tables, ...besides]) print(drawTable(table));
  };
  const measures = (part: Part): boolean => parts.includes(part);
  const shop = await openShop(server, quick);
  if (measures('ready')) show(await measureReady(server, shop));
  if (measures('bytes')) {
    const bytes = await measureBytes();
    show(bytes);
    const firstRender = await measureFirstRender(shop);
    const firstRequests = Number(firstRender.verdicts[0]?.measured ?? Number.NaN);
    show(firstRender, comparePeers({ home: bytes.home, product: bytes.product, firstRequests }));
  }
  if (measures('pages')) show(await measurePages(shop), PEER_PAGES);
  if (measures('interaction')) show(await measureInteraction(shop));
  if (measures('reads')) show(await measureReads(shop));
  if (measures('orders')) show(await measureOrders(shop, server));
  if (measures('processes')) show(await measureProcesses(shop, server));
  await shop.close();
  if (measures('catalogue')) show(await measureCatalogue(server, largest));
  print(drawTable(verdictTable(verdicts)));
}

async function keep(printed: readonly string[]): Promise<void> {
  const findings = (await readFile(DOCUMENT, 'utf8').catch(() => '')).split(FINDINGS)[1];
  const findingsPart = findings === undefined ? [] : [`${FINDINGS}${findings}`];
  const text = await format(`${[...printed, ...findingsPart].join('\n\n')}\n`, { parser: 'markdown', printWidth: 120 });
  await writeFile(DOCUMENT, text);
}

/** When and on what kind of machine; never which one. */
function describeRun(): string {
  const day = new Date().toISOString().slice(0, 10);
  const queue = (loadavg()[0] ?? 0).toFixed(0);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# Bench

\`pnpm bench\` measures, \`pnpm bench --write\` also writes this page. Run on ${day}: ${availableParallelism()} processor cores shared by shop,
database and generator, ${memory} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, production build. Bytes, requests and buffers
are exact; times and rates are of one machine in one moment; ${queue} tasks
were running or waiting for its cores when the run began (load average), so read them against that and compare them within a run only.`;
}
