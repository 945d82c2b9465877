import { epochMs } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createSessionCookies } from './session-cookies.ts';

const granted = {
  userToken: 'u'.repeat(32),
  serverToken: 's'.repeat(32),
  shopbyId: 'member-1',
  expiresInS: 3_600,
  version: {
    login: 'login1',
    generation: 1,
    issuedAt: epochMs(1_795_143_600_000),
    expiresAt: epochMs(1_795_147_200_000),
  },
};
const now = epochMs(1_795_143_600_000);
const withCookies = (setCookies: readonly string[]) =>
  new Request('http://shop.test/', {
    headers: { cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  });

describe('session cookies over https', () => {
  const cookies = createSessionCookies('https://shop.test');

  it('store the user token for expires_in and the server token for 36000 s [CONST-24, CONST-25, STATE-13]', () => {
    const [user, , , server] = cookies.grant(granted);
    expect(user).toBe(`__Host-user_token=${granted.userToken}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure`);
    expect(server).toContain('Max-Age=36000');
  });

  it('never write a token where a script can read it', () => {
    const readable = cookies.grant(granted).filter((cookie) => !cookie.includes('HttpOnly'));
    expect(readable.map((cookie) => cookie.split('=')[0])).toEqual(['session_gen', 'server_gen']);
    expect(readable.join()).not.toMatch(/u{32}|s{32}|member-1/);
  });

  it('save the shopbyId with the session [STATE-14]', () => {
    expect(cookies.tokens(withCookies(cookies.grant(granted)))).toEqual({
      userToken: granted.userToken,
      serverToken: granted.serverToken,
      shopbyId: 'member-1',
    });
  });

  it('clear both tokens and the user id [STATE-17, STATE-32, STATE-33]', () => {
    const cleared = cookies.clear();
    expect(cleared).toHaveLength(5);
    expect(cleared.every((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970 00:00:00 GMT'))).toBe(true);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('reject %s as a lifetime [CONST-25]', (expiresInS) => {
    expect(() => cookies.grant({ ...granted, expiresInS })).toThrow(RangeError);
  });

  it('ignore a cookie without the prefix', () => {
    const planted = new Request('https://shop.test/', {
      headers: { cookie: 'user_token=planted; server_token=planted' },
    });
    expect(cookies.tokens(planted)).toEqual({ userToken: null, serverToken: null, shopbyId: null });
  });
});

describe('session cookies over http', () => {
  const cookies = createSessionCookies('http://localhost:3000');

  it('carry the same names without prefix and without Secure', () => {
    const [user] = cookies.grant(granted);
    expect(user).toMatch(/^user_token=/);
    expect(user).not.toContain('Secure');
    expect(user).toContain('HttpOnly');
  });

  it('store the pending target for ten minutes and read it again [STATE-06]', () => {
    const saved = cookies.setPendingTarget('/myPage/order?tab=1', { kind: 'wish', productNo: 7 }, now);
    expect(saved[0]).toContain('Max-Age=600');
    expect(cookies.pendingTarget(withCookies(saved), now)).toEqual({
      path: '/myPage/order?tab=1',
      intent: { kind: 'wish', productNo: 7 },
      savedAt: now,
    });
  });

  it.each(['//evil.test', 'https://evil.test', String.raw`/\evil.test`, '/redirect/cart'])(
    'do not save %s as a target [STATE-06]',
    (target) => {
      expect(cookies.setPendingTarget(target, null, now)).toEqual([]);
    },
  );

  it('read the state of a log-in only when it is whole', () => {
    const login = { state: 'st', verifier: 've', purpose: 'login' };
    expect(cookies.loginState(withCookies(cookies.setLoginState(login)))).toEqual(login);
    expect(
      cookies.loginState(new Request('http://x/', { headers: { cookie: 'login_state=%7B%22state%22%3A1%7D' } })),
    ).toBeNull();
    expect(cookies.loginState(new Request('http://x/', { headers: { cookie: 'login_state=%E0%A4%A' } }))).toBeNull();
  });
});
