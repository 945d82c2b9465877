/**
 * `pnpm bench`: one run, tables on the terminal. `--to 1e6` grows the catalogue further (1e5 unless told),
 * `--only pages,reads` measures those parts alone, `--write` keeps a whole run in docs/bench.md. Nothing here fails a build: figures of one machine and one moment are shown, not asserted.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { buildStorefront } from '@dealstore/shop/build-storefront';
import type { Table, Topic } from './table.ts';

process.env['NODE_ENV'] ??= 'production';
const { measureBytes } = await import('./bytes.ts');
const { measureCatalogue } = await import('./catalogue.ts');
const { measureFirstRender } = await import('./first-render.ts');
const { measureInteraction } = await import('./interaction.ts');
const { measureOrders } = await import('./orders.ts');
const { measurePages } = await import('./pages.ts');
const { comparePeers, PEER_PAGES } = await import('./peers.ts');
const { measureReads } = await import('./reads.ts');
const { measureReady } = await import('./ready.ts');
const { openShop, startServer } = await import('./shop.ts');
const { drawTable, verdictTable } = await import('./table.ts');

const DOCUMENT = fileURLToPath(new URL('../docs/bench.md', import.meta.url));
const FINDINGS = '## What was found';
const LARGEST = 1_000_000;

const largest = Math.min(Number(wordAfter('--to') ?? 1e5), LARGEST);
const writes = process.argv.includes('--write');
const PARTS = ['ready', 'bytes', 'pages', 'interaction', 'reads', 'orders', 'catalogue'] as const;
const only = wordAfter('--only')?.split(',') ?? PARTS;
const unknown = only.filter((part) => !PARTS.some((known) => known === part));
if (unknown.length > 0) throw new Error(`--only wants some of ${PARTS.join(', ')}, not ${unknown.join(', ')}`);
if (writes && only !== PARTS) throw new Error('--write keeps a whole run, so not with --only');
const measures = (part: (typeof PARTS)[number]): boolean => only.includes(part);
if (!(largest >= 1_000)) throw new Error('--to wants a number of products from 1e3 to 1e6');

const printed: string[] = [];
const print = (text: string): void => {
  printed.push(text);
  console.log(`${text}\n`);
};

await buildStorefront();
const head = describeRun();
print(head);
const topics: Topic[] = [];
const show = (topic: Topic, ...besides: readonly Table[]): void => {
  topics.push(topic);
  for (const table of [...topic.tables, ...besides]) print(drawTable(table));
};
const server = await startServer();
try {
  const shop = await openShop(server);
  if (measures('ready')) show(await measureReady(server));
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
  if (measures('orders')) show(await measureOrders(shop));
  await shop.close();
  if (measures('catalogue')) show(await measureCatalogue(server, largest));
  print(drawTable(verdictTable(topics.flatMap(({ verdicts }) => verdicts))));
} finally {
  await server.drop();
}
if (writes) {
  // What people found out about the figures is theirs: it stays.
  const kept = (await readFile(DOCUMENT, 'utf8').catch(() => '')).split(FINDINGS)[1];
  const findings = kept === undefined ? [] : [`${FINDINGS}${kept}`];
  const text = await format(`${[...printed, ...findings].join('\n\n')}\n`, { parser: 'markdown', printWidth: 120 });
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

function wordAfter(flag: string): string | undefined {
  const place = process.argv.indexOf(flag);
  return place === -1 ? undefined : process.argv[place + 1];
}
