import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction as KyselyTransaction,
  type DatabaseConnection,
  type Dialect,
  type QueryExecutor,
} from 'kysely';
import { jointOf } from './joint.ts';

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

/** What became of one of several pieces of work that shared a connection. */
export type Outcome<T> = { readonly answer: T } | { readonly error: unknown; readonly isUndone: boolean };

/** Work of several that has to be done by each alone, for one of them failed with the work of others begun. */
export class Undone extends Error {
  override readonly name = 'Undone';
}

/** Nobody waits long for a row that somebody else needs: alone, each has all the time a request has. Assumed: 0.5 s. */
const WAIT_LITTLE = CompiledQuery.raw(`select set_config('lock_timeout', '500ms', true)`);

/**
 * Carries out several pieces of work in one transaction, each as if it had one of its own; what they issue at one moment
 * travels together. Whoever rejects before having written anything leaves the others in peace; otherwise nothing of
 * anyone stands, and it rejects: with Undone, or with what the commit said.
 */
export function pipelinedTransactions<DB, T>(
  database: Kysely<DB>,
  works: readonly ((transaction: KyselyTransaction<DB>) => Promise<T>)[],
): Promise<readonly Outcome<T>[]> {
  return database.transaction().execute((held) =>
    sharing(held.getExecutor(), async (lend) => {
      const limit = lend().executor.executeQuery(WAIT_LITTLE);
      limit.catch(() => undefined);
      const last: LastStatement[] = [];
      const outcomes = await Promise.all(
        works.map(async (work): Promise<Outcome<T>> => {
          const { executor, conduct } = lend();
          const transaction = new KyselyTransaction<DB>(partsOf(executor));
          const own: LastStatement[] = [];
          lastStatements.set(transaction, own);
          try {
            const answer = await work(transaction);
            last.push(...own);
            return { answer };
          } catch (error) {
            conduct.isOver = true;
            return { error, isUndone: conduct.hasFailed || conduct.hasWritten };
          }
        }),
      );
      for (const outcome of outcomes) {
        if ('error' in outcome && outcome.isUndone)
          throw new Undone('undone by one of several', { cause: outcome.error });
      }
      const issued = last.map((issue) => issue());
      for (const statement of issued) statement.catch(() => undefined);
      return outcomes;
    }),
  );
}

/**
 * Runs reads, or single statements, of several on one connection, as pipelined does for one. Whoever's statement fails
 * is undone.
 */
export function pipelinedTogether<DB, T>(
  database: Kysely<DB>,
  works: readonly ((database: Kysely<DB>) => Promise<T>)[],
): Promise<readonly Outcome<T>[]> {
  return sharing(database.getExecutor(), (lend) =>
    Promise.all(
      works.map(async (work): Promise<Outcome<T>> => {
        const { executor, conduct } = lend();
        try {
          return { answer: await work(new Kysely<DB>(partsOf(executor))) };
        } catch (error) {
          conduct.isOver = true;
          return { error, isUndone: conduct.hasFailed };
        }
      }),
    ),
  );
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

/** What somebody on a shared connection has done so far. */
interface Conduct {
  /** Whether anything was sent that may write. */
  hasWritten: boolean;
  /** Whether a statement of theirs failed, and with it what travelled along. */
  hasFailed: boolean;
  /** Whether their work is over; a branch of it that goes on sends nothing more. */
  isOver: boolean;
}

type Lend = () => { readonly executor: QueryExecutor; readonly conduct: Conduct };

/** Lends a connection to one piece of work, as sharing does to several. */
function withoutQueue<T>(executor: QueryExecutor, work: (unqueued: QueryExecutor) => Promise<T>): Promise<T> {
  return sharing(executor, (lend) => work(lend().executor));
}

/**
 * Lends one connection to several, notes what each does with it, and lets statements out at once: the builder's own
 * transactions make each wait for the answer to the one before.
 * NOTE: when one of several branches of work fails, the others are still under way. What they would send after the work
 * is over would arrive behind the rollback, in no transaction at all, or in that of others: it is refused.
 */
function sharing<T>(executor: QueryExecutor, work: (lend: Lend) => Promise<T>): Promise<T> {
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    const lend: Lend = () => {
      const conduct: Conduct = { hasWritten: false, hasFailed: false, isOver: false };
      const watched = watch(connection, conduct);
      const unqueued = executor.withConnectionProvider({
        provideConnection: async (consumer) => {
          if (isOver || conduct.isOver) throw new Error('a statement came after the end of the work it belongs to');
          return consumer(watched);
        },
      });
      return { executor: unqueued, conduct };
    };
    try {
      return await work(lend);
    } finally {
      isOver = true;
    }
  });
}

function watch(connection: DatabaseConnection, conduct: Conduct): DatabaseConnection {
  return {
    executeQuery: async <R>(query: CompiledQuery) => {
      conduct.hasWritten ||= jointOf(query.sql)?.isRead !== true;
      try {
        return await connection.executeQuery<R>(query);
      } catch (error) {
        conduct.hasFailed = true;
        throw error;
      }
    },
    streamQuery: () => {
      throw new TypeError('rows are not streamed here: lists page by key');
    },
  };
}

function partsOf(executor: QueryExecutor) {
  return { config: { dialect: DIALECT }, dialect: DIALECT, driver: new DummyDriver(), executor };
}
