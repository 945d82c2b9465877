import type { OptionNo, ProductNo } from '@dealstore/commerce-core/domain';

/** Adds up pieces by one of the numbers of what they are pieces of. */
export function piecesBy<Line, No extends OptionNo | ProductNo>(
  lines: readonly Line[],
  numberOf: (line: Line) => No,
  countOf: (line: Line) => number,
): ReadonlyMap<No, number> {
  const pieces = new Map<No, number>();
  for (const line of lines) pieces.set(numberOf(line), (pieces.get(numberOf(line)) ?? 0) + countOf(line));
  return pieces;
}
