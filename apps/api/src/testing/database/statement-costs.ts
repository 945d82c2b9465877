import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes } from '../../database/column-types.ts';
import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/schema.ts';

/** What one statement costs. */
export interface StatementCost {
  readonly sql: string;
  /** Pages of 8 kB it touches. */
  readonly buffers: number;
  readonly ms: number;
}

/** A database whose statements are known afterwards. */
export interface Recorder {
  /** Does work with a query builder that has nothing kept for it, and answers what each of its reads costs. */
  costsOf(work: (database: Database) => Promise<unknown>): Promise<readonly StatementCost[]>;
  close(): Promise<void>;
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Opens a database and listens to what is asked of it.
 * NOTE: EXPLAIN plans a statement for the values of its parameters. The shop's generic plans are made without them, so a
 * statement may cost more there where the planner's estimate of the values is far off.
 */
export function openRecorder(connection: pg.ConnectionConfig): Recorder {
  const pool = new pg.Pool({ ...connection, types: columnTypes, max: 4, pipeline: true });
  // A pool has ended before its connections have closed: dropping the database then breaks one off, and the pool tells.
  pool.on('error', () => undefined);
  let heard: Statement[] = [];
  const database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void heard.push({ sql: query.sql, parameters: query.parameters }),
  });
  return {
    async costsOf(work) {
      heard = [];
      await work(database.withTables());
      const reads = heard.filter(({ sql }) => /^\s*(select|with)\b/.test(sql));
      const client = await pool.connect();
      try {
        await client.query(`set plan_cache_mode = 'force_generic_plan'; set random_page_cost = '1.1'`);
        const costs: StatementCost[] = [];
        for (const statement of reads) costs.push(await costOf(client, statement));
        return costs;
      } finally {
        client.release(true);
      }
    },
    close: () => database.destroy(),
  };
}

async function costOf(client: pg.PoolClient, { sql, parameters }: Statement): Promise<StatementCost> {
  const explained = `explain (analyze, buffers, format json) ${sql}`;
  const { rows } = await client.query<{
    'QUERY PLAN': readonly { readonly Plan: Plan; readonly 'Execution Time': number }[];
  }>(explained, [...parameters]);
  const [result] = rows[0]?.['QUERY PLAN'] ?? [];
  if (result === undefined) throw new Error('the database explains nothing');
  const { Plan: plan, 'Execution Time': ms } = result;
  return { sql, buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], ms };
}
