import type { EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { DOCUMENT_VERSION, documentOf, documentOfKeyword, searchWordsOf } from '../product/product.ts';
import { personKey } from '../session/session.ts';
import { type Demo, DEMO_TABLES } from './demo.ts';
import { seedClaims } from './demo-claims.ts';
import { seedGifts } from './demo-gifts.ts';

/** What seeding needs. */
export interface SeedParts {
  readonly database: Database;
  readonly demo: Demo;
  readonly now: EpochMs;
}

/** Letters of JSON sent in one statement: each stays far below any limit of time. Assumed. */
const CHUNK_LETTERS = 400_000;

/**
 * Fills an empty shop with the demo in one transaction; does nothing to a shop that has a product or a member.
 * @returns whether it was filled
 */
export async function seedDemo({ database, demo, now }: SeedParts): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    // A slow machine makes up the rows for longer than a request may leave a transaction waiting.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(hashtext('demo'))`.execute(transaction);
    if (!(await isEmpty(transaction))) return false;
    const own = { personKey, documentVersion: DOCUMENT_VERSION, documentOf, documentOfKeyword, searchWordsOf };
    const { rows, claims, gifts } = await demo.generate({ now, ...own });
    for (const table of DEMO_TABLES) await insertRows(transaction, table, rows[table] ?? []);
    await moveSequences(transaction);
    await seedClaims(transaction, claims, now);
    await seedGifts(transaction, { gifts, people: demo.people }, now);
    await numberAlarms(transaction);
    await sql`update catalogue_version set version = version + 1, changed_at = ${toTimestamp(now)}`.execute(
      transaction,
    );
    return true;
  });
}

async function isEmpty(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ readonly filled: boolean }>`
    select exists (select from product) or exists (select from member) as filled`.execute(transaction);
  return rows[0]?.filled === false;
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Sends a table's rows as JSON that the database itself turns into columns: no parameter limit, one plan. While it
 * works on one chunk the next is written.
 */
async function insertRows(transaction: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.id(snakeCase(column))));
  const target = sql.id(snakeCase(table));
  const insert = (json: string) =>
    sql`
    insert into ${target} (${columns})
    select ${columns} from json_populate_recordset(null::${target}, ${json}::json)`.execute(transaction);
  let running: Promise<unknown> = Promise.resolve();
  for (const json of chunksOf(rows, withColumnNames(first))) {
    await running;
    running = insert(json);
  }
  await running;
}

/** The rows as JSON arrays of about CHUNK_LETTERS each. */
function* chunksOf(rows: readonly object[], rename: (row: object) => unknown): Generator<string> {
  let chunk: string[] = [];
  let letters = 0;
  for (const row of rows) {
    const json = JSON.stringify(rename(row));
    chunk.push(json);
    letters += json.length;
    if (letters < CHUNK_LETTERS) continue;
    yield `[${chunk.join(',')}]`;
    chunk = [];
    letters = 0;
  }
  if (chunk.length > 0) yield `[${chunk.join(',')}]`;
}

/** Renames the columns of rows like the first to those of the table. */
function withColumnNames(first: object): (row: object) => unknown {
  const names = new Map(Object.keys(first).map((column) => [column, snakeCase(column)]));
  return (row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [names.get(column) ?? column, value]));
}

/** Alarms are read by their numbers, and the demo writes its claims and gifts one history after another. */
async function numberAlarms(transaction: Transaction): Promise<void> {
  await sql`update alarm set alarm_no = -alarm_no`.execute(transaction);
  await sql`
    update alarm set alarm_no = placed.place
    from (select alarm_no, row_number() over (order by created_at, alarm_no desc) as place from alarm) placed
    where alarm.alarm_no = placed.alarm_no`.execute(transaction);
}

/** Lets every identity go on after the numbers the demo gave by hand. */
async function moveSequences(transaction: Transaction): Promise<void> {
  await sql`
    do $$
    declare owned record;
    begin
      for owned in
        select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES'
      loop
        execute format(
          'select setval(pg_get_serial_sequence(%L, %L), greatest((select max(%I) from %I), 1), (select max(%I) from %I) is not null)',
          owned.table_name, owned.column_name, owned.column_name, owned.table_name, owned.column_name, owned.table_name);
      end loop;
    end $$`.execute(transaction);
}
