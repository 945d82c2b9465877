/** Numbers offered around the current page: two to each side. Assumed: five fit a 360 px screen. */
const REACH = 2;

/** Which page an address asks for; whatever is no page number is the first. */
export function pageNumberOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/**
 * The numbered pages offered, ascending, at most five, the current one among them where it exists.
 * @param pageCount pages there are; 0 offers none
 */
export function offeredPages(current: number, pageCount: number): readonly number[] {
  const at = Math.min(Math.max(current, 1), Math.max(pageCount, 1));
  const first = Math.max(1, Math.min(at - REACH, pageCount - 2 * REACH));
  const last = Math.min(pageCount, first + 2 * REACH);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
