/** Moves a row of links sideways, and the page not at all, until the current one is in its middle. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (row === null || current === undefined) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += current.left + current.width / 2 - left - width / 2;
}
