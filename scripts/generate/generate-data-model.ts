/** Generates what the migrations make: the types of the query builder and the diagrams of docs/data-model.md. */
import '@dealstore/shop/source-condition';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { TableDescription } from '../../apps/api/src/database/schema/describe-schema.ts';
import { generateSchemaTypes } from '../../apps/api/src/database/schema/generate-schema-types.ts';
import { generateEntities } from './generate-entities.ts';

const TYPES = fileURLToPath(new URL('../../apps/api/src/database/schema/schema.ts', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../docs/data-model.md', import.meta.url));
const MARKED = /<!-- generated: (?<name>[\w-]+) -->\n[\s\S]*?<!-- \/generated -->/g;

/** Writes both, formatted as the repository wants them. Rejects when a table belongs to no diagram. */
export async function generateDataModel(): Promise<void> {
  const described = await describeMigrations();
  await writeFormatted(TYPES, generateSchemaTypes(described.flatMap(({ tables }) => tables).toSorted(byName)));
  const diagrams = new Map(described.map(({ name, tables }) => [name, generateEntities(tables)]));
  const text = await readFile(DOCUMENT, 'utf8');
  const missing = new Set(diagrams.keys());
  const generated = text.replace(MARKED, (_, name: string) => {
    missing.delete(name);
    return `<!-- generated: ${name} -->\n\n${diagrams.get(name) ?? ''}\n\n<!-- /generated -->`;
  });
  if (missing.size > 0) throw new Error(`docs/data-model.md has no place for ${[...missing].join(', ')}`);
  await writeFormatted(DOCUMENT, generated);
}

interface DescribedMigration {
  /** Word of the file, for example `order`. */
  readonly name: string;
  /** Tables that this file made. */
  readonly tables: readonly TableDescription[];
}

/** Applies the migrations one by one to a throw-away database and tells which tables each brought. */
async function describeMigrations(): Promise<readonly DescribedMigration[]> {
  const { migrate, openDatabase, readMigrations, startEmbedded } = await importDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'dealstore-generate-'));
  // The server's account must pass through; what is inside is closed on its own.
  await chmod(dataFolder, 0o711);
  const server = await startEmbedded({ dataFolder, durable: false, log: () => undefined });
  const opened = openDatabase({ connection: server.connection(), statementLimitMs: 0 });
  try {
    const migrations = await readMigrations();
    const brought = new Map<string, string>();
    for (let count = 1; count <= migrations.length; count += 1) {
      await migrate(opened.pool, migrations.slice(0, count));
      const { rows } = await opened.pool.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      );
      const word = migrations[count - 1]?.name.replace(/^\d+-|\.sql$/g, '') ?? '';
      for (const { name } of rows) if (!brought.has(name)) brought.set(name, word);
    }
    const tables = await (await importDatabase()).describeSchema(opened.pool);
    const groups = [...new Set(tables.map((table) => brought.get(table.name) ?? ''))];
    return groups.map((name) => ({ name, tables: tables.filter((table) => brought.get(table.name) === name) }));
  } finally {
    await opened.close();
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** The database alone: the rest of the backend need not compile for its tables to be generated. */
async function importDatabase() {
  const [database, embedded, migration, description] = await Promise.all([
    import('../../apps/api/src/database/database.ts'),
    import('../../apps/api/src/database/postgres/embedded.ts'),
    import('../../apps/api/src/database/migrate.ts'),
    import('../../apps/api/src/database/schema/describe-schema.ts'),
  ]);
  return { ...database, ...embedded, ...migration, ...description };
}

async function writeFormatted(file: string, text: string): Promise<void> {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

function byName(a: TableDescription, b: TableDescription): number {
  return a.name < b.name ? -1 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateDataModel();
