import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@dealstore/commerce-core/domain';
import type { Manifest } from 'vite';
import type { preparePage } from '../../src/entry-server.tsx';
import { withImports } from '../../build/manifest-imports.ts';
import { createCriticalCss, type CriticalCss } from '../document/critical-css.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

/** What the server build exports. */
interface EntryServer {
  readonly preparePage: typeof preparePage;
}

/** What a route's document needs of the build. */
export interface RouteAssets {
  /** The inline script that loads the app. */
  readonly loadApp: string;
  /** Files of the CSS, and all that is in them. */
  readonly styles: readonly string[];
  readonly wholeStyle: string;
  /** Extracts the part of it that an HTML text uses. */
  readonly criticalCss: CriticalCss;
}

/** The inline scripts of every document, as built. */
interface InlineScripts {
  readonly earlyInput: string;
  readonly loadApp: string;
}

/** The built storefront, ready to serve. */
export interface BuildOutput {
  /** The inline script that remembers what a visitor does before the app is there. */
  readonly earlyInput: string;
  readonly files: StaticFiles;
  readonly entryServer: EntryServer;
  /** Script, in one language, and CSS of the source files a document shows, named from the route table: `../features/…`. */
  assetsOf(shownFiles: readonly string[], language: Language): RouteAssets;
}

const ENTRY = 'src/entry-client.tsx';
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
  const known = new Map<string, RouteAssets>();
  return {
    earlyInput: inline.earlyInput,
    files,
    entryServer,
    assetsOf(shownFiles, language) {
      const key = `${language} ${shownFiles.join()}`;
      const assets = known.get(key) ?? readAssets(manifests[language], files, shownFiles, inline);
      known.set(key, assets);
      return assets;
    },
  };
}

function readAssets(
  manifest: Manifest,
  files: StaticFiles,
  shownFiles: readonly string[],
  inline: InlineScripts,
): RouteAssets {
  const entry = manifest[ENTRY]?.file ?? '';
  const shown = shownFiles.map((file) => posix.normalize(posix.join('src/routes', file)));
  const chunks = withImports(manifest, [ENTRY, ...shown]);
  // Lazy sections are rendered on the server, so their styles are needed, too.
  const later = shown.flatMap((name) => manifest[name]?.dynamicImports ?? []);
  const styled = [...chunks, ...withImports(manifest, later)];
  const css = [...new Set(styled.flatMap((name) => manifest[name]?.css ?? []))];
  const scripts = chunks.map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
  const wholeStyle = css.map((file) => files.text(`/${file}`) ?? '').join('');
  // The entry runs last, when all it needs is there.
  const inOrder = [...new Set(scripts)].filter((file) => file !== entry).concat(entry);
  return {
    loadApp: `{const appFiles=${JSON.stringify(inOrder.map((file) => `/${file}`))};${inline.loadApp}}`,
    styles: css.map((file) => `/${file}`),
    wholeStyle,
    criticalCss: createCriticalCss(wholeStyle),
  };
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
