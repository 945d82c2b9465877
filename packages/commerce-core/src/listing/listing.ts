import type { Page } from '../value/page.ts';

/** A list that grows page by page. Spec §4. */
export interface Listing<Item> {
  /** What the list is of; an answer to another query is not for it. */
  readonly query: string;
  /** The page awaited next, from 1. */
  readonly pageNumber: number;
  readonly items: readonly Item[];
  readonly totalCount: number;
  /** Whether nothing is left to load. */
  readonly isComplete: boolean;
}

/** A page and what it answers. Assumed: late answers are recognized by their query and number. */
export interface PageAnswer<Item> extends Page<Item> {
  readonly query: string;
  readonly pageNumber: number;
}

/** A list at page 1, empty and with a count of 0. Spec §4. */
export function resetListing<Item>(query: string): Listing<Item> {
  return { query, pageNumber: 1, items: [], totalCount: 0, isComplete: false };
}

/**
 * Appends the page a list waits for, leaving out what it already has; any other answer changes nothing. Spec §4.
 * @param idOf what makes two items the same
 */
export function appendPage<Item>(
  listing: Listing<Item>,
  answer: PageAnswer<Item>,
  idOf: (item: Item) => string | number,
): Listing<Item> {
  if (answer.query !== listing.query || answer.pageNumber !== listing.pageNumber) return listing;
  const items = withoutRepeats([...listing.items, ...answer.items], idOf);
  return {
    ...listing,
    pageNumber: listing.pageNumber + 1,
    items,
    totalCount: answer.totalCount,
    isComplete: answer.items.length === 0 || items.length >= answer.totalCount,
  };
}

/** Folds pages already in order into one list, each item once; the last page knows the count. Spec §4. */
export function foldPages<Item>(pages: readonly Page<Item>[], idOf: (item: Item) => string | number): Page<Item> {
  return {
    items: withoutRepeats(
      pages.flatMap((page) => page.items),
      idOf,
    ),
    totalCount: pages.at(-1)?.totalCount ?? 0,
  };
}

function withoutRepeats<Item>(items: readonly Item[], idOf: (item: Item) => string | number): readonly Item[] {
  const seen = new Set<string | number>();
  return items.filter((item) => {
    const id = idOf(item);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
