import { type CardProduct, MARKS } from '../product-card/card-product.ts';

/** Cards of a part of a list: as many as a page has, and whole rows of one to four columns. */
export const PART_CARDS = 24;

/** The numbers of columns a divided list may stand in. */
const COLUMNS = [1, 2, 3, 4] as const;

/** What is under a card's badges: one of these adds a line to it. */
const BADGES = [MARKS.telecomOnly, MARKS.today, MARKS.coupon, MARKS.freeDelivery];

/** Divides a list, so that what is far from the reader is skipped part by part and not card by card. */
export function divideList(products: readonly CardProduct[]): readonly (readonly CardProduct[])[] {
  const parts: (readonly CardProduct[])[] = [];
  for (let from = 0; from < products.length; from += PART_CARDS) parts.push(products.slice(from, from + PART_CARDS));
  return parts;
}

/** How many rows a part has in each number of columns, and in how many of them a card has marks: `--rows-2`, `--marked-2`. */
export function rowsOf(products: readonly CardProduct[]): Readonly<Record<`--${'rows' | 'marked'}-${number}`, number>> {
  const marks = products.map(hasMarks);
  const entries = COLUMNS.flatMap((columns) => {
    const starts = [...marks.keys()].filter((index) => index % columns === 0);
    const marked = starts.filter((start) => marks.slice(start, start + columns).includes(true)).length;
    return [
      [`--rows-${columns}`, starts.length],
      [`--marked-${columns}`, marked],
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** Whether a card has a line of marks below its price; goods for adults show none. */
function hasMarks([, , , , , , , , , marks]: CardProduct): boolean {
  return !marks.includes(MARKS.adult) && BADGES.some((mark) => marks.includes(mark));
}
