import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { findOpenSource } from '../../scripts/open-source.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** The kit of the app without what only a member's pages need, and the small words of the core and of the icons. */
const SHARED =
  /\/src\/(?:ui|locale|app|chrome(?!\/my-page)|routes(?!\/route-title))\/|commerce-core\/src\/(?:value|error|cart|product)\/|lucide-react/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every static file, so that the host never compresses one while serving. */
function precompress(): Plugin {
  return {
    name: 'dealstore:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = (await readdir(dir, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(
        files.map(async (file) => {
          const path = join(dir, file);
          const content = await readFile(path);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await Promise.all([
            writeFile(`${path}.br`, await toBrotli(content, { params })),
            writeFile(`${path}.gz`, await toGzip(content, { level: 9 })),
          ]);
        }),
      );
    },
  };
}

/** Gives the open-source notices two modules: the list, and the words of the licences, which are brought only to be read. */
function openSourceNotices(): Plugin {
  const prefix = 'virtual:open-source/';
  return {
    name: 'dealstore:open-source',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const found = await findOpenSource();
      const value = id.endsWith('/texts')
        ? Object.fromEntries(
            found.map(({ name, version, homepage, text }) => [`${name}@${version}`, { homepage, text }]),
          )
        : found.map(({ name, version, licence }) => ({ name, version, licence }));
      return `export const ${id.slice(prefix.length + 1)} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
  };
}

// One `vite build` makes both halves: dist/client (hashed, with its manifest) and dist/server/entry-server.js.
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), openSourceNotices(), precompress()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // React has the hook itself; the router brings a stand-in for older ones.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: command === 'build' ? '[hash]-[local]' : '[name]-[local]' } },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2022',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        assetsDir: 'static',
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        cssMinify: 'lightningcss',
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // What many screens share travels in one file; what few share stays out of everybody else's first load.
          output: { codeSplitting: { groups: [{ name: 'kit', test: SHARED, minShareCount: 5 }] } },
        },
      },
    },
    ssr: {
      // Everything is bundled: the server loads one file, with React's production build inside.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
      build: {
        ssr: 'src/entry-server.tsx',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        minify: false,
        reportCompressedSize: false,
        rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
      },
    },
  },
}));
