import { commerceError, isCommerceError } from '../../error/commerce-error.ts';
import { clientId } from '../../platform/client-id.ts';
import type { Clock } from '../../platform/clock.port.ts';
import { toWire } from '../../value/brand.ts';
import { after, type EpochMs, SECOND_MS } from '../../value/time.ts';
import type { Random } from '../../platform/random.port.ts';
import type { KeyValueStore } from '../../platform/storage.port.ts';
import type { SessionApi, TokenVault } from '../../session/session.port.ts';
import type { SessionVersion } from '../../session/session-version.ts';
import { LOGIN_DEVICE_KEPT_MS } from '../../session/login-session.ts';
import { SERVER_TOKEN_MAX_AGE_S } from '../../session/session.ts';
import { type CallOptions, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

/** The public identifiers of this kind of client; they name it and prove nothing. Spec §7 token issue. */
export interface ApiCredentials {
  /** `Basic …`, one for the web and one for the app. */
  readonly auth: string;
}

/** What a host that keeps its own tokens (Node, a native shell) gives for logging in. */
export interface HttpSessionHost extends ApiCredentials {
  readonly vault: TokenVault;
  readonly clock: Clock;
  readonly random: Random;
  readonly keyValueStore: KeyValueStore;
  /** SHA-256 of a text as base64url without padding; PKCE needs it (RFC 7636). */
  readonly sha256: (text: string) => Promise<string>;
  /** Where the provider comes back to. */
  readonly redirectUri: string;
}

const STATE_KEY = 'login-state';
const STATE_LIFE_S = 600;
const DEVICE_KEY = 'login-device';
/** Time limit of one rotation, in milliseconds: two of them and a retry end within TOKEN_REUSE_GRACE_MS. Assumed. */
const ROTATION_TIMEOUT_MS = 4_000;
/** Calls that renewing itself makes. */
const UNRENEWED: CallOptions = { renews: false };
const ROTATION: CallOptions = { ...UNRENEWED, timeoutMs: ROTATION_TIMEOUT_MS };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Logging in over HTTP for hosts that keep token values themselves; a late answer never writes over what came after.
 */
export function createHttpSessionApi(http: HttpClient, host: HttpSessionHost): SessionApi {
  const { vault, clock, random, keyValueStore } = host;
  let refreshing: Promise<void> | null = null;
  const issue = (body: TokenBody, signal?: AbortSignal) =>
    dataOf(http.POST('/oauth/v1/auth/token', { body: toWire(body), signal: signal ?? null, ...UNRENEWED }));
  const token = (value: string, lifeS: number, issuedAt: EpochMs = clock.now()) => ({
    value,
    issuedAt,
    expiresAt: after(clock.now(), lifeS * SECOND_MS),
  });

  async function obtain(signal?: AbortSignal): Promise<void> {
    const held = await vault.read();
    const { userToken } = held;
    if (userToken === null) throw commerceError('A401');
    const answer = await issue({ auth: host.auth, grant: 'user_token', userToken: userToken.value }, signal);
    const isOurs = await vault.replace(userToken.value, {
      userToken: token(userToken.value, answer.expires_in, userToken.issuedAt),
      serverToken: token(answer.access_token, SERVER_TOKEN_MAX_AGE_S),
      shopbyId: answer.shopbyId,
      login: held.login,
    });
    if (!isOurs) await refuseChanged(held.login);
  }

  async function rotate(seen: SessionVersion | undefined): Promise<void> {
    const version = await vault.version();
    if (seen !== undefined && version?.login === seen.login && version.generation !== seen.generation) return;
    const held = await vault.read();
    const { userToken } = held;
    if (userToken === null) throw commerceError('A401');
    const headers = { authorization: `Bearer ${userToken.value}` };
    const put = () => dataOf(http.PUT('/oauth/v1/auth/refresh', { headers, ...ROTATION }));
    const answer = await put().catch((lost: unknown) => {
      if (isCommerceError(lost, 'NETWORK', 'TIMEOUT')) return put();
      throw lost;
    });
    const next = { ...held, userToken: token(answer.access_token, answer.expires_in), shopbyId: answer.shopbyId };
    if (!(await vault.replace(userToken.value, next))) return refuseChanged(held.login);
    await obtain();
  }

  /** Another call in this session was quicker, or the session is no longer the one that was asked about. */
  async function refuseChanged(login: string | null): Promise<void> {
    const held = await vault.read();
    if (held.userToken === null || held.login !== login) throw commerceError('SESSION_CHANGED');
  }

  /** The name this device keeps for itself, drawn at its first log-in. */
  function deviceId(): string {
    const id = keyValueStore.get(DEVICE_KEY) ?? clientId(random);
    keyValueStore.set(DEVICE_KEY, id, LOGIN_DEVICE_KEPT_MS / SECOND_MS);
    return id;
  }

  return {
    async start(purpose, signal) {
      const state = randomText(random, 32);
      const verifier = randomText(random, 64);
      keyValueStore.set(STATE_KEY, `${state}.${verifier}`, STATE_LIFE_S);
      const { auth, redirectUri } = host;
      const body = { purpose, state, codeChallenge: await host.sha256(verifier), redirectUri, auth };
      return dataOf(http.POST('/oauth/v1/auth/verification', { body, signal: signal ?? null }));
    },
    async logIn({ code, state, agreements }, signal) {
      const [keptState, codeVerifier] = (keyValueStore.get(STATE_KEY) ?? '').split('.');
      if (codeVerifier === undefined || keptState !== state) throw commerceError('VERIFICATION_FAILED');
      const answer = await issue(
        { auth: host.auth, grant: 'identity', code, codeVerifier, agreements, deviceId: deviceId() },
        signal,
      );
      keyValueStore.remove(STATE_KEY);
      await vault.write({
        userToken: token(answer.access_token, answer.expires_in),
        serverToken: null,
        shopbyId: answer.shopbyId,
        login: clientId(random),
      });
      await obtain(signal);
    },
    obtain,
    refresh(_signal, seen) {
      refreshing ??= rotate(seen).finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    async logOut(signal) {
      await dataOf(http.DELETE('/oauth/v1/auth/logout', { signal: signal ?? null, ...UNRENEWED }));
    },
  };
}

interface TokenBody {
  readonly auth: string;
  readonly grant: 'identity' | 'user_token';
  readonly code?: string;
  readonly codeVerifier?: string;
  readonly agreements?: readonly { readonly termsType: string; readonly isAgree: boolean }[];
  readonly deviceId?: string;
  readonly userToken?: string;
}

function randomText(random: Random, length: number): string {
  return Array.from({ length }, () => LETTERS[Math.floor(random.next() * 64)] ?? 'A').join('');
}
