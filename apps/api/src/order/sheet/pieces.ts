/** Adds up pieces by one of their numbers. */
export function piecesBy<Line extends { readonly orderCnt: number }>(
  lines: readonly Line[],
  numberOf: (line: Line) => number,
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines) pieces.set(numberOf(line), (pieces.get(numberOf(line)) ?? 0) + line.orderCnt);
  return pieces;
}
