import type { RouteSizes } from '@dealstore/storefront/route-sizes';
import { type Table, whole } from './table.ts';

/** A figure of another shop, measured once and stored; ours is measured in this run. */
interface PeerFigure {
  readonly measure: string;
  readonly hydrogen: number;
  readonly commerce: number;
}

/** What this run says of us, by the names of the stored figures; null where it did not measure. */
export interface OwnFigures {
  readonly home: RouteSizes | undefined;
  readonly product: RouteSizes | undefined;
  readonly firstRequests: number;
}

const HOME_SCRIPT: PeerFigure = { measure: 'home: script, B brotli', hydrogen: 97_966, commerce: 151_670 };
const PRODUCT_SCRIPT: PeerFigure = { measure: 'product: script, B brotli', hydrogen: 99_534, commerce: 154_544 };
const REQUESTS: PeerFigure = { measure: 'requests before the first render', hydrogen: 3, commerce: 1 };

/** Ours beside two well-known storefronts, as ratios. Peers are not built here. */
export function comparePeers({ home, product, firstRequests }: OwnFigures): Table {
  const rows = [
    compare(HOME_SCRIPT, home?.allScripts.brotli),
    compare(PRODUCT_SCRIPT, product?.allScripts.brotli),
    compare(REQUESTS, firstRequests),
  ];
  return {
    title: 'Beside two well-known storefronts',
    method:
      'Stored figures, measured on 20 November 2026 and not repeated here: Hydrogen’s skeleton 2026.4.5 (React 18.3) and vercel/commerce ' +
      '(Next 15.6 canary, React 19), production builds on one two-core machine, the same made-up catalogue in place of their backends, ' +
      'every transferred file packed again with brotli 11 so that servers’ settings do not matter. Theirs are starters with a few cards ' +
      'and no log-in, order or sandbox; ours is the whole shop with all that comes after the first paint.',
    columns: ['Measure', 'ours now', 'Hydrogen', 'ours ÷ theirs', 'vercel/commerce', 'ours ÷ theirs'],
    rows: rows.filter((row) => row !== null),
  };
}

/** Server-rendered pages per core second of the peers, as they were measured: a range of two paired runs. */
export const PEER_PAGES: Table = {
  title: 'Server-rendered pages of the peers',
  method:
    'Stored figures of 20 November 2026, two paired runs on the same machine, production builds, their backend answering from memory at ' +
    'once. Compare with “rendered” and “from the page cache” above only as an order of magnitude: the machine was not this one.',
  columns: ['Page, per core second', 'Hydrogen', 'vercel/commerce'],
  rows: [
    ['home', '97–202', '32–69'],
    ['product', '124–225', '52–95'],
  ],
};

function compare({ measure, hydrogen, commerce }: PeerFigure, own: number | undefined) {
  if (own === undefined) return null;
  const ratio = (theirs: number): string => (own / theirs).toFixed(2);
  return [measure, whole(own), whole(hydrogen), ratio(hydrogen), whole(commerce), ratio(commerce)];
}
