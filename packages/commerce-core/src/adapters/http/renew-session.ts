import { type CommerceError, commerceError, isCommerceError } from '../../error/commerce-error.ts';
import type { SessionApi, TokenStore } from '../../session/session.port.ts';
import type { SessionMark } from '../../session/session-mark.ts';

/** The session calls are sent in: which one it is, and how it is renewed. */
export interface RenewableSession {
  readonly sessionApi: Pick<SessionApi, 'obtain' | 'refresh'>;
  readonly tokenStore: Pick<TokenStore, 'mark' | 'presence'>;
}

/**
 * Renews the session after a call sent in it was refused, and answers how it stands then; done at once when somebody else
 * has renewed it since.
 * Rejects with SESSION_CHANGED when it is no longer the session of the call, which must then never be sent again, with the
 * refusal itself when the session is over, and with what kept it from renewing otherwise.
 * @param seen the session as it was when the call was sent
 */
export async function renewSession(
  { sessionApi, tokenStore }: RenewableSession,
  seen: SessionMark,
  refusal: CommerceError,
): Promise<SessionMark> {
  const now = sameLogin(await tokenStore.mark(), seen, refusal);
  if (now.turn !== seen.turn) return now;
  const { server } = await tokenStore.presence();
  try {
    await (server ? sessionApi.refresh(undefined, seen) : sessionApi.obtain());
  } catch (thrown) {
    const isOver = isCommerceError(thrown) && thrown.reaction === 'end-session';
    throw isOver ? refusal : thrown;
  }
  return sameLogin(await tokenStore.mark(), seen, refusal);
}

function sameLogin(now: SessionMark | null, seen: SessionMark, cause: CommerceError): SessionMark {
  if (now?.login !== seen.login) throw commerceError('SESSION_CHANGED', { cause });
  return now;
}
