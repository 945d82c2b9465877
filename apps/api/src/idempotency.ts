import { createHash } from 'node:crypto';
import { after, commerceError, HOUR_MS, isCommerceError, type EpochMs } from '@dealstore/commerce-core/domain';
import type { AppParts } from './app.ts';
import type { CallOf, JsonAnswer, OperationId } from './contract/operation.ts';
import { withTransaction, type Transaction } from './database/database.ts';
import { atCommit } from './database/pipeline.ts';
import { toTimestamp } from './database/instant.ts';
import { errorCode } from './database/unavailable.ts';
import { written } from './database/written.ts';

/** How long the first answer of a key is kept: 24 h. Assumed: the usual promise of an idempotency key. */
export const ANSWER_KEPT_MS = 24 * HOUR_MS;

const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_WAIT = '2s';

type Identified = Pick<CallOf<OperationId>, 'path' | 'query' | 'caller' | 'idempotencyKey'> & {
  readonly body: unknown;
};

/**
 * Carries an effect out once per member, operation and Idempotency-Key: the same request again gets the first answer.
 * The key's row is written in the transaction of the effect, so a killed process leaves both or neither; an effect that
 * rejects leaves no row and may be tried again. The effect may run anew after a deadlock: it must work inside its
 * transaction only.
 * Rejects with IDEMPOTENCY_KEY_REQUIRED, IDEMPOTENCY_MISMATCH for another request under the same key, and
 * IDEMPOTENCY_IN_PROGRESS when the first is still running after 2 s. Assumed: Stripe's and the IETF draft's rules.
 */
export async function once<Id extends OperationId>(
  parts: Pick<AppParts, 'database' | 'clock'>,
  operation: Id,
  call: Identified,
  effect: (transaction: Transaction) => Promise<JsonAnswer<Id>>,
): Promise<JsonAnswer<Id>> {
  if (call.caller === null) throw commerceError('AU99');
  if (call.idempotencyKey === null) throw commerceError('IDEMPOTENCY_KEY_REQUIRED');
  const place = { scope: `member:${call.caller.memberNo}:${operation}`, key: call.idempotencyKey };
  const bodyHash = hashOf({ path: call.path, query: call.query, body: call.body ?? null });
  return withTransaction(parts.database, async (transaction) => {
    const now = parts.clock.now();
    const isFirst = await claimKey(transaction, place, bodyHash, now);
    if (!isFirst) return repeatAnswer<Id>(transaction, place, bodyHash);
    const answer = await effect(transaction);
    const answerBody = answer === undefined ? null : JSON.stringify(answer);
    atCommit(transaction, () => keepAnswer(transaction, place.scope, place.key, answerBody));
    return answer;
  });
}

const keepAnswer = written<[scope: string, key: string, answerBody: string | null], never>(`
update idempotency set status = 'DONE', answer_status = 200, answer_body = $3::jsonb where scope = $1 and key = $2`);

interface Place {
  readonly scope: string;
  readonly key: string;
}

/** True for the one who may carry the effect out; waits for a rival transaction, but not for long. */
async function claimKey(transaction: Transaction, place: Place, bodyHash: string, now: EpochMs): Promise<boolean> {
  try {
    const expiresAt = after(now, ANSWER_KEPT_MS);
    const [row] = await claim(transaction, place.scope, place.key, bodyHash, toTimestamp(now), toTimestamp(expiresAt));
    return row !== undefined;
  } catch (error) {
    if (isLockWait(error)) throw commerceError('IDEMPOTENCY_IN_PROGRESS', { cause: error });
    throw error;
  }
}

/** The limit of waiting holds from here to the end of the transaction. A key whose answer is kept no more begins anew. */
const claim = written<
  [scope: string, key: string, bodyHash: string, createdAt: Date, expiresAt: Date],
  { readonly key: string }
>(`
with limited as materialized (select set_config('lock_timeout', '${LOCK_WAIT}', true) as wait)
insert into idempotency (scope, key, body_hash, created_at, expires_at)
select $1, $2, $3, $4, $5 from limited where wait is not null
on conflict (scope, key) do update set body_hash = excluded.body_hash, status = 'RUNNING', answer_status = null,
  answer_body = null, created_at = excluded.created_at, expires_at = excluded.expires_at
where idempotency.expires_at <= excluded.created_at
returning key`);

async function repeatAnswer<Id extends OperationId>(
  transaction: Transaction,
  place: Place,
  bodyHash: string,
): Promise<JsonAnswer<Id>> {
  const row = await transaction
    .selectFrom('idempotency')
    .select(['bodyHash', 'status', 'answerBody'])
    .where('scope', '=', place.scope)
    .where('key', '=', place.key)
    .executeTakeFirst();
  if (row === undefined || row.status !== 'DONE') throw commerceError('IDEMPOTENCY_IN_PROGRESS');
  if (row.bodyHash !== bodyHash) throw commerceError('IDEMPOTENCY_MISMATCH');
  return storedAnswer<Id>(row.answerBody);
}

function storedAnswer<Id extends OperationId>(stored: unknown): JsonAnswer<Id> {
  const answer = stored ?? undefined;
  if (isAnswer<Id>(answer)) return answer;
  throw commerceError('INTERNAL');
}

/** Only answers of this operation are stored under its scope, and they went through the contract when first sent. */
function isAnswer<Id extends OperationId>(answer: unknown): answer is JsonAnswer<Id> {
  return answer === undefined || typeof answer === 'object';
}

function isLockWait(thrown: unknown): boolean {
  const cause = isCommerceError(thrown, 'BUSY') ? thrown.cause : thrown;
  return errorCode(cause) === LOCK_NOT_AVAILABLE;
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
