import { randomUUID } from 'node:crypto';
import { commerceError, formatYmdt, isCommerceError, MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { CallOf, Handlers, JsonAnswer } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { phoneCertificationRoutes } from './phone-certification.routes.ts';
import { assertNotLimited, consume, type Limit } from '../http/rate-limit.ts';
import { readClient, REDIRECT_PATH } from './client.ts';
import { findJoinTerms, termsInfos } from './join-terms.ts';
import { logIn, type LogInParts } from './log-in.ts';
import { findAdultProof, findMember } from './member.store.ts';
import { provesChallenge } from '../secret/secret.ts';
import { networkMark, writeSecurityEvent } from '../security-event.ts';
import { loginSessionRoutes } from './login-session.routes.ts';
import { issueServerToken } from './server-token.ts';
import { endSession } from './session.store.ts';
import { rotateUserToken, TokenReplay } from './user-token.store.ts';
import { findFinished, insertVerification, type Purpose } from './verification.store.ts';

/** Failed log-ins of one address: 5 a minute. Assumed: the usual limit. */
const FAILED_LOGINS: Limit = { name: 'log-in', max: 5, windowMs: MINUTE_MS };

/** Verifications started from one address: 60 a minute. Assumed: enough for a shared network. */
const STARTS: Limit = { name: 'verification', max: 60, windowMs: MINUTE_MS };

const PURPOSES = {
  login: 'LOGIN',
  adult: 'ADULT',
  phone: 'PHONE',
  withdrawal: 'WITHDRAWAL',
} as const satisfies Record<CallOf<'startVerification'>['body']['purpose'], Purpose>;

/** Being logged in: from a started verification to the end of the session. Spec §4, §7. */
export function sessionRoutes(
  parts: AppParts & LogInParts,
): Pick<
  Handlers,
  'startVerification' | 'getExternalData' | 'issueToken' | 'refreshToken' | 'getAdultVerification' | 'logOut'
> &
  ReturnType<typeof phoneCertificationRoutes> &
  ReturnType<typeof loginSessionRoutes> {
  const { database, clock, log, providers, publicOrigin } = parts;

  const issueUserToken = async (call: CallOf<'issueToken'>): Promise<JsonAnswer<'issueToken'>> => {
    await assertNotLimited(parts, FAILED_LOGINS, call.clientAddress);
    try {
      const token = await logIn(parts, call);
      return { access_token: token.value, expires_in: token.expiresIn, shopbyId: token.shopbyId };
    } catch (error) {
      if (isCommerceError(error, 'VERIFICATION_FAILED', 'AU20', 'ADULT_ONLY')) {
        const network = networkMark(call.clientAddress);
        writeSecurityEvent(log, { event: 'login.failed', code: error.code, network });
      }
      if (isCommerceError(error, 'VERIFICATION_FAILED')) await consume(parts, FAILED_LOGINS, call.clientAddress);
      throw error;
    }
  };

  /** Says of a token that came again what it means, no matter who presented it. */
  const reportReplay = (clientAddress: string) => (error: unknown) => {
    if (isCommerceError(error) && error.cause instanceof TokenReplay) {
      const { memberNo, client } = error.cause;
      writeSecurityEvent(log, { event: 'token.replayed', memberNo, client, network: networkMark(clientAddress) });
    }
    throw error;
  };

  return {
    ...phoneCertificationRoutes(parts),
    ...loginSessionRoutes(parts),
    startVerification: async ({ body, caller, language, clientAddress }) => {
      const purpose = PURPOSES[body.purpose];
      if (caller === null && (purpose === 'PHONE' || purpose === 'WITHDRAWAL')) throw commerceError('AU99');
      const client = body.auth === undefined ? null : readClient(body.auth, parts.clients);
      refuseOtherRedirect(body.redirectUri, client?.redirectUri ?? publicOrigin + REDIRECT_PATH);
      await consume(parts, STARTS, clientAddress);
      const uuid = randomUUID();
      await insertVerification(
        database,
        {
          verificationId: uuid,
          purpose,
          client: client?.kind ?? 'WEB',
          state: body.state,
          codeChallenge: body.codeChallenge,
          returnUrl: body.redirectUri,
          memberNo: purpose === 'LOGIN' ? null : (caller?.memberNo ?? null),
        },
        clock.now(),
      );
      const page = new URL(providers.identity.pageFor(uuid));
      page.searchParams.set('ui_locales', language);
      return { uuid, redirectUrl: page.href };
    },

    getExternalData: async ({ query, language }) => {
      const now = clock.now();
      const found = await findFinished(database, query.code, now);
      if (!provesChallenge(query.codeVerifier, found.codeChallenge)) throw commerceError('VERIFICATION_FAILED');
      const [member, terms] = await Promise.all([findMember(database, found), findJoinTerms(database, now)]);
      return {
        uuid: found.verificationId,
        isNew: member === null,
        name: found.name,
        carrier: found.carrier,
        termsInfos: termsInfos(terms, language),
      };
    },

    issueToken: async (call) => {
      if (call.body.grant === 'identity') return issueUserToken(call);
      const { kind: client } = readClient(call.body.auth, parts.clients);
      const userToken = call.body.userToken ?? '';
      const token = await issueServerToken(database, { userToken, client }, clock.now()).catch(
        reportReplay(call.clientAddress),
      );
      return { access_token: token.value, expires_in: token.expiresIn, shopbyId: token.shopbyId };
    },

    refreshToken: async ({ userToken, clientAddress }) => {
      if (userToken === null) throw commerceError('AU99');
      const token = await rotateUserToken(database, userToken, clock.now(), parts.userTokenLifeMs).catch(
        reportReplay(clientAddress),
      );
      return { access_token: token.value, expires_in: token.expiresIn, shopbyId: token.shopbyId };
    },

    getAdultVerification: async ({ caller }) => {
      const proof = await findAdultProof(database, requireMember(caller).memberNo, clock.now());
      return {
        verifiedAt: proof === null ? null : formatYmdt(proof.verifiedAt),
        method: proof?.method ?? null,
        expiresAt: proof === null ? null : formatYmdt(proof.expiresAt),
      };
    },

    logOut: async ({ caller }) => {
      const { memberNo, loginSessionNo } = requireMember(caller);
      const hasEnded = await endSession(database, loginSessionNo, 'LOG_OUT', clock.now());
      if (hasEnded) writeSecurityEvent(log, { event: 'session.ended', memberNo, reason: 'LOG_OUT', sessionCnt: 1 });
      return undefined;
    },
  };
}

/** Compared letter by letter, for a parser would take others to be the same. RFC 9700 §4.1.3. */
function refuseOtherRedirect(redirectUri: string, registered: string): void {
  if (redirectUri !== registered)
    throw commerceError('INVALID_REQUEST', { details: { place: 'body/redirectUri', rule: 'registered' } });
}
