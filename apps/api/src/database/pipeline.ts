import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction as KyselyTransaction,
  type Dialect,
  type QueryExecutor,
} from 'kysely';

/** What a query builder on a connection of its own is made of; only its executor ever runs. */
const DIALECT: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

type LastStatement = () => Promise<unknown>;

/** Statements that wait for their transaction to be committed. */
const lastStatements = new WeakMap<object, LastStatement[]>();

/**
 * Runs work in one transaction whose statements need not wait for each other's answers: statements issued together
 * travel together and are carried out in the order in which they were issued.
 */
export async function pipelinedTransaction<DB, T>(
  database: Kysely<DB>,
  work: (transaction: KyselyTransaction<DB>) => Promise<T>,
): Promise<T> {
  const written: Promise<unknown>[] = [];
  try {
    return await database.transaction().execute((held) =>
      withoutQueue(held.getExecutor(), async (executor) => {
        const transaction = new KyselyTransaction<DB>(partsOf(executor));
        const last: LastStatement[] = [];
        lastStatements.set(transaction, last);
        const answer = await work(transaction);
        for (const issue of last) written.push(issue());
        for (const statement of written) statement.catch(() => undefined);
        return answer;
      }),
    );
  } catch (error) {
    // A commit that fails says only that something before it did.
    await Promise.all(written);
    throw error;
  }
}

/**
 * Issues a statement together with the commit of its transaction, in the order in which such statements were handed in:
 * for rows many wait for, and for what nobody reads back. When it fails, so does the transaction.
 */
export function atCommit(transaction: object, issue: LastStatement): void {
  const last = lastStatements.get(transaction);
  if (last === undefined) throw new Error('statements are issued at the commit of a pipelined transaction only');
  last.push(issue);
}

/**
 * Runs reads on one connection, as pipelinedTransaction does, without making a transaction of them: each sees what is
 * committed when it runs. Inside a transaction they run there.
 */
export function pipelined<DB, T>(database: Kysely<DB>, work: (database: Kysely<DB>) => Promise<T>): Promise<T> {
  if (database.isTransaction) return work(database);
  return withoutQueue(database.getExecutor(), (executor) => work(new Kysely<DB>(partsOf(executor))));
}

/**
 * Waits for a statement and for work that travels behind it; when both fail, the statement's failure is told.
 * Without a statement it waits for the work alone.
 */
export async function behind<T>(statement: Promise<unknown> | undefined, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  await statement;
  return work;
}

/**
 * Lets statements out at once: the builder's own transactions make each wait for the answer to the one before.
 * NOTE: when one of several branches of work fails, the others are still under way. What they would send after the work
 * is over would arrive behind the rollback, in no transaction at all: it is refused.
 */
function withoutQueue<T>(executor: QueryExecutor, work: (unqueued: QueryExecutor) => Promise<T>): Promise<T> {
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    const unqueued = executor.withConnectionProvider({
      provideConnection: async (consumer) => {
        if (isOver) throw new Error('a statement came after the end of the work it belongs to');
        return consumer(connection);
      },
    });
    try {
      return await work(unqueued);
    } finally {
      isOver = true;
    }
  });
}

function partsOf(executor: QueryExecutor) {
  return { config: { dialect: DIALECT }, dialect: DIALECT, driver: new DummyDriver(), executor };
}
