import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TokenStore } from '@dealstore/commerce-core';
import { watchLogin } from './watch-login.ts';

/** A tab of a log-in with a draft and a note of its own, whose cookies then say something else. */
function hearOf(
  cookie: string,
  { login, isLeaving = false }: { readonly login?: string; readonly isLeaving?: boolean },
) {
  const stored: Record<string, string> = { 'draft-checkout-1': 'memo', note: 'stays' };
  const storage = Object.defineProperty(stored, 'removeItem', {
    value: (key: string) => Reflect.deleteProperty(stored, key),
  });
  const loads: (readonly string[])[] = [];
  const location = { reload: () => loads.push(Object.keys(stored)) };
  vi.stubGlobal('window', { localStorage: {}, sessionStorage: storage, location });
  vi.stubGlobal('document', { cookie });
  let tell = (): void => undefined;
  const tokenStore: Pick<TokenStore, 'subscribe'> = {
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  watchLogin(tokenStore, login === undefined ? {} : { login }, () => isLeaving);
  tell();
  return loads;
}

describe('a tab that hears of another log-in', () => {
  afterEach(() => vi.unstubAllGlobals());
  const other = 'session_gen=login2.1.1.1';

  it.each(['', other])('forgets what its member has typed before it is loaded anew, with the cookie %j', (cookie) => {
    expect(hearOf(cookie, { login: 'login1' })).toEqual([['note']]);
  });

  it('keeps what a guest has typed who logs in elsewhere', () => {
    expect(hearOf(other, {})).toEqual([['draft-checkout-1', 'note']]);
  });

  it.each([
    ['session_gen=login1.2.1.1', {}],
    ['', { isLeaving: true }],
  ])('stays as it is with the cookie %j and %j', (cookie, tab) => {
    expect(hearOf(cookie, { login: 'login1', ...tab })).toEqual([]);
  });
});
