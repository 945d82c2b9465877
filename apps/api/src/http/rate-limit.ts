import { createHash } from 'node:crypto';
import {
  epochMs,
  type EpochMs,
  type HitLimit,
  type Refusal,
  refuse,
  tooManyRefusal,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { withTransaction, type Database, type Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';

/** How often one caller may do something. */
export interface Limit extends HitLimit {
  /** What is limited; part of the key. */
  readonly name: string;
}

type LimitParts = Pick<AppParts, 'database' | 'clock'>;

/** The row of a key that is locked while its hits are counted. */
const LOCK_ROW = toTimestamp(epochMs(0));

/**
 * Counts one hit against a limit. A sliding window log in the database: in no stretch as long as the window are there
 * more hits than the limit, across restarts and processes.
 * Rejects with TOO_MANY_REQUESTS, whose details say after how many seconds the next hit is allowed.
 * @param who address, phone or member; stored as a digest only
 */
export async function consume(parts: LimitParts, limit: Limit, who: string): Promise<void> {
  refuse(await withTransaction(parts.database, (transaction) => takeHit(transaction, limit, who, parts.clock.now())));
}

/** Counts one hit as `consume` does, in the transaction of what is limited: one that is refused has not counted. */
export async function consumeWith(
  transaction: Transaction,
  limit: Limit,
  { who, now }: { readonly who: string; readonly now: EpochMs },
): Promise<void> {
  refuse(await takeHit(transaction, limit, who, now));
}

/** Counts a hit, or answers why not and counts none. */
async function takeHit(transaction: Transaction, limit: Limit, who: string, now: EpochMs): Promise<Refusal | null> {
  const bucket = bucketOf(limit, who);
  await lockBucket(transaction, bucket, limit, now);
  const refusal = await hitRefusal(transaction, bucket, limit, now);
  if (refusal === null) await addHit(transaction, bucket, limit, now);
  return refusal;
}

/** Rejects with TOO_MANY_REQUESTS when the limit is reached, without counting a hit. */
export async function assertNotLimited(parts: LimitParts, limit: Limit, who: string): Promise<void> {
  refuse(await hitRefusal(parts.database, bucketOf(limit, who), limit, parts.clock.now()));
}

/** Takes the newest hit off the count, as when what was counted has proven honest. */
export async function refundHit(parts: LimitParts, limit: Limit, who: string): Promise<void> {
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
    .values({ bucket, windowStart: LOCK_ROW, expiresAt })
    .onConflict((conflict) => conflict.columns(['bucket', 'windowStart']).doUpdateSet({ expiresAt }))
    .execute();
}

/** Why the next hit is not allowed now; null when it is. */
async function hitRefusal(database: Database, bucket: string, limit: Limit, now: EpochMs): Promise<Refusal | null> {
  const rows = await database
    .selectFrom('rateLimit')
    .select(['windowStart', 'hits'])
    .where('bucket', '=', bucket)
    .where('windowStart', '>', toTimestamp(epochMs(now - limit.windowMs)))
    .where('hits', '>', 0)
    .orderBy('windowStart', 'desc')
    .limit(limit.max)
    .execute();
  const hits = rows.map((row) => ({ at: fromTimestamp(row.windowStart), cnt: row.hits }));
  return tooManyRefusal(hits, limit, now);
}

async function addHit(transaction: Transaction, bucket: string, limit: Limit, now: EpochMs): Promise<void> {
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
