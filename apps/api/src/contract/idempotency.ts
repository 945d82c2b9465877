import { createHash } from 'node:crypto';
import { after, commerceError, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { AppParts } from '../app-parts.ts';
import type { CallOf, JsonAnswer, OperationId } from './operation.ts';
import { requireMember } from './require-member.ts';
import { withTransaction, type Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { isLockWait } from '../database/unavailable.ts';

/** How long the first answer of a key is kept: 24 h. Assumed: the usual promise of an idempotency key. */
export const ANSWER_KEPT_MS = 24 * HOUR_MS;

type Identified = Pick<CallOf<OperationId>, 'path' | 'query' | 'caller' | 'idempotencyKey'> & {
  readonly body: unknown;
};

/** Takes work that runs as the last of its transaction: what locks rows that many wait for. */
export type BeforeCommit = (work: () => Promise<void>) => void;

/**
 * Runs an effect at most once per member, operation and Idempotency-Key: the same request again gets the first answer.
 * The key's row is written in the transaction of the effect, so a killed process leaves both or neither; an effect that
 * rejects leaves no row and may be tried again. The effect may run anew after a deadlock: it must work inside its
 * transaction only.
 * Rejects with IDEMPOTENCY_KEY_REQUIRED, IDEMPOTENCY_MISMATCH for another request under the same key, and
 * IDEMPOTENCY_IN_PROGRESS when the first is still running after some 2 s. Assumed: Stripe's and the IETF draft's rules.
 */
export async function runIdempotent<Id extends OperationId>(
  parts: Pick<AppParts, 'database' | 'clock'>,
  operation: Id,
  call: Identified,
  effect: (transaction: Transaction, beforeCommit: BeforeCommit) => Promise<JsonAnswer<Id>>,
): Promise<JsonAnswer<Id>> {
  const scopedKey = scopedKeyOf(operation, call);
  const bodyHash = hashOf({ path: call.path, query: call.query, body: call.body ?? null });
  return withTransaction(parts.database, async (transaction) => {
    const now = parts.clock.now();
    const stored = await claimKey(transaction, scopedKey, now);
    if (stored !== null) return repeatAnswer<Id>(stored, bodyHash);
    const last: (() => Promise<void>)[] = [];
    const answer = await effect(transaction, (work) => last.push(work));
    await transaction
      .insertInto('idempotency')
      .values({
        ...scopedKey,
        bodyHash,
        answerBody: answer === undefined ? null : JSON.stringify(answer),
        createdAt: toTimestamp(now),
        expiresAt: toTimestamp(after(now, ANSWER_KEPT_MS)),
      })
      .execute();
    for (const work of last) await work();
    return answer;
  });
}

/**
 * Replaces the answer stored for a key by one completed after the commit: what a provider answers is known only then,
 * and the same request must hear it again.
 */
export async function completeAnswer<Id extends OperationId>(
  parts: Pick<AppParts, 'database'>,
  operation: Id,
  call: Identified,
  answer: JsonAnswer<Id>,
): Promise<void> {
  const { scope, key } = scopedKeyOf(operation, call);
  await parts.database
    .updateTable('idempotency')
    .set({ answerBody: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

interface ScopedKey {
  readonly scope: string;
  readonly key: string;
}

function scopedKeyOf(operation: OperationId, { caller, idempotencyKey }: Identified): ScopedKey {
  const { memberNo } = requireMember(caller);
  if (idempotencyKey === null) throw commerceError('IDEMPOTENCY_KEY_REQUIRED');
  return { scope: `member:${memberNo}:${operation}`, key: idempotencyKey };
}

interface StoredAnswer {
  readonly bodyHash: string;
  readonly answerBody: string | null;
}

/**
 * Null for the caller that may run the effect, and holds the key until the transaction ends; waits
 * for a rival, but not for long.
 * NOTE: the lock is a statement of its own: only what runs after it sees what the rival has written.
 */
async function claimKey(
  transaction: Transaction,
  { scope, key }: ScopedKey,
  now: EpochMs,
): Promise<StoredAnswer | null> {
  await lockKey(transaction, { scope, key });
  const stored = await transaction
    .selectFrom('idempotency')
    .select(['bodyHash', 'answerBody', 'expiresAt'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored === undefined) return null;
  if (fromTimestamp(stored.expiresAt) > now) return stored;
  await transaction.deleteFrom('idempotency').where('scope', '=', scope).where('key', '=', key).execute();
  return null;
}

async function lockKey(transaction: Transaction, { scope, key }: ScopedKey): Promise<void> {
  try {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, hashtextextended(${scope}, 0)))`.execute(
      transaction,
    );
  } catch (error) {
    if (isLockWait(error)) throw commerceError('IDEMPOTENCY_IN_PROGRESS', { cause: error });
    throw error;
  }
}

function repeatAnswer<Id extends OperationId>(stored: StoredAnswer, bodyHash: string): JsonAnswer<Id> {
  if (stored.bodyHash !== bodyHash) throw commerceError('IDEMPOTENCY_MISMATCH');
  const answer: unknown = stored.answerBody === null ? undefined : JSON.parse(stored.answerBody);
  if (isAnswer<Id>(answer)) return answer;
  throw commerceError('INTERNAL');
}

/** Only answers of this operation are stored under its scope, and they went through the contract when first sent. */
function isAnswer<Id extends OperationId>(answer: unknown): answer is JsonAnswer<Id> {
  return answer === undefined || typeof answer === 'object';
}

/** Digest of a request that is the same whatever order its fields came in. */
function hashOf(request: unknown): string {
  return createHash('sha256').update(canonical(request)).digest('base64url');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
