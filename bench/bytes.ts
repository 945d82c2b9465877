import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { STOREFRONT_BUILD } from '../scripts/build.ts';
import { type Table, type Topic, whole } from './table.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Bytes as they lie on the disk and as they travel. */
interface Size {
  readonly raw: number;
  readonly brotli: number;
}

/** What a route's screens load. */
export interface RouteBytes {
  readonly screen: string;
  /** What must arrive before the page answers to a touch: entry and route. */
  readonly scripts: Size;
  /** That and what comes after the first paint: container, session and flows. */
  readonly allScripts: Size;
  readonly styles: Size;
}

const CLIENT = join(STOREFRONT_BUILD, 'client');
const ENTRY = 'src/entry-client.tsx';
const AFTER_PAINT = 'src/app/after-paint.ts';
const SCREEN = /^src\/features\/(?<screen>.+)\.screen\.tsx$/;
const HYDRATION_BUDGET = 98_000;
const TOTAL_BUDGET = 125_000;

/** The tables, and the two routes that peers are compared by. */
interface BytesTopic extends Topic {
  readonly home: RouteBytes | undefined;
  readonly product: RouteBytes | undefined;
}

/** Bytes of script and style per route, from the manifest of the build that a start serves. */
export async function measureBytes(): Promise<BytesTopic> {
  const manifest: Manifest = JSON.parse(await readFile(join(CLIENT, 'manifest.json'), 'utf8'));
  const screens = Object.keys(manifest).filter((name) => SCREEN.test(name));
  const routes = await Promise.all(screens.map((name) => bytesOf(manifest, name)));
  const routeOf = (name: string) => routes.find(({ screen }) => screen === name);
  const [home, product] = [routeOf('home/home'), routeOf('product/product')];
  const largest = Math.max(...routes.map(({ allScripts }) => allScripts.brotli));
  return {
    home,
    product,
    tables: [drawRoutes(routes)],
    verdicts: [
      ...(home === undefined
        ? []
        : [atMost('Script that hydrates the home, B brotli', home.scripts, HYDRATION_BUDGET)]),
      atMost('Script of the heaviest route with all after paint, B brotli', { raw: 0, brotli: largest }, TOTAL_BUDGET),
    ],
  };
}

function drawRoutes(routes: readonly RouteBytes[]): Table {
  return {
    title: 'Script and style per route',
    method:
      'Exact bytes of the built files, raw and brotli 11. “Hydrates” is the entry, the route’s screen and all they import; “in all” adds ' +
      'what is fetched after the first paint. Style is written into the HTML, so it costs no request.',
    columns: ['Screen', 'hydrates raw', 'hydrates br', 'in all raw', 'in all br', 'style raw', 'style br'],
    rows: routes.map(({ screen, scripts, allScripts, styles }) => [
      screen,
      ...[scripts, allScripts, styles].flatMap(({ raw, brotli }) => [whole(raw), whole(brotli)]),
    ]),
  };
}

async function bytesOf(manifest: Manifest, name: string): Promise<RouteBytes> {
  const first = closure(manifest, [ENTRY, name]);
  const all = closure(manifest, [ENTRY, name, AFTER_PAINT]);
  const filesOf = (names: readonly string[]) => names.map((chunk) => manifest[chunk]?.file ?? '');
  const [scripts, allScripts, styles] = await Promise.all([
    sizeOf(filesOf(first)),
    sizeOf(filesOf(all)),
    sizeOf(first.flatMap((chunk) => manifest[chunk]?.css ?? [])),
  ]);
  return { screen: SCREEN.exec(name)?.groups?.['screen'] ?? name, scripts, allScripts, styles };
}

async function sizeOf(files: readonly string[]): Promise<Size> {
  const bytes = async (ending: string): Promise<number> => {
    const found = await Promise.all([...new Set(files)].map((file) => stat(join(CLIENT, `${file}${ending}`))));
    return found.reduce((total, { size }) => total + size, 0);
  };
  return { raw: await bytes(''), brotli: await bytes('.br') };
}

function closure(manifest: Manifest, names: readonly string[], seen = new Set<string>()): readonly string[] {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) continue;
    seen.add(name);
    closure(manifest, chunk.imports ?? [], seen);
  }
  return [...seen];
}

function atMost(measure: string, { brotli }: Size, budget: number) {
  return { measure, budget: `≤ ${whole(budget)}`, measured: whole(brotli), isMet: brotli <= budget };
}
