import { readRouteSizes, type RouteSizes, type Size } from '@dealstore/storefront/route-sizes';
import { type Table, type Topic, whole } from './table.ts';

const HYDRATION_BUDGET = 98_000;
const TOTAL_BUDGET = 125_000;

/** The tables, and the two routes that peers are compared by. */
interface BytesTopic extends Topic {
  readonly home: RouteSizes | undefined;
  readonly product: RouteSizes | undefined;
}

/** Bytes of script and style per route, from the manifest of the build that a start serves. */
export async function measureBytes(): Promise<BytesTopic> {
  const routes = await readRouteSizes();
  const routeOf = (name: string) => routes.find(({ screen }) => screen === name);
  const [home, product] = [routeOf('home/home'), routeOf('product/product')];
  const [heaviest] = routes.toSorted((left, right) => right.flowScripts.brotli - left.flowScripts.brotli);
  const verdicts = [
    ...(home === undefined ? [] : [atMost('Script that hydrates the home, B brotli', home.scripts, HYDRATION_BUDGET)]),
    ...(heaviest === undefined
      ? []
      : [
          atMost(
            `Script of the heaviest route (${heaviest.screen}) with all after paint and the flows, B brotli`,
            heaviest.flowScripts,
            TOTAL_BUDGET,
          ),
        ]),
  ];
  return { home, product, tables: [drawRoutes(routes)], verdicts };
}

function drawRoutes(routes: readonly RouteSizes[]): Table {
  return {
    title: 'Script and style per route',
    method:
      'Exact bytes of the built files in Korean, raw and brotli 11. “Hydrates” is the entry, the route’s screen and all they import; “in all” ' +
      'adds what every page fetches by itself after the first paint; “with flows” also what a member’s session, a log-in or a checkout brings. ' +
      'What only a tap brings, or reading down to a part far below (the reviews of a product), is in none of them. ' +
      'The style a page’s HTML uses is written into it; the rest follows and holds nothing up.',
    columns: ['Screen', 'hydrates raw', 'hydrates br', 'in all raw', 'in all br', 'with flows br', 'style br'],
    rows: routes.map(({ screen, scripts, allScripts, flowScripts, styles }) => [
      screen,
      ...[scripts, allScripts].flatMap(({ raw, brotli }) => [whole(raw), whole(brotli)]),
      whole(flowScripts.brotli),
      whole(styles.brotli),
    ]),
  };
}

function atMost(measure: string, { brotli }: Size, budget: number) {
  return { measure, budget: `≤ ${whole(budget)}`, measured: whole(brotli), isMet: brotli <= budget };
}
