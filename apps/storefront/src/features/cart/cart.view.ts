import type { CartPrice, Won } from '@dealstore/commerce-core/domain';

/** What decides what the order panel of a cart shows. */
interface PanelFacts {
  /** How many lines are chosen. */
  readonly lineCnt: number;
  /** What the chosen lines cost, as far as that is known; it may be of other counts. */
  readonly price: CartPrice | undefined;
  /** Whether that price is of other counts and no new one has come in time. */
  readonly isStale: boolean;
  readonly isPricing: boolean;
  /** Whether the cart or its price could not be read. */
  readonly isAway: boolean;
  /** Whether every change of the cart has been answered. */
  readonly isSettled: boolean;
}

/** What the order button says: the price, or why it names none. */
type Total = CartPrice | 'nothing' | 'pricing' | 'unpriced';

/** The first price that is of what the chosen goods cost at the counts they are shown with. */
export function priceFor(goodsAmt: Won, prices: readonly (CartPrice | null | undefined)[]): CartPrice | undefined {
  return prices.find((price) => price?.buyAmt === goodsAmt) ?? undefined;
}

/** What the order panel of a cart shows: its price, an estimate or neither, and what its button says. */
export function panelOf({ lineCnt, price, isStale, isPricing, isAway, isSettled }: PanelFacts) {
  const shown = isStale ? undefined : price;
  const total = totalOf(lineCnt, shown, price === undefined && isPricing);
  return {
    price: shown,
    total,
    isEstimate: total === 'unpriced' && (isStale || isAway),
    isUnsettled: !isSettled || total === 'pricing',
  };
}

function totalOf(lineCnt: number, price: CartPrice | undefined, isAwaited: boolean): Total {
  if (lineCnt === 0) return 'nothing';
  return price ?? (isAwaited ? 'pricing' : 'unpriced');
}
