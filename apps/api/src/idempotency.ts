import { createHash } from 'node:crypto';
import { after, commerceError, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import type { AppParts } from './app-parts.ts';
import type { CallOf, JsonAnswer, OperationId } from './contract/operation.ts';
import { withTransaction, type Transaction } from './database/database.ts';
import type { Joinable, Together } from './database/together.ts';
import { atCommit, behind } from './database/pipeline.ts';
import { fromTimestamp, toTimestamp } from './database/instant.ts';
import { isLockWait } from './database/unavailable.ts';
import { written, writtenForAll, writtenQuery } from './database/written.ts';

/** How long the first answer of a key is kept: 24 h. Assumed: the usual promise of an idempotency key. */
export const ANSWER_KEPT_MS = 24 * HOUR_MS;

type Identified = Pick<CallOf<OperationId>, 'path' | 'query' | 'caller' | 'idempotencyKey'> & {
  readonly body: unknown;
};

/**
 * Carries an effect out once per member, operation and Idempotency-Key: the same request again gets the first answer.
 * The key's row is written in the transaction of the effect, so a killed process leaves both or neither; an effect that
 * rejects leaves no row and may be tried again. The effect may run anew after a deadlock: it must work inside its
 * transaction only.
 * Rejects with IDEMPOTENCY_KEY_REQUIRED, IDEMPOTENCY_MISMATCH for another request under the same key, and
 * IDEMPOTENCY_IN_PROGRESS when the first is still running after 2 s, LOCK_LIMIT_MS. Assumed: Stripe's and the IETF draft's rules.
 */
export function once<Id extends OperationId>(
  parts: Pick<AppParts, 'database' | 'clock'>,
  operation: Id,
  call: Identified,
  effect: (transaction: Transaction) => Promise<JsonAnswer<Id>>,
): Promise<JsonAnswer<Id>> {
  return onceAhead(parts, operation, call, { ahead: () => Promise.resolve(), effect });
}

/** An effect that begins before it is known whether it is to take place. */
export interface EffectAhead<Read, Answer> {
  /** Carries it out together with others, no two of one member's; absent, each in a transaction of its own. */
  readonly together?: Together<Transaction, Answer>;
  /** Locks and reads that travel with the look at the key; for a key that has an answer they come to nothing. */
  readonly ahead: (transaction: Transaction) => Promise<Read>;
  readonly effect: (transaction: Transaction, read: Read) => Promise<Answer>;
}

/** As once, with what the effect locks and reads first in the flight that claims the key. Rejects as once does. */
export async function onceAhead<Id extends OperationId, Read>(
  parts: Pick<AppParts, 'database' | 'clock'>,
  operation: Id,
  call: Identified,
  { ahead, effect, together = alone }: EffectAhead<Read, JsonAnswer<Id>>,
): Promise<JsonAnswer<Id>> {
  const { caller } = call;
  if (caller === null) throw commerceError('AU99');
  if (call.idempotencyKey === null) throw commerceError('IDEMPOTENCY_KEY_REQUIRED');
  const place = { scope: `member:${caller.memberNo}:${operation}`, key: call.idempotencyKey };
  const bodyHash = hashOf({ path: call.path, query: call.query, body: call.body ?? null });
  const work = async (transaction: Transaction): Promise<JsonAnswer<Id>> => {
    const now = parts.clock.now();
    const proof = caller.prove?.(transaction);
    const claim = claimKey(transaction, place, now);
    const begun = ahead(transaction);
    begun.catch(() => undefined);
    const earlier = await behind(proof, claim);
    if (earlier !== null) return repeatAnswer<Id>(earlier, bodyHash);
    const answer = await effect(transaction, await begun);
    const answerBody = answer === undefined ? null : JSON.stringify(answer);
    const { scope, key } = place;
    const times = [[toTimestamp(now)], [toTimestamp(after(now, ANSWER_KEPT_MS))]] as const;
    atCommit(transaction, () => insertAnswer(transaction, [scope], [key], [bodyHash], [answerBody], ...times));
    return answer;
  };
  return together({ database: parts.database, apart: caller.memberNo, work });
}

function alone<T>({ database, work }: Joinable<Transaction, T>): Promise<T> {
  return withTransaction(database, work);
}

interface KeyPlace {
  readonly scope: string;
  readonly key: string;
}

interface EarlierAnswer {
  readonly bodyHash: string;
  readonly answerBody: string | null;
}

/**
 * Null for the one who may carry the effect out, and holds the key until the transaction ends; waits for a rival, but
 * not for long. NOTE: the lock is a statement of its own: only what runs after it sees what the rival has written.
 */
async function claimKey(
  transaction: Transaction,
  { scope, key }: KeyPlace,
  now: EpochMs,
): Promise<EarlierAnswer | null> {
  try {
    const [, [earlier]] = await Promise.all([holdKey(transaction, scope, key), findAnswer(transaction, scope, key)]);
    if (earlier === undefined) return null;
    if (fromTimestamp(earlier.expiresAt) > now) return earlier;
    await removeAnswer(transaction, scope, key);
    return null;
  } catch (error) {
    if (isLockWait(error)) throw commerceError('IDEMPOTENCY_IN_PROGRESS', { cause: error });
    throw error;
  }
}

const holdKey = writtenQuery<[scope: string, key: string], object>(
  ['text', 'text'],
  `select pg_advisory_xact_lock(hashtextextended($2, hashtextextended($1, 0)))`,
);

const findAnswer = writtenQuery<[scope: string, key: string], EarlierAnswer & { readonly expiresAt: Date }>(
  ['text', 'text'],
  `select body_hash, answer_body, expires_at from idempotency where scope = $1 and key = $2`,
);

const removeAnswer = written<[scope: string, key: string], never>(
  `delete from idempotency where scope = $1 and key = $2`,
);

const insertAnswer = writtenForAll<
  [
    scopes: readonly string[],
    keys: readonly string[],
    bodyHashes: readonly string[],
    answerBodies: readonly (string | null)[],
    createdAts: readonly Date[],
    expiresAts: readonly Date[],
  ],
  never
>(`
insert into idempotency (scope, key, body_hash, answer_body, created_at, expires_at)
select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[])`);

function repeatAnswer<Id extends OperationId>(earlier: EarlierAnswer, bodyHash: string): JsonAnswer<Id> {
  if (earlier.bodyHash !== bodyHash) throw commerceError('IDEMPOTENCY_MISMATCH');
  const answer: unknown = earlier.answerBody === null ? undefined : JSON.parse(earlier.answerBody);
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
