/** Adds up pieces by one of the numbers of what they are pieces of. */
export function piecesBy<Line>(
  lines: readonly Line[],
  numberOf: (line: Line) => number,
  countOf: (line: Line) => number,
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines) pieces.set(numberOf(line), (pieces.get(numberOf(line)) ?? 0) + countOf(line));
  return pieces;
}
