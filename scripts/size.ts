import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** One bundle whose size is promised to whoever imports the core. */
interface Promised {
  readonly name: string;
  readonly code: string;
  /** Most bytes after brotli. */
  readonly limit: number;
  /** What the importer brings, or has anyway. */
  readonly external: readonly string[];
}

const PROMISES: readonly Promised[] = [
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
];

/** Where the importer stands: a place from which the core is found by its name. */
const IMPORTER = fileURLToPath(new URL('../apps/storefront/', import.meta.url));
const ENTRY = 'size-entry.js';

/** Bundles what is promised as an importer would, tree-shaken and minified, and weighs it. */
export async function runSizes() {
  const startedAt = performance.now();
  const weighed: { readonly promised: Promised; readonly bytes: number }[] = [];
  for (const promised of PROMISES) weighed.push({ promised, bytes: await bytesOf(promised) });
  const heavy = weighed.filter(({ promised, bytes }) => bytes > promised.limit);
  const line = ({ promised, bytes }: (typeof weighed)[number]) =>
    `${promised.name}: ${bytes} of ${promised.limit} bytes (brotli)`;
  return {
    name: 'sizes',
    ok: heavy.length === 0,
    output: weighed.map(line).join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

async function bytesOf({ code, external }: Promised): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: IMPORTER,
    resolve: { conditions: ['source', 'module', 'browser', 'import'] },
    plugins: [
      {
        name: 'promised-entry',
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
