import { createHash } from 'node:crypto';
import { commerceError, epochMs, type EpochMs } from '@dealstore/commerce-core/domain';
import type { AppParts } from './app-parts.ts';
import { withTransaction, type Database, type Transaction } from './database/database.ts';
import { fromTimestamp, toTimestamp } from './database/instant.ts';

/** How often something may be done by one. */
export interface Limit {
  /** What is limited; part of the bucket's name. */
  readonly name: string;
  readonly turns: number;
  readonly windowMs: number;
}

type LimitParts = Pick<AppParts, 'database' | 'clock'>;

/** The row of a bucket that is locked while turns are counted. */
const GATE = toTimestamp(epochMs(0));

/**
 * Takes a turn; in any stretch as long as the window there are no more turns than the limit, restarts included.
 * Rejects with TOO_MANY_REQUESTS, whose details say after how many seconds the next turn is free.
 * @param who address, phone or member; stored as a digest only
 */
export async function takeTurn(parts: LimitParts, limit: Limit, who: string): Promise<void> {
  const bucket = bucketOf(limit, who);
  const wait = await withTransaction(parts.database, async (transaction) => {
    const now = parts.clock.now();
    await lockBucket(transaction, bucket, limit, now);
    const wait = await waitFor(transaction, bucket, limit, now);
    if (wait === 0) await addTurn(transaction, bucket, limit, now);
    return wait;
  });
  if (wait > 0) throw tooMany(wait);
}

/** Rejects with TOO_MANY_REQUESTS when no turn is left, without taking one. */
export async function refuseOver(parts: LimitParts, limit: Limit, who: string): Promise<void> {
  const wait = await waitFor(parts.database, bucketOf(limit, who), limit, parts.clock.now());
  if (wait > 0) throw tooMany(wait);
}

/** Gives the newest turn back, as when what it was taken for has proven honest. */
export async function giveBack(parts: LimitParts, limit: Limit, who: string): Promise<void> {
  const bucket = bucketOf(limit, who);
  await parts.database
    .updateTable('rateLimit')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('hits', '>', 0)
    .where('windowStart', '=', (query) =>
      query
        .selectFrom('rateLimit as newest')
        .select((row) => row.fn.max('newest.windowStart').as('windowStart'))
        .where('newest.bucket', '=', bucket)
        .where('newest.hits', '>', 0),
    )
    .execute();
}

async function lockBucket(transaction: Transaction, bucket: string, limit: Limit, now: EpochMs): Promise<void> {
  const expiresAt = toTimestamp(epochMs(now + limit.windowMs));
  await transaction
    .insertInto('rateLimit')
    .values({ bucket, windowStart: GATE, expiresAt })
    .onConflict((conflict) => conflict.columns(['bucket', 'windowStart']).doUpdateSet({ expiresAt }))
    .execute();
}

/** Milliseconds until a turn is free; 0 when one is. */
async function waitFor(database: Database, bucket: string, limit: Limit, now: EpochMs): Promise<number> {
  const rows = await database
    .selectFrom('rateLimit')
    .select(['windowStart', 'hits'])
    .where('bucket', '=', bucket)
    .where('windowStart', '>', toTimestamp(epochMs(now - limit.windowMs)))
    .where('hits', '>', 0)
    .orderBy('windowStart', 'desc')
    .limit(limit.turns)
    .execute();
  let turns = 0;
  for (const row of rows) {
    turns += row.hits;
    if (turns >= limit.turns) return fromTimestamp(row.windowStart) + limit.windowMs - now;
  }
  return 0;
}

async function addTurn(transaction: Transaction, bucket: string, limit: Limit, now: EpochMs): Promise<void> {
  await transaction
    .insertInto('rateLimit')
    .values({
      bucket,
      windowStart: toTimestamp(now),
      hits: 1,
      expiresAt: toTimestamp(epochMs(now + limit.windowMs)),
    })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'windowStart']).doUpdateSet((row) => ({ hits: row('rateLimit.hits', '+', 1) })),
    )
    .execute();
}

function bucketOf(limit: Limit, who: string): string {
  return `${limit.name}:${createHash('sha256').update(who).digest('base64url')}`;
}

function tooMany(waitMs: number) {
  return commerceError('TOO_MANY_REQUESTS', { details: { retryAfter: Math.ceil(waitMs / 1000) } });
}
