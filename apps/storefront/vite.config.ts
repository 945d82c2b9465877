import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { iconSprite } from './build/icon-sprite.ts';
import { oneLanguage } from './build/one-language.ts';
import { openSourceNotices } from './build/open-source-notices.ts';
import { precompress } from './build/precompress.ts';
import { uniqueClassNames } from './build/unique-class-names.ts';

const SOURCE = fileURLToPath(new URL('src', import.meta.url));
const UI = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
/** React, its cache of answers, and the bundler's own few lines. */
const LIBRARIES =
  /rolldown\/runtime|node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|@tanstack)\//;
/** What the pages where goods are looked at and bought begin with; and what lies below a product's screen or goes on after a log-in. */
const GOODS =
  /features\/product\/product\.(?:text|queries)|picture\/(?:carousel|banner-picture)|deal-(?:timer|sold)|use-add-to-cart|option-row|form\/stepper|lazy-section|use-near-viewport|promotion-window|listing\/listing|recommended-products|wish\/wish\.ts|guest-cart|platform|use-bar-height/;
const BELOW =
  /features\/product\/(?:details\/details\.text|reviews\/review-item)|rich-text\/|promised-arrival|resume-intent/;
/** What every page brings once it is painted, and a few pages before. */
const AFTER_PAINT = /popup\/interruption|waiting-payments\.queries|cart\/cart\.ts|behavior\/member-event|age-group/;
/** Small modules of the core, the pages and what they share; those left out are of a few pages of a member. */
const SMALL =
  /\/src\/(?!.*(?:text-area|timeline|gift-status|pay-type|phone-code|order-counts|late-refund|claim-form|draft|without-private-data|section\.(?:tsx|module)))/;
/** Modules of the shared chunk: UI parts, app and chrome without a member's pages, and small modules of the core. */
const SHARED =
  /packages\/ui\/src\/(?!form\/text-area|timeline|section)|\/src\/(?:app|page|chrome|widgets(?!\/my-page|\/gift|\/draft)|routes(?!\/route-title))\/|commerce-core\/src\/(?:value|error|cart|product)\/|icon-sprite/;

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
              { name: 'kit', test: SHARED, minShareCount: 10 },
              // A hundred modules of a few lines, which would be a hundred files.
              { name: 'small', test: SMALL, minShareCount: 2, maxModuleSize: 650 },
              { name: 'after', test: AFTER_PAINT, minShareCount: 2 },
              { name: 'goods', test: GOODS, minShareCount: 2 },
              { name: 'below', test: BELOW, minShareCount: 2 },
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
