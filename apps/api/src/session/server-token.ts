import { commerceError, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import type { ClientKind } from './client.ts';
import { insertServerToken, expiresInSeconds, type IssuedToken } from './session.store.ts';
import { withUserToken } from './user-token.store.ts';

/**
 * Issues a server token for a living user token; `expiresIn` is what the user token has left, in seconds. A token that
 * was rotated no more than 10 s ago still counts: another tab may have asked with it before it heard of the new one.
 * Rejects as withUserToken, and with AU20 for a client that the token was not issued to. Spec §4, §9.
 */
export async function issueServerToken(
  database: Database,
  { userToken, client }: { readonly userToken: string; readonly client: ClientKind },
  now: EpochMs,
): Promise<IssuedToken & { readonly shopbyId: string }> {
  return withUserToken(database, userToken, now, async (transaction, token) => {
    if (token.client !== client) throw commerceError('AU20');
    return {
      value: await insertServerToken(transaction, token, now),
      expiresIn: expiresInSeconds(token.expiresAt, now),
      shopbyId: token.shopbyId,
    };
  });
}
