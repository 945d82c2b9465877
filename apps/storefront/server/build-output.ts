import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { preparePage } from '../src/entry-server.tsx';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What the server build exports. */
interface EntryServer {
  readonly preparePage: typeof preparePage;
}

/** What a route's document needs of the build. */
export interface RouteAssets {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly styles: readonly { readonly href: string; readonly css: string }[];
}

/** The built storefront, ready to serve. */
export interface BuildOutput {
  readonly files: StaticFiles;
  readonly entryServer: EntryServer;
  /** Script and CSS of the source files a document shows, named from the route table: `../features/…`. */
  assetsOf(shownFiles: readonly string[]): RouteAssets;
}

const ENTRY = 'src/entry-client.tsx';

/** Loads both halves of the build; rejects when it is missing or was made by another version. */
export async function readBuildOutput(distDir: string): Promise<BuildOutput> {
  const [files, manifest, entryServer] = await Promise.all([
    readStaticFiles(join(distDir, 'client')),
    readManifest(join(distDir, 'client', 'manifest.json')),
    importEntryServer(join(distDir, 'server', 'entry-server.js')),
  ]);
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`the client build has no ${ENTRY}: build the storefront again`);
  const known = new Map<string, RouteAssets>();

  const read = (shownFiles: readonly string[]): RouteAssets => {
    const shown = shownFiles.map((file) => posix.normalize(posix.join('src/routes', file)));
    const chunks = [...new Set([ENTRY, ...shown].flatMap((name) => closure(manifest, name)))];
    const css = [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))];
    const scripts = chunks.map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
    return {
      entry: `/${entry.file}`,
      preload: [...new Set(scripts)].filter((file) => file !== entry.file).map((file) => `/${file}`),
      styles: css.map((file) => ({ href: `/${file}`, css: files.text(`/${file}`) ?? '' })),
    };
  };
  return {
    files,
    entryServer,
    assetsOf(shownFiles) {
      const key = shownFiles.join();
      const assets = known.get(key) ?? read(shownFiles);
      known.set(key, assets);
      return assets;
    },
  };
}

function closure(manifest: Readonly<Record<string, ManifestChunk>>, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => closure(manifest, imported, seen)), name];
}

async function readManifest(path: string): Promise<Readonly<Record<string, ManifestChunk>>> {
  const manifest: Readonly<Record<string, ManifestChunk>> = JSON.parse(await readFile(path, 'utf8'));
  return manifest;
}

async function importEntryServer(path: string): Promise<EntryServer> {
  const module: EntryServer = await import(pathToFileURL(path).href);
  return module;
}
