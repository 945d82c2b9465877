import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountApi } from '../../account/account.port.ts';
import type { SessionApi, TokenStore } from '../../session/session.port.ts';
import { refusalOf } from './suite-shop.ts';

/** A shop without a logged-in member, and a person who has never been there. */
export interface SuiteSession {
  readonly sessionApi: SessionApi;
  readonly tokenStore: TokenStore;
  readonly accountApi: AccountApi;
  /** Plays the visitor at the identity provider: walks its page and comes back with what it answers. */
  verify(redirectUrl: string): Promise<{ readonly code: string; readonly state: string }>;
  close(): Promise<void>;
}

/** What a new member of a suite agrees to: every required text. */
export const AGREEMENTS = ['USE', 'E_COMMERCE', 'PI_COLLECTION_AND_USE_REQUIRED'].map((termsType) => ({
  termsType,
  isAgree: true,
}));

/** What every SessionApi and its TokenStore do together. */
export function sessionApiSuite(open: () => Promise<SuiteSession>): void {
  describe('SessionApi', () => {
    let session: SuiteSession;
    beforeEach(async () => {
      session = await open();
    });
    afterEach(() => session.close());

    it('asks a newcomer for the terms, then lets them in with both tokens [CALL-28, GAP-26, STATE-13]', async () => {
      const { sessionApi, tokenStore, accountApi, verify } = session;
      const { redirectUrl } = await sessionApi.start('login');
      const answer = await verify(redirectUrl);
      expect(await refusalOf(sessionApi.logIn({ ...answer, agreements: [] }))).toMatchObject({
        code: 'TERMS_REQUIRED',
      });
      expect(await tokenStore.presence()).toEqual({ user: false, server: false });
      await sessionApi.logIn({ ...answer, agreements: AGREEMENTS });
      expect(await tokenStore.presence()).toEqual({ user: true, server: true });
      expect((await accountApi.get()).name).not.toBe('');
    });

    it('rejects a code requested by another browser', async () => {
      const { sessionApi, tokenStore, verify } = session;
      const { redirectUrl } = await sessionApi.start('login');
      const { code } = await verify(redirectUrl);
      const stolen = { code, state: 'of-another-browser', agreements: AGREEMENTS };
      expect(await refusalOf(sessionApi.logIn(stolen))).toMatchObject({ code: 'VERIFICATION_FAILED' });
      expect(await tokenStore.presence()).toEqual({ user: false, server: false });
    });

    it('rejects obtaining without a user token', async () => {
      expect(await refusalOf(session.sessionApi.obtain())).toMatchObject({ name: 'CommerceError', code: 'A401' });
    });

    const logIn = async () => {
      const { sessionApi, verify } = session;
      const answer = await verify((await sessionApi.start('login')).redirectUrl);
      await sessionApi.logIn({ ...answer, agreements: AGREEMENTS });
    };

    it('refreshes to another generation of the same log-in, which goes on [CALL-19, STATE-01]', async () => {
      const { sessionApi, tokenStore, accountApi } = session;
      await logIn();
      const before = await tokenStore.version();
      await sessionApi.refresh();
      const now = await tokenStore.version();
      expect(now?.login).toBe(before?.login);
      expect(now?.generation).toBeGreaterThan(before?.generation ?? Number.POSITIVE_INFINITY);
      expect(await tokenStore.presence()).toEqual({ user: true, server: true });
      expect((await accountApi.get()).name).not.toBe('');
      await sessionApi.obtain();
    });

    it('shares one refresh between concurrent callers', async () => {
      const { sessionApi, tokenStore } = session;
      await logIn();
      await sessionApi.refresh();
      const [one, two] = [await tokenStore.version(), await sessionApi.refresh().then(() => tokenStore.version())];
      await Promise.all(Array.from({ length: 50 }, () => sessionApi.refresh()));
      expect(((await tokenStore.version())?.generation ?? 0) - (two?.generation ?? 0)).toBe(
        (two?.generation ?? 0) - (one?.generation ?? 0),
      );
    });

    it('skips a refresh for a caller that saw the session before the last one', async () => {
      const { sessionApi, tokenStore } = session;
      await logIn();
      const seen = (await tokenStore.version()) ?? undefined;
      await sessionApi.refresh(undefined, seen);
      const now = await tokenStore.version();
      await sessionApi.refresh(undefined, seen);
      expect(await tokenStore.version()).toEqual(now);
    });

    it('rejects a refresh without a user token', async () => {
      expect(await refusalOf(session.sessionApi.refresh())).toMatchObject({ name: 'CommerceError', code: 'A401' });
    });

    it('stores no token when a refresh and a log-out race [STATE-45]', async () => {
      const { sessionApi, tokenStore } = session;
      await logIn();
      const refresh = sessionApi.refresh().catch((error: unknown) => error);
      await tokenStore.clear();
      // Either the refresh came first, or it was refused; never a stranger.
      expect([undefined, 'CommerceError']).toContain(Reflect.get(Object(await refresh), 'name'));
      expect(await tokenStore.presence()).toEqual({ user: false, server: false });
    });

    it('ends the session and forgets both tokens [CALL-26, STATE-45]', async () => {
      const { sessionApi, tokenStore, accountApi } = session;
      await logIn();
      await sessionApi.logOut();
      expect(await refusalOf(accountApi.get())).toMatchObject({ name: 'CommerceError' });
      await tokenStore.clear();
      expect(await tokenStore.presence()).toEqual({ user: false, server: false });
    });
  });
}
