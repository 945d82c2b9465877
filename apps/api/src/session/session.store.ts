import {
  after,
  commerceError,
  DAY_MS,
  SECOND_MS,
  SERVER_TOKEN_MAX_AGE_S,
  type EpochMs,
} from '@dealstore/commerce-core/domain';
import type { Caller } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import type { ClientKind } from './client.ts';
import { digest, newSecret } from './secret.ts';

/** How long a user token lives when the host configures nothing else: 14 days. Assumed: `expires_in` is not shown. */
export const USER_TOKEN_LIFE_MS = 14 * DAY_MS;

/** A token just issued; its value is stored nowhere. */
export interface IssuedToken {
  readonly value: string;
  readonly expiresIn: number;
}

/** Opens a session, always a new one, and issues its first user token. `expiresIn` in seconds. */
export async function openSession(
  transaction: Transaction,
  member: { readonly memberNo: number; readonly client: ClientKind },
  now: EpochMs,
  lifeMs: number = USER_TOKEN_LIFE_MS,
): Promise<IssuedToken> {
  const at = toTimestamp(now);
  const { sessionNo } = await transaction
    .insertInto('loginSession')
    .values({ ...member, createdAt: at, lastUsedAt: at })
    .returning('sessionNo')
    .executeTakeFirstOrThrow();
  const value = newSecret();
  await transaction
    .insertInto('userToken')
    .values({
      tokenHash: digest(value),
      sessionNo,
      generation: 1,
      issuedAt: at,
      expiresAt: toTimestamp(after(now, lifeMs)),
    })
    .execute();
  return { value, expiresIn: Math.floor(lifeMs / SECOND_MS) };
}

/**
 * Issues a server token for a living user token; `expiresIn` is what the user token has left, in seconds.
 * Rejects with A401 when the user token is unknown, over or its session has ended. Spec §4, §9.
 */
export async function issueServerToken(
  transaction: Transaction,
  userToken: string,
  now: EpochMs,
): Promise<IssuedToken & { readonly shopbyId: string }> {
  const at = toTimestamp(now);
  const session = await transaction
    .selectFrom('userToken')
    .innerJoin('loginSession', 'loginSession.sessionNo', 'userToken.sessionNo')
    .innerJoin('member', 'member.memberNo', 'loginSession.memberNo')
    .select(['userToken.sessionNo', 'userToken.expiresAt', 'member.memberNo', 'member.shopbyId'])
    .where('userToken.tokenHash', '=', digest(userToken))
    .where('userToken.expiresAt', '>', at)
    .where('userToken.rotatedAt', 'is', null)
    .where('loginSession.revokedAt', 'is', null)
    .where('member.status', '=', 'ACTIVE')
    .forUpdate('loginSession')
    .executeTakeFirst();
  if (session === undefined) throw commerceError('A401');
  const value = newSecret();
  await transaction
    .insertInto('serverToken')
    .values({
      tokenHash: digest(value),
      sessionNo: session.sessionNo,
      memberNo: session.memberNo,
      issuedAt: at,
      expiresAt: toTimestamp(after(now, SERVER_TOKEN_MAX_AGE_S * SECOND_MS)),
    })
    .execute();
  await transaction
    .updateTable('loginSession')
    .set({ lastUsedAt: at })
    .where('sessionNo', '=', session.sessionNo)
    .execute();
  const expiresIn = Math.max(1, Math.floor((fromTimestamp(session.expiresAt) - now) / SECOND_MS));
  return { value, expiresIn, shopbyId: session.shopbyId };
}

/** Who a server token belongs to; null when it is unknown, over, or its session or member has ended. */
export async function findCaller(database: Database, serverToken: string, now: EpochMs): Promise<Caller | null> {
  const row = await database
    .selectFrom('serverToken')
    .innerJoin('loginSession', 'loginSession.sessionNo', 'serverToken.sessionNo')
    .innerJoin('member', 'member.memberNo', 'serverToken.memberNo')
    .select(['serverToken.memberNo', 'serverToken.sessionNo'])
    .where('serverToken.tokenHash', '=', digest(serverToken))
    .where('serverToken.expiresAt', '>', toTimestamp(now))
    .where('serverToken.revokedAt', 'is', null)
    .where('loginSession.revokedAt', 'is', null)
    .where('member.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row === undefined ? null : { memberNo: row.memberNo, loginSessionNo: row.sessionNo };
}

/** Ends a session and with it every token of its family; a second end changes nothing. */
export async function endSession(database: Database, sessionNo: number, reason: string, now: EpochMs): Promise<void> {
  await database
    .updateTable('loginSession')
    .set({ revokedAt: toTimestamp(now), revokeReason: reason })
    .where('sessionNo', '=', sessionNo)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends every session of a member. */
export async function endSessionsOf(database: Database, memberNo: number, reason: string, now: EpochMs): Promise<void> {
  await database
    .updateTable('loginSession')
    .set({ revokedAt: toTimestamp(now), revokeReason: reason })
    .where('memberNo', '=', memberNo)
    .where('revokedAt', 'is', null)
    .execute();
}
