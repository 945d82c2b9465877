import {
  after,
  DAY_MS,
  LOGIN_SESSION_LIMIT,
  SECOND_MS,
  SERVER_TOKEN_MAX_AGE_S,
  type EpochMs,
  type MemberNo,
  type SessionNo,
} from '@dealstore/commerce-core/domain';
import type { Caller } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { ClientKind } from './client.ts';
import { digest, newSecret } from '../secret/secret.ts';

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
  member: { readonly memberNo: MemberNo; readonly client: ClientKind; readonly device?: string },
  now: EpochMs,
  lifeMs: number = USER_TOKEN_LIFE_MS,
): Promise<IssuedToken> {
  const at = toTimestamp(now);
  const expiresAt = toTimestamp(after(now, lifeMs));
  const { sessionNo } = await transaction
    .insertInto('loginSession')
    .values({ ...member, createdAt: at, lastUsedAt: at, expiresAt })
    .returning('sessionNo')
    .executeTakeFirstOrThrow();
  const value = newSecret();
  await transaction
    .insertInto('userToken')
    .values({ tokenHash: digest(value), sessionNo, generation: 1, issuedAt: at, expiresAt })
    .execute();
  return { value, expiresIn: Math.floor(lifeMs / SECOND_MS) };
}

/** Keeps a new server token of a member's session and marks the session used. */
export async function insertServerToken(
  transaction: Transaction,
  { sessionNo, memberNo }: { readonly sessionNo: SessionNo; readonly memberNo: MemberNo },
  now: EpochMs,
): Promise<string> {
  const at = toTimestamp(now);
  const value = newSecret();
  await transaction
    .insertInto('serverToken')
    .values({
      tokenHash: digest(value),
      sessionNo,
      memberNo,
      issuedAt: at,
      expiresAt: toTimestamp(after(now, SERVER_TOKEN_MAX_AGE_S * SECOND_MS)),
    })
    .execute();
  await transaction.updateTable('loginSession').set({ lastUsedAt: at }).where('sessionNo', '=', sessionNo).execute();
  return value;
}

/** Whole seconds until an instant, 1 at least: an answer never says that a token it carries is over. */
export function expiresInSeconds(expiresAt: EpochMs, now: EpochMs): number {
  return Math.max(1, Math.floor((expiresAt - now) / SECOND_MS));
}

/** Asked before every call of a member. */
const holderOf = preparedStatement<[tokenHash: string, now: Date], Caller>(`
select server_token.member_no, server_token.session_no as login_session_no, login_session.client
from server_token join login_session using (session_no) join member on member.member_no = server_token.member_no
where token_hash = $1 and server_token.expires_at > $2 and server_token.revoked_at is null
  and login_session.revoked_at is null and member.status = 'ACTIVE'`);

/**
 * Who a server token belongs to; null when it is unknown, over, or its session or member has ended.
 * @param tokenHash digest of the token
 */
export async function findCaller(
  database: Database | Transaction,
  tokenHash: string,
  now: EpochMs,
): Promise<Caller | null> {
  const [holder] = await holderOf(database, tokenHash, toTimestamp(now));
  return holder ?? null;
}

/**
 * The sessions of a member that have a token left, the caller's own first, then those used last;
 * at most LOGIN_SESSION_LIMIT.
 */
export function findLiveSessions(database: Database, { memberNo, loginSessionNo }: Caller, now: EpochMs) {
  return database
    .selectFrom('loginSession')
    .select(['sessionNo', 'device', 'client', 'createdAt', 'lastUsedAt'])
    .where('memberNo', '=', memberNo)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', usableAfter(now))
    .orderBy((row) => row('sessionNo', '=', loginSessionNo), 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('sessionNo', 'desc')
    .limit(LOGIN_SESSION_LIMIT)
    .execute();
}

/** A server token lives on for a while when its session's last user token is over. */
function usableAfter(now: EpochMs): Date {
  return toTimestamp(after(now, -SERVER_TOKEN_MAX_AGE_S * SECOND_MS));
}

/** Ends a session and with it every token of its family; a second end changes nothing. Answers whether it was alive. */
export async function endSession(
  database: Database,
  sessionNo: SessionNo,
  reason: string,
  now: EpochMs,
): Promise<boolean> {
  return (await end(database, reason, now).where('sessionNo', '=', sessionNo).execute()).length > 0;
}

/** Ends a session of a member; false for one that is over or another member's. */
export async function endSessionOf(
  database: Database,
  { memberNo, sessionNo }: { readonly memberNo: MemberNo; readonly sessionNo: SessionNo },
  now: EpochMs,
): Promise<boolean> {
  const ended = await end(database, 'ENDED_BY_MEMBER', now)
    .where('sessionNo', '=', sessionNo)
    .where('memberNo', '=', memberNo)
    .where('expiresAt', '>', usableAfter(now))
    .execute();
  return ended.length > 0;
}

/** Ends every session of a member; answers how many. */
export async function endSessionsOf(
  database: Database,
  memberNo: MemberNo,
  reason: string,
  now: EpochMs,
): Promise<number> {
  return (await end(database, reason, now).where('memberNo', '=', memberNo).execute()).length;
}

/** Ends every session of a member but the caller's own; answers how many. */
export async function endOtherSessions(
  database: Database,
  { memberNo, loginSessionNo }: Caller,
  reason: string,
  now: EpochMs,
): Promise<number> {
  const others = end(database, reason, now).where('memberNo', '=', memberNo).where('sessionNo', '<>', loginSessionNo);
  return (await others.execute()).length;
}

function end(database: Database, reason: string, now: EpochMs) {
  const at = toTimestamp(now);
  return database
    .updateTable('loginSession')
    .set({ revokedAt: at, expiresAt: at, revokeReason: reason })
    .where('revokedAt', 'is', null)
    .returning('sessionNo');
}
