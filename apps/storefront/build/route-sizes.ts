import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { fileURLToPath } from 'node:url';
import { withImports } from './manifest-imports.ts';
import { isMemberRoute, routeNames, words } from '../src/routes/paths.ts';

/** Uncompressed bytes, and bytes compressed by brotli 11. */
export interface Size {
  readonly raw: number;
  readonly brotli: number;
}

/** What a route's screen loads. */
export interface RouteSizes {
  /** Feature and screen. @example 'product/product' */
  readonly screen: string;
  /** Whether a guest may see it. */
  readonly isPublic: boolean;
  /** What must arrive before the page answers to a touch: entry and route. */
  readonly scripts: Size;
  /** That and what every page gets by itself after its first paint: the container and the calls, the overlays, the titles. */
  readonly allScripts: Size;
  /** That and the flows: a member's session, a checkout. */
  readonly flowScripts: Size;
}

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));
const ENTRY = 'src/entry-client.tsx';
const FLOWS = 'src/app/start-flows.ts';
/** What the entry can bring but no page does by itself: it takes a mouse at rest, a key, the search box, or an outage. */
const LOADED_ON_DEMAND = [
  'src/chrome/header/mega-menu.tsx',
  'src/chrome/header/search-panel.tsx',
  'src/app/offline/open-shell.ts',
  'src/app/layout/offline-page.tsx',
];
const SCREEN = /^src\/features\/(?<screen>.+)\.screen\.tsx$/;

/** Screens are files named by their route in kebab-case. */
const MEMBER_SCREENS = new Set(
  routeNames()
    .filter(isMemberRoute)
    .map((name) => words(name).join('-')),
);

/** Exact bytes of every route of the storefront as it is built now, in Korean. */
export async function readRouteSizes(): Promise<readonly RouteSizes[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(CLIENT, 'manifest.json'), 'utf8'));
  const screens = Object.keys(manifest).filter((name) => SCREEN.test(name));
  return Promise.all(screens.map((name) => sizesOf(manifest, name)));
}

async function sizesOf(manifest: Manifest, name: string): Promise<RouteSizes> {
  const first = withImports(manifest, [ENTRY, name]);
  // Every page loads what the entry imports dynamically and is no screen.
  const later =
    manifest[ENTRY]?.dynamicImports?.filter(
      (brought) => !SCREEN.test(brought) && !LOADED_ON_DEMAND.includes(brought),
    ) ?? [];
  const filesOf = (names: readonly string[]) => names.map((chunk) => manifest[chunk]?.file ?? '');
  const [scripts, allScripts, flowScripts] = await Promise.all([
    sizeOf(filesOf(first)),
    sizeOf(filesOf(withImports(manifest, [ENTRY, name, ...later]))),
    sizeOf(filesOf(withImports(manifest, [ENTRY, name, ...later, FLOWS]))),
  ]);
  const screen = SCREEN.exec(name)?.groups?.['screen'] ?? name;
  const isPublic = !MEMBER_SCREENS.has(screen.split('/').at(-1) ?? '');
  return { screen, isPublic, scripts, allScripts, flowScripts };
}

async function sizeOf(files: readonly string[]): Promise<Size> {
  const bytes = async (ending: string): Promise<number> => {
    const found = await Promise.all([...new Set(files)].map((file) => stat(join(CLIENT, `${file}${ending}`))));
    return found.reduce((total, { size }) => total + size, 0);
  };
  return { raw: await bytes(''), brotli: await bytes('.br') };
}
