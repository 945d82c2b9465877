import { commerceError } from '../../error/commerce-error.ts';
import { joinAnswersRefusal } from '../../account/consent-refusal.ts';
import { refuse } from '../../error/refusal.ts';
import { clientId } from '../../platform/client-id.ts';
import type { SessionApi } from '../../session/session.port.ts';
import type { SessionVersion } from '../../session/session-version.ts';
import { SERVER_TOKEN_MAX_AGE_S } from '../../session/session.ts';
import { after, SECOND_MS } from '../../value/time.ts';
import { joinTexts } from './account.memory.ts';
import type { MemoryBackend } from './memory-backend.ts';

/** Life of a user token of a memory shop, in seconds: 30 days. */
const USER_TOKEN_LIFE_S = 30 * 24 * 60 * 60;

/**
 * Logging in to a memory shop: its identity provider knows the one member and asks nothing, so the address that `start`
 * answers already carries `code` and `state`.
 */
export function createMemorySessionApi(backend: MemoryBackend): SessionApi {
  const { clock, random, shop, state, vault } = backend;
  let started: { readonly code: string; readonly state: string } | null = null;
  let refreshing: Promise<void> | null = null;
  const token = (lifeS: number) => {
    const issuedAt = clock.now();
    return { value: clientId(random), issuedAt, expiresAt: after(issuedAt, lifeS * SECOND_MS) };
  };

  async function obtain(): Promise<void> {
    const held = await vault.read();
    if (held.userToken === null) throw commerceError('A401');
    const isOurs = await vault.replace(held.userToken.value, { ...held, serverToken: token(SERVER_TOKEN_MAX_AGE_S) });
    if (!isOurs) throw commerceError('SESSION_CHANGED');
  }

  async function rotate(seen: SessionVersion | undefined): Promise<void> {
    const version = await vault.version();
    if (seen !== undefined && version?.login === seen.login && version.generation !== seen.generation) return;
    const held = await vault.read();
    if (held.userToken === null) throw commerceError('A401');
    const next = { ...held, userToken: token(USER_TOKEN_LIFE_S), serverToken: token(SERVER_TOKEN_MAX_AGE_S) };
    if (!(await vault.replace(held.userToken.value, next))) throw commerceError('SESSION_CHANGED');
  }

  return {
    start: async () => {
      started = { code: clientId(random), state: clientId(random) };
      return { redirectUrl: `/auth/redirect?code=${started.code}&state=${started.state}` };
    },
    logIn: async (answer) => {
      if (started === null || started.code !== answer.code || started.state !== answer.state) {
        throw commerceError('VERIFICATION_FAILED');
      }
      const agreements = answer.agreements.map(({ termsType, isAgree }) => ({ type: termsType, agreed: isAgree }));
      if (!state.joined) refuse(joinAnswersRefusal(joinTexts(shop), agreements));
      started = null;
      state.joined = true;
      await vault.write({
        userToken: token(USER_TOKEN_LIFE_S),
        serverToken: null,
        shopbyId: String(shop.member.account.memberNo),
        login: clientId(random),
      });
      await obtain();
    },
    obtain,
    refresh: (_signal, seen) => {
      refreshing ??= rotate(seen).finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    logOut: async () => {
      await backend.member();
      await vault.clear();
    },
  };
}
