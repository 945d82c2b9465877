import { badgesOf, type CardProduct } from '../product-card/card-product.ts';

/** Cards of a chunk of a list: as many as a page has, and whole rows of one to four columns. */
export const CHUNK_SIZE = 24;

/** The numbers of columns a chunked list may have. */
const COLUMNS = [1, 2, 3, 4] as const;

/** Divides a list into chunks, whose layout the browser can skip as a whole while they are off screen. */
export function chunkList(products: readonly CardProduct[]): readonly (readonly CardProduct[])[] {
  const chunks: (readonly CardProduct[])[] = [];
  for (let from = 0; from < products.length; from += CHUNK_SIZE) chunks.push(products.slice(from, from + CHUNK_SIZE));
  return chunks;
}

/**
 * How many rows a chunk has in each number of columns, and in how many of them a card has
 * badges: `--rows-2`, `--badged-2`.
 */
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
