import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { buildStorefront } from '@dealstore/shop/build-storefront';
import { readRouteSizes } from '@dealstore/storefront/route-sizes';

/** One bundle whose size is promised to an app that imports the core. */
interface SizeBudget {
  readonly name: string;
  readonly code: string;
  /** Most bytes after brotli; null where they are only told. */
  readonly limit: number | null;
  /** Packages that are not weighed: an app that imports the core brings them or has them already. */
  readonly external: readonly string[];
}

const BUDGETS: readonly SizeBudget[] = [
  {
    name: 'one rule (formatWon)',
    code: `export { formatWon } from '@dealstore/commerce-core/domain';`,
    limit: 1_000,
    external: [],
  },
  {
    name: 'createCommerce and every HTTP adapter, without xstate',
    code: `export { createCommerce } from '@dealstore/commerce-core';
export * from '@dealstore/commerce-core/adapters/http';`,
    limit: 35_000,
    external: ['xstate'],
  },
  {
    name: 'the flow of a gift with xstate',
    code: `export { createGiftRecipientMachine } from '@dealstore/commerce-core';
export { createActor } from 'xstate';`,
    limit: 20_000,
    external: [],
  },
  {
    name: 'every HTTP adapter, without openapi-fetch',
    code: `export * from '@dealstore/commerce-core/adapters/http';`,
    limit: 12_000,
    external: ['openapi-fetch'],
  },
  ...['', '/domain', '/http', '/adapters/web', '/adapters/bare', '/adapters/memory'].map((subPath) => ({
    name: `everything of @dealstore/commerce-core${subPath} by itself`,
    code: `export * from '@dealstore/commerce-core${subPath}';`,
    limit: null,
    external: ['xstate', 'openapi-fetch'],
  })),
];

/**
 * Most bytes, brotli 11, of what hydrates a public route; of all that any route's page fetches by itself; of that and
 * the flows.
 */
const HYDRATION_LIMIT = 130_000;
const ROUTE_LIMIT = 170_000;
const FLOWS_LIMIT = 190_000;

/** Where the importer is: a place from which the core is found by its name. */
const IMPORTER = fileURLToPath(new URL('../apps/storefront/', import.meta.url));
const ENTRY = 'size-entry.js';

/**
 * Bundles what is promised as an importer would, tree-shaken and minified, and weighs it; then the routes of the shop.
 */
export async function runSizes() {
  const startedAt = performance.now();
  const weighed: { readonly budget: SizeBudget; readonly bytes: number }[] = [];
  for (const budget of BUDGETS) weighed.push({ budget, bytes: await bytesOf(budget) });
  const all = [
    ...weighed.map(({ budget, bytes }) => ({ name: budget.name, bytes, limit: budget.limit })),
    ...(await weighRoutes()),
  ];
  const lineOf = ({ name, bytes, limit }: (typeof all)[number]) =>
    `${name}: ${bytes}${limit === null ? '' : ` of ${limit}`} bytes (brotli)`;
  const isHeavy = ({ bytes, limit }: (typeof all)[number]) => limit !== null && bytes > limit;
  const heavy = all.filter(isHeavy);
  const light = all.filter((one) => !isHeavy(one));
  return {
    name: 'sizes',
    ok: heavy.length === 0,
    output: [...heavy.map((one) => `OVER: ${lineOf(one)}`), ...light.map(lineOf)].join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

async function weighRoutes() {
  await buildStorefront();
  const routes = await readRouteSizes();
  const publicRoutes = routes.filter(({ isPublic }) => isPublic);
  return [
    ...publicRoutes.map(({ screen, scripts }) => ({
      name: `script that hydrates ${screen}`,
      bytes: scripts.brotli,
      limit: HYDRATION_LIMIT,
    })),
    ...routes.flatMap(({ screen, allScripts, flowScripts }) => [
      { name: `script of ${screen}`, bytes: allScripts.brotli, limit: ROUTE_LIMIT },
      { name: `script of ${screen} with the flows`, bytes: flowScripts.brotli, limit: FLOWS_LIMIT },
    ]),
  ];
}

async function bytesOf({ code, external }: SizeBudget): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: IMPORTER,
    resolve: { conditions: ['source', 'module', 'browser', 'import'] },
    plugins: [
      {
        name: 'weighed-entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(ENTRY) ? `${IMPORTER}${ENTRY}` : null),
        load: (id) => (id.endsWith(ENTRY) ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      lib: { entry: ENTRY, formats: ['es'] },
      rollupOptions: { external: [...external] },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return chunks.reduce((sum, chunk) => sum + ('code' in chunk ? brotliCompressSync(chunk.code).byteLength : 0), 0);
}
