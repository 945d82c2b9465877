import { readRouteSizes, type RouteSizes, type Size } from '@dealstore/storefront/route-sizes';
import { BUDGETS } from './budgets.ts';
import { atMost, type Table, type Topic, whole } from './table.ts';

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
  const heaviest = (
    among: readonly RouteSizes[],
    sizeOf: (route: RouteSizes) => Size,
    measure: string,
    budget: number,
  ) =>
    among
      .toSorted((left, right) => sizeOf(right).brotli - sizeOf(left).brotli)
      .slice(0, 1)
      .map((route) => atMost(`${measure} (heaviest: ${route.screen}), B brotli`, sizeOf(route).brotli, budget));
  const publicRoutes = routes.filter(({ isPublic }) => isPublic);
  const verdicts = [
    ...heaviest(publicRoutes, ({ scripts }) => scripts, 'Script that hydrates a public route', BUDGETS.hydrationBytes),
    ...heaviest(routes, ({ allScripts }) => allScripts, 'Script of a route with all after paint', BUDGETS.routeBytes),
    ...heaviest(routes, ({ flowScripts }) => flowScripts, 'Script of a route with the flows', BUDGETS.flowBytes),
  ];
  return { home, product, tables: [drawRoutes(routes)], verdicts };
}

function drawRoutes(routes: readonly RouteSizes[]): Table {
  return {
    title: 'Script per route',
    method:
      'Exact bytes of the built files in Korean, raw and brotli 11. “Hydrates” is the entry, the route’s screen and all they import; “in all” ' +
      'adds what every page fetches by itself after the first paint; “with flows” also what a member’s session, a log-in or a checkout brings. ' +
      'What only a tap brings, or reading down to a part far below (the reviews of a product), is in none of them.',
    columns: ['Screen', 'hydrates raw', 'hydrates br', 'in all raw', 'in all br', 'with flows br'],
    rows: routes.map(({ screen, scripts, allScripts, flowScripts }) => [
      screen,
      ...[scripts, allScripts].flatMap(({ raw, brotli }) => [whole(raw), whole(brotli)]),
      whole(flowScripts.brotli),
    ]),
  };
}
