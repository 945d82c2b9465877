import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { EMPTY_TEMPLATE, ensureTemplate, runOnce } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How tests reach the cluster of this run; null fields do not cross to workers, so all are set. */
    readonly postgres: {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
    };
  }
}

/** How much longer than a request tests wait for a connection, a lock or a statement: their machine may stand still for seconds. */
export const TEST_TIMEOUT_FACTOR = 10;

/** A database of one test's own; `drop` closes and removes it. */
export interface TestDatabase extends OpenDatabase {
  readonly connection: pg.ConnectionConfig;
  drop(): Promise<void>;
}

/** What a test database holds before the test begins. */
export interface TestDatabaseOptions {
  /** Name and content of a template made once per run; the empty shop when left out. */
  readonly template?: { readonly name: string; readonly fill: (opened: OpenDatabase) => Promise<void> };
  /** Connections at most: a race needs ten or more. Assumed: 10 */
  readonly poolSize?: number;
  /** How many times longer than a request's connections, statements and locks may take; 1 where the test is about those limits. Assumed: TEST_TIMEOUT_FACTOR */
  readonly timeoutFactor?: number;
}

/**
 * Copies a migrated database for this test alone.
 * @example const test = await freshDatabase(); … await test.drop();
 */
export async function freshDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const admin: pg.ConnectionConfig = { ...inject('postgres'), database: 'postgres' };
  const { template } = options;
  if (template !== undefined) {
    await ensureTemplate(admin, template.name, async (connection) => {
      const opened = openDatabase({ connection, statementLimitMs: 0 });
      await template.fill(opened).finally(() => opened.close());
    });
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnce(admin, `create database ${name} template ${template?.name ?? EMPTY_TEMPLATE} strategy file_copy`);
  const connection = { ...admin, database: name };
  const opened = openDatabase({
    connection,
    timeoutFactor: options.timeoutFactor ?? TEST_TIMEOUT_FACTOR,
    ...(options.poolSize === undefined ? {} : { poolSize: options.poolSize }),
  });
  return {
    ...opened,
    connection,
    drop: async () => {
      await opened.close();
      await runOnce(admin, `drop database ${name} with (force)`);
    },
  };
}
