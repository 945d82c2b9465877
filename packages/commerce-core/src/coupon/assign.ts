/**
 * Gives each row at most one column and each column at most one row so that the gains add up to the most; a gain of 0
 * or less is never taken. The same gains always give the same answer. The Hungarian method, O(rows² × columns).
 * @param gains one list a row, all of one length
 * @returns the column of each row, null for none
 */
export function assign(gains: readonly (readonly number[])[]): readonly (number | null)[] {
  const columnCount = gains[0]?.length ?? 0;
  const width = columnCount + gains.length;
  const rowPotentials = filled<number>(gains.length + 1, 0);
  const columnPotentials = filled<number>(width + 1, 0);
  const rowOf = filled<number>(width + 1, 0);
  const costOf = (row: number, column: number) => -Math.max(0, gains[row - 1]?.[column - 1] ?? 0);

  for (let row = 1; row <= gains.length; row += 1) {
    augment({ row, width, rowPotentials, columnPotentials, rowOf, costOf });
  }

  const chosen = gains.map((): number | null => null);
  for (let column = 1; column <= columnCount; column += 1) {
    const row = at(rowOf, column);
    if (row > 0 && costOf(row, column) < 0) chosen[row - 1] = column - 1;
  }
  return chosen;
}

interface Matching {
  readonly row: number;
  readonly width: number;
  readonly rowPotentials: number[];
  readonly columnPotentials: number[];
  /** Row of each column, 0 for none; index 0 is the row being placed. */
  readonly rowOf: number[];
  readonly costOf: (row: number, column: number) => number;
}

/** Finds a place for one more row along the cheapest alternating path. */
function augment({ row, width, rowPotentials, columnPotentials, rowOf, costOf }: Matching): void {
  const cheapest = filled<number>(width + 1, Infinity);
  const cameFrom = filled<number>(width + 1, 0);
  const isVisited = filled<boolean>(width + 1, false);
  rowOf[0] = row;
  let column = 0;
  do {
    isVisited[column] = true;
    const from = at(rowOf, column);
    let step = Infinity;
    let next = 0;
    for (let other = 1; other <= width; other += 1) {
      if (isVisited[other] === true) continue;
      const cost = costOf(from, other) - at(rowPotentials, from) - at(columnPotentials, other);
      if (cost < at(cheapest, other)) {
        cheapest[other] = cost;
        cameFrom[other] = column;
      }
      if (at(cheapest, other) < step) {
        step = at(cheapest, other);
        next = other;
      }
    }
    for (let other = 0; other <= width; other += 1) {
      if (isVisited[other] === true) {
        rowPotentials[at(rowOf, other)] = at(rowPotentials, at(rowOf, other)) + step;
        columnPotentials[other] = at(columnPotentials, other) - step;
      } else {
        cheapest[other] = at(cheapest, other) - step;
      }
    }
    column = next;
  } while (at(rowOf, column) !== 0);

  while (column !== 0) {
    const previous = at(cameFrom, column);
    rowOf[column] = at(rowOf, previous);
    column = previous;
  }
}

function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}

function filled<Item extends number | boolean>(length: number, item: Item): Item[] {
  return Array.from({ length }, () => item);
}
