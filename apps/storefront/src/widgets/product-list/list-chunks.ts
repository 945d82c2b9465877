import { badgesOf, type CardProduct } from '../product-card/card-product.ts';

/** Cards of a part of a list: as many as a page has, and whole rows of one to four columns. */
export const PART_CARDS = 24;

/** The numbers of columns a divided list may stand in. */
const COLUMNS = [1, 2, 3, 4] as const;

/** Divides a list, so that what is far from the reader is skipped part by part and not card by card. */
export function divideList(products: readonly CardProduct[]): readonly (readonly CardProduct[])[] {
  const parts: (readonly CardProduct[])[] = [];
  for (let from = 0; from < products.length; from += PART_CARDS) parts.push(products.slice(from, from + PART_CARDS));
  return parts;
}

/** How many rows a part has in each number of columns, and in how many of them a card has badges: `--rows-2`, `--badged-2`. */
export function rowsOf(products: readonly CardProduct[]): Readonly<Record<`--${'rows' | 'badged'}-${number}`, number>> {
  const hasBadges = products.map((product) => badgesOf(product).length > 0);
  const entries = COLUMNS.flatMap((columns) => {
    const starts = [...hasBadges.keys()].filter((index) => index % columns === 0);
    const badged = starts.filter((start) => hasBadges.slice(start, start + columns).includes(true)).length;
    return [
      [`--rows-${columns}`, starts.length],
      [`--badged-${columns}`, badged],
    ] as const;
  });
  return Object.fromEntries(entries);
}
