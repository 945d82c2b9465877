import { type CommerceError, commerceError, isCommerceError } from '../../error/commerce-error.ts';
import type { SessionApi, TokenStore } from '../../session/session.port.ts';
import type { SessionVersion } from '../../session/session-version.ts';

/** The session calls are sent in: which one it is, and how it is renewed. */
export interface RenewableSession {
  readonly sessionApi: Pick<SessionApi, 'obtain' | 'refresh'>;
  readonly tokenStore: Pick<TokenStore, 'version' | 'presence'>;
}

/**
 * Renews the session after a call sent in it was refused, and answers its state then; done at once when another call
 * has renewed it since.
 * Rejects with SESSION_CHANGED when it is no longer the session of the call, which must then never be sent again, with
 * the refusal itself when the session is over, and with what kept it from renewing otherwise.
 * @param seen the session as it was when the call was sent
 */
export async function renewSession(
  { sessionApi, tokenStore }: RenewableSession,
  seen: SessionVersion,
  refusal: CommerceError,
): Promise<SessionVersion> {
  const now = sameLogin(await tokenStore.version(), seen, refusal);
  if (now.generation !== seen.generation) return now;
  const { server } = await tokenStore.presence();
  try {
    await (server ? sessionApi.refresh(undefined, seen) : sessionApi.obtain());
  } catch (thrown) {
    const isOver = isCommerceError(thrown) && thrown.reaction === 'end-session';
    throw isOver ? refusal : thrown;
  }
  return sameLogin(await tokenStore.version(), seen, refusal);
}

function sameLogin(now: SessionVersion | null, seen: SessionVersion, cause: CommerceError): SessionVersion {
  if (now?.login !== seen.login) throw commerceError('SESSION_CHANGED', { cause });
  return now;
}
