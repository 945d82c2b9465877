import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@dealstore/commerce-core/domain';
import type { Manifest } from 'vite';
import type { preparePage, shellFiles } from '../../src/entry-server.tsx';
import type { PageState } from '../../src/page/page-state.ts';
import { withImports } from '../../build/manifest-imports.ts';
import { createCriticalCss, type CriticalCss } from '../document/critical-css.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

/** What the server build exports. */
interface EntryServer {
  readonly preparePage: typeof preparePage;
  readonly shellFiles: typeof shellFiles;
}

/** What a route's document needs of the build. */
export interface RouteAssets {
  /** The inline script that loads the app. */
  readonly loadApp: string;
  /** Extracts the part of the style sheet that an HTML text uses. */
  readonly criticalCss: CriticalCss;
}

/** The inline scripts of every document, as built. */
interface InlineScripts {
  readonly earlyInput: string;
  readonly loadApp: string;
}

/** Whom a document is for, as far as that changes what it shows. */
type Reader = Pick<PageState, 'language' | 'platform'>;

/** The built storefront, ready to serve. */
export interface BuildOutput {
  /** The inline script that remembers what a visitor does before the app is there. */
  readonly earlyInput: string;
  /** The address of the shop's one style sheet. */
  readonly styleSheet: string;
  readonly files: StaticFiles;
  readonly entryServer: EntryServer;
  /**
   * Script, in one language, and CSS of the source files a document shows, named from the route table: `../features/…`.
   * A phone gets no style of what only a PC has been shown.
   */
  assetsOf(shownFiles: readonly string[], reader: Reader): RouteAssets;
}

const ENTRY = 'src/entry-client.tsx';
/** The bundler's name of the one style sheet, which is the same in every language. */
const STYLE_SHEET = 'style.css';
/** A build has its script once in every language. */
const MANIFESTS = { ko: 'manifest.json', en: 'manifest.en.json' } as const satisfies Readonly<Record<Language, string>>;

/** Loads both halves of the build; rejects when it is missing or was made by another version. */
export async function readBuildOutput(distDir: string): Promise<BuildOutput> {
  const client = join(distDir, 'client');
  const [files, ko, en, entryServer, inline] = await Promise.all([
    readStaticFiles(client, join(distDir, 'former')),
    readManifest(join(client, MANIFESTS.ko)),
    readManifest(join(client, MANIFESTS.en)),
    importEntryServer(join(distDir, 'server', 'entry-server.js')),
    readInlineScripts(join(distDir, 'inline')),
  ]);
  const manifests = { ko, en };
  const styleSheet = `/${ko[STYLE_SHEET]?.file ?? ''}`;
  const style = files.text(styleSheet) ?? '';
  const styles = new Map<string, CriticalCss>();
  const scripts = new Map<string, string>();
  return {
    earlyInput: inline.earlyInput,
    styleSheet,
    files,
    entryServer,
    assetsOf(shownFiles, { language, platform }) {
      const shown = shownFiles.join();
      const styleKey = `${platform} ${shown}`;
      const scriptKey = `${language} ${shown}`;
      const criticalCss = styles.get(styleKey) ?? createCriticalCss(style);
      const loadApp = scripts.get(scriptKey) ?? loadAppOf(manifests[language], shownFiles, inline);
      styles.set(styleKey, criticalCss);
      scripts.set(scriptKey, loadApp);
      return { loadApp, criticalCss };
    },
  };
}

/** The inline script that loads the app, with the files it loads: the entry runs last, when all it needs is there. */
function loadAppOf(manifest: Manifest, shownFiles: readonly string[], inline: InlineScripts): string {
  const shown = shownFiles.map((file) => posix.normalize(posix.join('src/routes', file)));
  const entry = manifest[ENTRY]?.file ?? '';
  const chunks = withImports(manifest, [ENTRY, ...shown]).map((name) => manifest[name]?.file ?? '');
  const inOrder = [...new Set(chunks)].filter((file) => file.endsWith('.js') && file !== entry).concat(entry);
  return `{const appFiles=${JSON.stringify(inOrder.map((file) => `/${file}`))};${inline.loadApp}}`;
}

async function readInlineScripts(folder: string): Promise<InlineScripts> {
  const read = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim();
  return { earlyInput: await read('early-input.js'), loadApp: await read('load-app.js') };
}

async function readManifest(path: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
  if (manifest[ENTRY] === undefined) throw new Error(`${path} has no ${ENTRY}: build the storefront again`);
  return manifest;
}

async function importEntryServer(path: string): Promise<EntryServer> {
  const module: EntryServer = await import(pathToFileURL(path).href);
  return module;
}
