import { commerceError } from '../../error/commerce-error.ts';
import type { Clock } from '../../platform/clock.port.ts';
import { toWire } from '../../value/brand.ts';
import type { Random } from '../../platform/random.port.ts';
import type { KeyValueStore } from '../../platform/storage.port.ts';
import type { SessionApi, TokenVault } from '../../session/session.port.ts';
import { SERVER_TOKEN_MAX_AGE_S } from '../../session/session.ts';
import type { HttpCaller } from './client.ts';

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
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Logging in over HTTP for hosts that keep token values themselves. */
export function createHttpSessionApi(http: HttpCaller, host: HttpSessionHost): SessionApi {
  const issue = (body: TokenBody, signal?: AbortSignal) =>
    http.call((client, abort) => client.POST('/oauth/v1/auth/token', { body: toWire(body), signal: abort }), {
      signal,
    });

  async function obtain(signal?: AbortSignal): Promise<void> {
    const { userToken } = await host.vault.read();
    if (userToken === null) throw commerceError('A401');
    const answer = await issue({ auth: host.auth, grant: 'user_token', userToken: userToken.value }, signal);
    await host.vault.write({
      userToken: { value: userToken.value, expiresAt: host.clock.now() + answer.expires_in * 1000 },
      serverToken: { value: answer.access_token, expiresAt: host.clock.now() + SERVER_TOKEN_MAX_AGE_S * 1000 },
      shopbyId: answer.shopbyId,
    });
  }

  return {
    async start(purpose, signal) {
      const state = randomText(host.random, 32);
      const verifier = randomText(host.random, 64);
      host.keyValueStore.set(STATE_KEY, `${state}.${verifier}`, STATE_LIFE_S);
      const body = { purpose, state, codeChallenge: await host.sha256(verifier), redirectUri: host.redirectUri };
      return http.call((client, abort) => client.POST('/oauth/v1/auth/verification', { body, signal: abort }), {
        signal,
      });
    },
    async logIn({ code, state, agreements }, signal) {
      const [keptState, codeVerifier] = (host.keyValueStore.get(STATE_KEY) ?? '').split('.');
      if (codeVerifier === undefined || keptState !== state) throw commerceError('VERIFICATION_FAILED');
      const answer = await issue({ auth: host.auth, grant: 'identity', code, codeVerifier, agreements }, signal);
      host.keyValueStore.remove(STATE_KEY);
      await host.vault.write({
        userToken: { value: answer.access_token, expiresAt: host.clock.now() + answer.expires_in * 1000 },
        serverToken: null,
        shopbyId: answer.shopbyId,
      });
      await obtain(signal);
    },
    obtain,
    async logOut(signal) {
      await http.call((client, abort) => client.DELETE('/oauth/v1/auth/logout', { signal: abort }), { signal });
    },
  };
}

interface TokenBody {
  readonly auth: string;
  readonly grant: 'identity' | 'user_token';
  readonly code?: string;
  readonly codeVerifier?: string;
  readonly agreements?: readonly { readonly termsType: string; readonly isAgree: boolean }[];
  readonly userToken?: string;
}

function randomText(random: Random, length: number): string {
  return Array.from({ length }, () => LETTERS[Math.floor(random.next() * 64)] ?? 'A').join('');
}
