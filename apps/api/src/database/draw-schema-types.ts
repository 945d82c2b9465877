import type { ColumnDescription, TableDescription } from './describe-schema.ts';

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
};

const HEADER = `/* oxlint-disable max-lines -- drawn, not written */
// Drawn from the migrated database by \`pnpm generate\`; change a migration, not this file.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A JSON column: written as JSON text, read as something to be checked. */
export type Json = ColumnType<unknown, string, string>;

/** A JSON column with a default. */
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;
`;

/** Writes the kysely types of all tables. @throws Error when a column has a type that nobody has mapped yet */
export function drawSchemaTypes(tables: readonly TableDescription[]): string {
  const entries = tables.map((table) => `${camelCase(table.name)}: ${typeName(table.name)};`);
  return [
    HEADER,
    ...tables.map(drawTable),
    `/** All tables by their name in camelCase. */\nexport interface DB {\n${entries.join('\n')}\n}\n`,
  ].join('\n');
}

function drawTable(table: TableDescription): string {
  const columns = table.columns.map((column) => `${camelCase(column.name)}: ${columnType(column)};`);
  return `/** Rows of \`${table.name}\`. */\nexport interface ${typeName(table.name)} {\n${columns.join('\n')}\n}\n`;
}

function columnType(column: ColumnDescription): string {
  if (column.type === 'jsonb') return jsonType(column);
  const value = `${valueType(column)}${column.nullable ? ' | null' : ''}`;
  if (column.computed) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

function jsonType(column: ColumnDescription): string {
  if (column.nullable) return 'ColumnType<unknown, string | null | undefined, string | null>';
  return column.hasDefault ? 'JsonWithDefault' : 'Json';
}

function valueType(column: ColumnDescription): string {
  if (column.choices.length > 0) return column.choices.map((choice) => `'${choice}'`).join(' | ');
  const single = TYPES[column.type.replace('[]', '')];
  if (single === undefined) throw new Error(`no type is known for ${column.type}, the type of ${column.name}`);
  return column.type.endsWith('[]') ? `readonly ${single}[]` : single;
}

function typeName(table: string): string {
  const name = camelCase(table);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Row`;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
