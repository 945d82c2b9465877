/** One page of a longer list with the length of the whole. Spec §7; the shape is the vendor's. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
}

/** Which page is wanted; `pageNumber` starts at 1. Spec §7. */
export interface PageRequest {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of a list read by position, not by number; `nextCursor` is null at the end. Assumed: for deep lists. */
export interface CursorPage<Item> extends Page<Item> {
  readonly nextCursor: string | null;
}

/** How many pages of a size a list has. Assumed: an empty list has none. */
export function countPages(totalCount: number, pageSize: number): number {
  return Math.ceil(totalCount / pageSize);
}
