import {
  after,
  commerceError,
  DAY_MS,
  MINUTE_MS,
  refused,
  retryRefusal,
  TOKEN_REUSE_GRACE_MS,
  type CommerceError,
  type EpochMs,
  type MemberNo,
  type SessionNo,
} from '@dealstore/commerce-core/domain';
import { withTransaction, type Database, type Transaction } from '../database/database.ts';
import { fromNullableTimestamp, fromTimestamp, toTimestamp } from '../database/instant.ts';
import { deriveSecret, digest, newSecret } from '../secret/secret.ts';
import type { ClientKind } from './client.ts';
import { endSession, expiresInSeconds, USER_TOKEN_LIFE_MS, type IssuedToken } from './session.store.ts';

/** Age from which a session is rotated no more and has to log in anew: 180 days. Assumed: ASVS 7.3.2. */
export const SESSION_LIFE_MS = 180 * DAY_MS;

/** Rotations of one session within a minute. Assumed: far above what five tabs and a wake-up ask for. */
export const ROTATIONS_A_MINUTE = 10;

/** A user token that was presented and still speaks for its session; its rows are locked. */
export interface PresentedToken {
  readonly sessionNo: SessionNo;
  readonly memberNo: MemberNo;
  readonly shopbyId: string;
  /** Which of our clients it was issued to. */
  readonly client: ClientKind;
  readonly generation: number;
  readonly sessionSince: EpochMs;
  readonly expiresAt: EpochMs;
  /** How its successor is derived; null for the newest of its family. */
  readonly successorSalt: string | null;
}

/** Why a session ended without a log-out: the cause of the refusal of the token that came again. */
export class TokenReplay extends Error {
  readonly memberNo: MemberNo;
  readonly client: ClientKind;

  constructor({ memberNo, client }: Pick<PresentedToken, 'memberNo' | 'client'>) {
    super('a rotated user token was presented after its grace');
    this.memberNo = memberNo;
    this.client = client;
  }
}

interface StoredToken extends PresentedToken {
  readonly rotatedAt: EpochMs | null;
  readonly isOver: boolean;
}

/**
 * Works for anyone who holds a user token, one at a time for each session. A rotated token is good for 10 s more; later
 * it is taken for stolen and ends the session, which is kept although the call rejects.
 * Rejects with A401 for an unknown token and with AU17 when its session is over. Spec §8; RFC 9700 §4.14.
 */
export async function withUserToken<T>(
  database: Database,
  userToken: string,
  now: EpochMs,
  work: (transaction: Transaction, token: PresentedToken) => Promise<T>,
): Promise<T> {
  const outcome = await withTransaction<{ readonly done: T } | { readonly refusal: CommerceError }>(
    database,
    async (transaction) => {
      const token = await lockToken(transaction, userToken, now);
      if (token === null) return { refusal: commerceError('A401') };
      const isReused = token.rotatedAt !== null && now - token.rotatedAt > TOKEN_REUSE_GRACE_MS;
      const hasEnded = isReused && (await endSession(transaction, token.sessionNo, 'TOKEN_REUSED', now));
      if (hasEnded) return { refusal: commerceError('AU17', { cause: new TokenReplay(token) }) };
      if (isReused || token.isOver) return { refusal: commerceError('AU17') };
      return { done: await work(transaction, token) };
    },
  );
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.done;
}

/**
 * Replaces a user token by its successor; `expiresIn` in seconds. However often and however parallel one token is
 * presented within the grace, there is one successor.
 * Rejects as withUserToken, with AU17 for a session too old, and with TOO_MANY_REQUESTS. Spec §7.
 */
export async function rotateUserToken(
  database: Database,
  userToken: string,
  now: EpochMs,
  lifeMs: number = USER_TOKEN_LIFE_MS,
): Promise<IssuedToken & { readonly shopbyId: string }> {
  return withUserToken(database, userToken, now, async (transaction, token) => {
    const { shopbyId, successorSalt } = token;
    if (successorSalt === null) {
      await refuseRotation(transaction, token, now);
      return { ...(await insertSuccessor(transaction, userToken, token, now, lifeMs)), shopbyId };
    }
    const value = deriveSecret(userToken, successorSalt);
    const successor = await transaction
      .selectFrom('userToken')
      .select('expiresAt')
      .where('tokenHash', '=', digest(value))
      .executeTakeFirstOrThrow();
    return { value, expiresIn: expiresInSeconds(fromTimestamp(successor.expiresAt), now), shopbyId };
  });
}

async function lockToken(transaction: Transaction, userToken: string, now: EpochMs): Promise<StoredToken | null> {
  // Both rows are locked: only a locked row is read anew once a rival has let go of it.
  const row = await transaction
    .selectFrom('userToken')
    .innerJoin('loginSession', 'loginSession.sessionNo', 'userToken.sessionNo')
    .innerJoin('member', 'member.memberNo', 'loginSession.memberNo')
    .select(['userToken.sessionNo', 'userToken.generation', 'userToken.expiresAt', 'rotatedAt', 'successorSalt'])
    .select(['member.memberNo', 'member.shopbyId', 'member.status', 'loginSession.createdAt', 'revokedAt', 'client'])
    .where('userToken.tokenHash', '=', digest(userToken))
    .forUpdate(['userToken', 'loginSession'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const expiresAt = fromTimestamp(row.expiresAt);
  return {
    ...row,
    sessionSince: fromTimestamp(row.createdAt),
    expiresAt,
    rotatedAt: fromNullableTimestamp(row.rotatedAt),
    isOver: row.revokedAt !== null || row.status !== 'ACTIVE' || expiresAt <= now,
  };
}

/** The rows of a session's tokens are themselves the count of its rotations. */
async function refuseRotation(transaction: Transaction, token: PresentedToken, now: EpochMs): Promise<void> {
  if (now - token.sessionSince >= SESSION_LIFE_MS) throw commerceError('AU17');
  const earlier = await transaction
    .selectFrom('userToken')
    .select('rotatedAt')
    .where('sessionNo', '=', token.sessionNo)
    .where('generation', '=', token.generation - ROTATIONS_A_MINUTE)
    .executeTakeFirst();
  const freeAt = earlier?.rotatedAt == null ? now : after(fromTimestamp(earlier.rotatedAt), MINUTE_MS);
  if (freeAt > now) throw refused(retryRefusal(freeAt - now));
}

async function insertSuccessor(
  transaction: Transaction,
  userToken: string,
  { sessionNo, generation }: PresentedToken,
  now: EpochMs,
  lifeMs: number,
): Promise<IssuedToken> {
  const at = toTimestamp(now);
  const salt = newSecret();
  const value = deriveSecret(userToken, salt);
  const expiresAt = after(now, lifeMs);
  const next = { generation: generation + 1, expiresAt: toTimestamp(expiresAt) };
  await transaction
    .insertInto('userToken')
    .values({ ...next, tokenHash: digest(value), sessionNo, issuedAt: at })
    .execute();
  await transaction
    .updateTable('userToken')
    .set({ rotatedAt: at, successorHash: digest(value), successorSalt: salt })
    .where('tokenHash', '=', digest(userToken))
    .execute();
  await transaction
    .updateTable('loginSession')
    .set({ ...next, lastUsedAt: at })
    .where('sessionNo', '=', sessionNo)
    .execute();
  return { value, expiresIn: expiresInSeconds(expiresAt, now) };
}
