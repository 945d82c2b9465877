import { type DatabaseOptions, openDatabase, type OpenDatabase } from '@dealstore/api/server';
import { ExternalDatabaseError } from './external-database-error.ts';
import { NAMED_STATEMENT_CLIENTS, keepsNamedStatements } from './named-statements.ts';

/** The oldest PostgreSQL our SQL runs on. Decided: docs/decisions/0006. */
const OLDEST_VERSION = 15;
/** `server_version_num` of 15.4 is 150004. */
const VERSION_UNIT = 10_000;

const LOSES_STATEMENTS =
  'DATABASE_URL names a pooler that loses named statements between transactions, so that requests would fail: ' +
  'pool by session, or use PgBouncer 1.21 or later with max_prepared_statements of 500 or more';

/**
 * Makes sure that the database of DATABASE_URL answers, is new enough and keeps named statements. It opens a pool of
 * its own, for the caller may have one connection only. @throws ExternalDatabaseError
 */
export async function checkExternalDatabase(connection: DatabaseOptions['connection']): Promise<void> {
  const opened = openDatabase({ connection, poolSize: NAMED_STATEMENT_CLIENTS, statementLimitMs: 0 });
  await checkPool(opened.pool).finally(() => opened.close());
}

async function checkPool(pool: OpenDatabase['pool']): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    )
    .catch(throwUnusable);
  const version = Math.floor((rows[0]?.version ?? 0) / VERSION_UNIT);
  if (version < OLDEST_VERSION) {
    throw new ExternalDatabaseError(
      `DATABASE_URL names a PostgreSQL ${version}; it must be ${OLDEST_VERSION} or later`,
    );
  }
  assertEncoding(rows[0]?.encoding ?? '');
  if (!(await keepsNamedStatements(pool).catch(throwUnusable))) throw new ExternalDatabaseError(LOSES_STATEMENTS);
}

function throwUnusable(error: unknown): never {
  throw new ExternalDatabaseError(`DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
}

/** Korean has no letters in most others. */
function assertEncoding(encoding: string): void {
  if (encoding === 'UTF8') return;
  throw new ExternalDatabaseError(
    `DATABASE_URL names a database in ${encoding}; make one with \`create database … encoding 'UTF8' template template0\``,
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
