import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openDatabase, queryPlugins, type Database } from '../../database/database.ts';
import { createKyselyPool } from '../../database/kysely-pool.ts';
import type { DB } from '../../database/schema/schema.ts';
import { explainRun, type RunCost, type Statement } from './generic-plan.ts';

/** What one statement costs. */
export interface StatementCost extends RunCost {
  readonly sql: string;
}

/** A database whose statements are known afterwards. */
export interface Recorder {
  /** Does work with a query builder that has nothing kept for it, and answers what each of its reads costs. */
  costsOf(work: (database: Database) => Promise<unknown>): Promise<readonly StatementCost[]>;
  /** Connections that stand open. */
  openCount(): number;
  close(): Promise<void>;
}

/** Opens a database with the settings of a request, and listens to what is asked of it. */
export function openRecorder(connection: pg.ConnectionConfig): Recorder {
  const opened = openDatabase({ connection, poolSize: 4 });
  const { pool } = opened;
  let heard: Statement[] = [];
  const database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: createKyselyPool(pool) }),
    plugins: queryPlugins(),
    log: ({ query }) => void heard.push({ sql: query.sql, parameters: query.parameters }),
  });
  return {
    async costsOf(work) {
      heard = [];
      await work(database.withTables());
      const reads = heard.filter(({ sql }) => /^\s*(select|with)\b/.test(sql));
      const client = await pool.connect();
      try {
        const costs: StatementCost[] = [];
        for (const read of reads) costs.push({ sql: read.sql, ...(await explainRun(client, read)) });
        return costs;
      } finally {
        client.release(true);
      }
    },
    openCount: () => pool.totalCount,
    close: () => opened.close(),
  };
}
