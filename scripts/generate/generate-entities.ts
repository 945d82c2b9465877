import type { ColumnDescription, TableDescription } from '../../apps/api/src/database/schema/describe-schema.ts';

/** Columns of a table that its diagram shows besides keys; the whole list is in the migration. */
const SHOWN_COLUMNS = 6;

/** Generates tables and what they refer to as a Mermaid entity diagram; tables of other diagrams appear by name only. */
export function generateEntities(tables: readonly TableDescription[]): string {
  const lines = tables.flatMap((table) => [generateTable(table), ...generateReferences(table)]);
  return ['```mermaid', 'erDiagram', ...lines, '```'].join('\n');
}

function generateTable(table: TableDescription): string {
  const referring = new Set(table.references.flatMap((reference) => reference.columns));
  const isKey = (column: ColumnDescription): boolean => column.primary || referring.has(column.name);
  const others = table.columns.filter((column) => !isKey(column) && !column.hasDefault).slice(0, SHOWN_COLUMNS);
  const shown = table.columns.filter((column) => isKey(column) || others.includes(column));
  const columns = shown.map((column) => {
    const marks = [
      ...(column.primary ? ['PK'] : []),
      ...(referring.has(column.name) ? ['FK'] : []),
      ...(column.unique && !column.primary ? ['UK'] : []),
    ];
    return `    ${column.type.replace('[]', '_array')} ${column.name} ${marks.join(', ')}`.trimEnd();
  });
  return [`  ${table.name} {`, ...columns, '  }'].join('\n');
}

function generateReferences(table: TableDescription): readonly string[] {
  return table.references.map(({ columns, target, optional, single }) => {
    const there = optional ? '|o' : '||';
    const here = single ? 'o|' : 'o{';
    return `  ${target} ${there}--${here} ${table.name} : ${columns.join('_')}`;
  });
}
