import pg from 'pg';
import { migrate } from '../../database/migrate.ts';

/** A migrated, empty shop. Assumed: our own name. */
export const EMPTY_TEMPLATE = 'template_empty';

/** Makes the database that empty test databases are copied from. */
export async function buildTemplates(admin: pg.ConnectionConfig): Promise<void> {
  await runOnce(admin, `create database ${EMPTY_TEMPLATE}`);
  const pool = new pg.Pool({ ...admin, database: EMPTY_TEMPLATE });
  await migrate(pool).finally(() => pool.end());
}

/** Runs one statement on a connection of its own. */
export async function runOnce(connection: pg.ConnectionConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/**
 * Makes a named template once per test run, whichever worker asks first; the others wait.
 * @param fill writes its content through a connection to it that is closed before anyone copies it
 */
export async function ensureTemplate(
  admin: pg.ConnectionConfig,
  name: string,
  fill: (connection: pg.ConnectionConfig) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 1) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template ${EMPTY_TEMPLATE}`);
    await fill({ ...admin, database: unfinished });
    await client.query(`alter database ${unfinished} rename to ${name}`);
  } finally {
    await client.end();
  }
}
