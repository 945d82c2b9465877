import { nextTick } from 'node:process';
import { commerceError, isCommerceError } from '@dealstore/commerce-core/domain';
import { withTransaction, type Database, type Transaction } from './database.ts';
import { pipelined, pipelinedTogether, pipelinedTransactions, Undone, type Outcome } from './pipeline.ts';
import { isLockWait } from './unavailable.ts';
import { countWaiting } from './waiting-together.ts';

/** How many share one piece of work at most. */
const MOST = 16;
/** How many groups of one kind are under way at once. */
const LANES = 2;
/** Longest wait for a place in a group, in ms; BUSY then, as when no connection is to be had. Assumed: 2 s. */
const WAIT_MS = 2_000;

/** Work that may be carried out together with others of its kind. */
export interface Joinable<Host, T> {
  readonly database: Database;
  /** Two of one name are never carried out together. */
  readonly apart: string | number;
  readonly work: (host: Host) => Promise<T>;
}

/** Carries out work together with others of its kind that are asked for at the moment. */
export type Together<Host, T> = (joinable: Joinable<Host, T>) => Promise<T>;

/** How work of one kind is carried out by several and by one. */
interface Ways<Host, T> {
  several(database: Database, works: readonly ((host: Host) => Promise<T>)[]): Promise<readonly Outcome<T>[]>;
  alone(database: Database, work: (host: Host) => Promise<T>): Promise<T>;
}

/**
 * Makes transactions that come at one moment one: while some are under way, those that come gather and go as the next one.
 * To its work it is a transaction of its own, and so to everyone else: where anything but a refusal before the first write
 * comes between, nothing stands and everyone is carried out alone, as withTransaction does. Work must therefore do
 * nothing outside its transaction. Rejects as withTransaction does, and with BUSY after 2 s without a place.
 */
export function transactionsTogether<T>(): Together<Transaction, T> {
  return gathering<Transaction, T>({ several: pipelinedTransactions, alone: withTransaction });
}

/** As transactionsTogether, for work on a connection without a transaction: reads, and single statements. */
export function readsTogether<T>(): Together<Database, T> {
  return gathering<Database, T>({ several: pipelinedTogether, alone: pipelined });
}

interface Waiting<Host, T> extends Joinable<Host, T> {
  readonly resolve: (answer: T) => void;
  readonly reject: (reason: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

interface Lanes<Host, T> {
  waiting: Waiting<Host, T>[];
  underWay: number;
  readonly apart: Set<string | number>;
}

function gathering<Host, T>(ways: Ways<Host, T>): Together<Host, T> {
  const lanesOf = new WeakMap<Database, Lanes<Host, T>>();

  function openLanes(database: Database): Lanes<Host, T> {
    const lanes: Lanes<Host, T> = { waiting: [], underWay: 0, apart: new Set() };
    lanesOf.set(database, lanes);
    return lanes;
  }

  function depart(database: Database, lanes: Lanes<Host, T>): void {
    while (lanes.underWay < LANES) {
      const group = board(lanes);
      if (group.length === 0) return;
      lanes.underWay += 1;
      countWaiting(database, -group.length);
      for (const { timer } of group) clearTimeout(timer);
      void travel(database, lanes, group);
    }
  }

  async function travel(database: Database, lanes: Lanes<Host, T>, group: readonly Waiting<Host, T>[]): Promise<void> {
    await carryOut(ways, database, group);
    lanes.underWay -= 1;
    for (const { apart } of group) lanes.apart.delete(apart);
    depart(database, lanes);
  }

  return (joinable) => {
    const { database } = joinable;
    const lanes = lanesOf.get(database) ?? openLanes(database);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const timer = setTimeout(() => {
      lanes.waiting = lanes.waiting.filter((other) => other !== waiting);
      countWaiting(database, -1);
      reject(commerceError('BUSY'));
    }, WAIT_MS);
    const waiting: Waiting<Host, T> = { ...joinable, resolve, reject, timer };
    lanes.waiting.push(waiting);
    countWaiting(database, 1);
    // Ticks come after all promises that are ready: whoever comes with the same event is in the group by then.
    nextTick(depart, database, lanes);
    return promise;
  };
}

/** Takes a group out of those who wait, in the order they came, and lets nobody in twice. */
function board<Host, T>(lanes: Lanes<Host, T>): readonly Waiting<Host, T>[] {
  const group: Waiting<Host, T>[] = [];
  lanes.waiting = lanes.waiting.filter((waiting) => {
    if (group.length === MOST || lanes.apart.has(waiting.apart)) return true;
    lanes.apart.add(waiting.apart);
    group.push(waiting);
    return false;
  });
  return group;
}

async function carryOut<Host, T>(
  ways: Ways<Host, T>,
  database: Database,
  group: readonly Waiting<Host, T>[],
): Promise<void> {
  const outcomes = group.length === 1 ? UNDONE : await shared(ways, database, group);
  await Promise.all(
    group.map(async ({ work, resolve, reject }, place) => {
      const outcome = outcomes[place] ?? null;
      if (outcome === null) await ways.alone(database, work).then(resolve, reject);
      else if ('answer' in outcome) resolve(outcome.answer);
      else reject(outcome.error);
    }),
  );
}

/** What became of each; null for who has to be carried out alone. */
async function shared<Host, T>(
  { several }: Ways<Host, T>,
  database: Database,
  group: readonly Waiting<Host, T>[],
): Promise<readonly (Outcome<T> | null)[]> {
  try {
    const outcomes = await several(
      database,
      group.map(({ work }) => work),
    );
    return outcomes.map((outcome) =>
      'error' in outcome && outcome.isUndone && !isOutage(outcome.error) ? null : outcome,
    );
  } catch (error) {
    const cause = error instanceof Undone ? error.cause : error;
    return isOutage(cause) ? group.map(() => ({ error: cause, isUndone: true })) : UNDONE;
  }
}

/** A server that cannot be reached is not asked by everyone again; and whether its commit went through, nobody knows. */
function isOutage(error: unknown): boolean {
  return isCommerceError(error, 'BUSY') && error.cause !== undefined && !isLockWait(error);
}

const UNDONE: readonly null[] = [];
