import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { CHUNKS, isOf } from './build/chunks.ts';
import { ICON_SPRITE, iconSprite } from './build/icon-sprite.ts';
import { oneLanguage } from './build/one-language.ts';
import { openSourceNotices } from './build/open-source-notices.ts';
import { precompress } from './build/precompress.ts';
import { uniqueClassNames } from './build/unique-class-names.ts';

const SOURCE = fileURLToPath(new URL('src', import.meta.url));
const UI = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
/** React, its cache of answers, and the bundler's own few lines. */
const LIBRARIES =
  /rolldown\/runtime|node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|@tanstack)\//;
/** Modules of the shared chunk: those of the table, and the icons, which no file of ours is. */
const isKit = (id: string): boolean => id === ICON_SPRITE || isOf(CHUNKS.kit)(id);

const CONDITIONS = ['source', 'module', 'browser', 'development|production'];

/** A script that is inline in a document: one file without imports or exports, which the host reads. */
function inlineScript(name: string, isFirst: boolean): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { conditions: CONDITIONS, noExternal: true },
    build: {
      outDir: 'dist/inline',
      emptyOutDir: isFirst,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `src/inline/${name}.inline.ts`,
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  };
}

/** The service worker: one file beside the pages, whose address never changes. */
const SERVICE_WORKER: EnvironmentOptions = {
  consumer: 'client',
  resolve: { conditions: CONDITIONS },
  define: { 'process.env.NODE_ENV': "'production'" },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
};

/** The page in one language; both lie in one folder, where what is equal is one file. */
function clientIn(manifest: string, isFirst: boolean): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: { conditions: CONDITIONS },
    build: {
      outDir: 'dist/client',
      emptyOutDir: isFirst,
      target: 'es2022',
      manifest,
      modulePreload: { polyfill: false },
      assetsDir: 'static',
      assetsInlineLimit: 0,
      // One sheet, 18 kB: what a tap opens later has its style already.
      cssCodeSplit: false,
      reportCompressedSize: false,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: 'src/entry-client.tsx',
        output: {
          // The manifest maps source files to these names.
          entryFileNames: 'static/[hash:7].js',
          chunkFileNames: 'static/[hash:7].js',
          assetFileNames: 'static/[hash:7][extname]',
          // A request costs a phone more than a kilobyte: what is used together is one file.
          codeSplitting: {
            groups: [
              { name: 'libraries', test: LIBRARIES },
              { name: 'kit', test: isKit, minShareCount: 10 },
              // A hundred modules of a few lines, which would be a hundred files.
              { name: 'small', test: isOf(CHUNKS.small), minShareCount: 2, maxModuleSize: 650 },
              { name: 'after', test: isOf(CHUNKS.after), minShareCount: 2 },
              { name: 'goods', test: isOf(CHUNKS.goods), minShareCount: 2 },
              { name: 'below', test: isOf(CHUNKS.below), minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
}

// One `vite build` makes all: dist/client (hashed, with a manifest per language) and dist/server/entry-server.js.
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    react(),
    openSourceNotices(),
    oneLanguage(),
    iconSprite([SOURCE, UI], join(UI, 'picture/sprite-icon.tsx')),
    precompress(),
  ],
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  css: {
    modules: {
      // Class names are in CSS, HTML and JavaScript, so short ones save bytes.
      generateScopedName: command === 'build' ? '[hash:base64:4]' : '[name]-[local]',
      getJSON: uniqueClassNames(),
    },
  },
  builder: {},
  environments: {
    client: clientIn('manifest.json', true),
    clientEn: clientIn('manifest.en.json', false),
    serviceWorker: SERVICE_WORKER,
    earlyInput: inlineScript('early-input', true),
    loadApp: inlineScript('load-app', false),
    bridgeCheck: inlineScript('bridge-check', false),
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
