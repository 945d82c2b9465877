/**
 * Pairs rows with columns so that the weights of the pairs add up to the most; no row or column is used twice, and a
 * weight of 0 or less is no pair. The Hungarian method with potentials, rows² × columns steps.
 * @param weights one row per line, whole numbers; sums must stay below 2^53
 * @returns the column of each row, null for a row without one
 */
export function matchMost(weights: readonly (readonly number[])[]): readonly (number | null)[] {
  const rowCount = weights.length;
  const realColumns = weights.reduce((most, row) => Math.max(most, row.length), 0);
  const columnCount = realColumns + rowCount;
  const costOf = (row: number, column: number) => -Math.max(0, weights[row - 1]?.[column - 1] ?? 0);

  const rowPotential = new Float64Array(rowCount + 1);
  const columnPotential = new Float64Array(columnCount + 1);
  const rowOfColumn = new Int32Array(columnCount + 1);
  for (let row = 1; row <= rowCount; row += 1) {
    rowOfColumn[0] = row;
    const previous = new Int32Array(columnCount + 1);
    const slack = new Float64Array(columnCount + 1).fill(Infinity);
    const isDone = new Uint8Array(columnCount + 1);
    let column = 0;
    do {
      isDone[column] = 1;
      const atRow = at(rowOfColumn, column);
      let least = Infinity;
      let next = 0;
      for (let other = 1; other <= columnCount; other += 1) {
        if (at(isDone, other) === 1) continue;
        const reduced = costOf(atRow, other) - at(rowPotential, atRow) - at(columnPotential, other);
        if (reduced < at(slack, other)) {
          slack[other] = reduced;
          previous[other] = column;
        }
        if (at(slack, other) < least) {
          least = at(slack, other);
          next = other;
        }
      }
      for (let other = 0; other <= columnCount; other += 1) {
        if (at(isDone, other) === 1) {
          const otherRow = at(rowOfColumn, other);
          rowPotential[otherRow] = at(rowPotential, otherRow) + least;
          columnPotential[other] = at(columnPotential, other) - least;
        } else slack[other] = at(slack, other) - least;
      }
      column = next;
    } while (at(rowOfColumn, column) !== 0);
    while (column !== 0) {
      const before = at(previous, column);
      rowOfColumn[column] = at(rowOfColumn, before);
      column = before;
    }
  }
  return pairs(rowOfColumn, weights);
}

function pairs(rowOfColumn: Int32Array, weights: readonly (readonly number[])[]): readonly (number | null)[] {
  const columnOfRow = new Map<number, number>();
  for (const [column, row] of rowOfColumn.entries()) if (column > 0 && row > 0) columnOfRow.set(row - 1, column - 1);
  return weights.map((row, index) => {
    const column = columnOfRow.get(index);
    return column !== undefined && (row[column] ?? 0) > 0 ? column : null;
  });
}

/** Every index is in range here; the compiler cannot know. */
function at(values: Int32Array | Float64Array | Uint8Array, index: number): number {
  return values[index] ?? 0;
}
