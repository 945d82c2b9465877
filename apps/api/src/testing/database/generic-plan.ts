import type pg from 'pg';

/** A statement with the values of its parameters, as a query builder compiles it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** What it took to run one statement. */
export interface RunCost {
  /** Pages of 8 kB it touches. */
  readonly buffers: number;
  readonly ms: number;
}

/**
 * Runs a statement with the plan the shop has for it, and says what it cost.
 * NOTE: EXPLAIN of a statement with parameters always plans for their values, whatever `plan_cache_mode` says. The shop's
 * plans are made without them, and only EXPLAIN of EXECUTE shows those.
 * @param client A connection of `openDatabase`, which has the settings of a request
 */
export async function explainRun(client: pg.PoolClient, statement: Statement): Promise<RunCost> {
  const explained = await explainExecute<{ readonly Plan: Plan; readonly 'Execution Time': number }>(
    client,
    statement,
    'analyze, buffers',
  );
  const { Plan: plan, 'Execution Time': ms } = explained;
  return { buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], ms };
}

/** The plan the shop has for a statement, as JSON, without running it. */
export async function explainPlan(client: pg.PoolClient, statement: Statement): Promise<string> {
  return JSON.stringify(await explainExecute<unknown>(client, statement, 'verbose'));
}

async function explainExecute<Explained>(
  client: pg.PoolClient,
  { sql, parameters }: Statement,
  options: string,
): Promise<Explained> {
  const literals = await literalsOf(client, parameters);
  await client.query(`prepare explained as ${sql}`);
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly Explained[] }>(
      `explain (${options}, format json) execute explained${literals.length === 0 ? '' : `(${literals.join(', ')})`}`,
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (explained === undefined) throw new Error('the database explains nothing');
    return explained;
  } finally {
    await client.query('deallocate explained');
  }
}

/** Values as SQL writes them: the driver sends them as text, and the server quotes them. */
async function literalsOf(client: pg.PoolClient, parameters: readonly unknown[]): Promise<readonly string[]> {
  const quoted = parameters.map((_, index) => `quote_nullable($${index + 1}::text)`);
  const { rows } = await client.query<{ readonly literals: readonly string[] }>(
    `select array[${quoted.join(', ')}]::text[] as literals`,
    [...parameters],
  );
  return rows[0]?.literals ?? [];
}
