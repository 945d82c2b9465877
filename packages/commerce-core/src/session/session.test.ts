import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { needsLogin } from './login-routes.ts';
import { guardNavigation, type GuardAnswer, isUnreachable, purposeOf } from './session.ts';

const both = { user: true, server: true };
const userOnly = { user: true, server: false };
const serverOnly = { user: false, server: true };
const none = { user: false, server: false };

describe('guardNavigation', () => {
  it.each<[string, typeof both, string | null, string, GuardAnswer]>([
    ['proceeds with both tokens [STATE-10]', both, '/', '/cart', 'proceed'],
    ['obtains with a user token alone [STATE-11]', userOnly, '/', '/cart', 'obtain'],
    ['obtains before the log-in screen, too, when coming from elsewhere', userOnly, '/', '/auth/login', 'obtain'],
    ['skips obtaining from log-in to log-in [STATE-12]', userOnly, '/auth/login', '/auth/login', 'proceed'],
    ['obtains on the way out of the log-in [STATE-11]', userOnly, '/auth/login', '/cart', 'obtain'],
    ['obtains for a first document at the log-in [STATE-11]', userOnly, null, '/auth/login', 'obtain'],
    ['proceeds without tokens [STATE-19]', none, '/', '/product/1', 'proceed'],
    ['deletes an orphan server token first [STATE-19]', serverOnly, '/', '/product/1', 'delete-orphan'],
    ['sends home from log-in with both tokens [STATE-20, ROUTE-10]', both, '/', '/auth/login', 'go-home'],
    ['lets a logged-in member confirm their age [OVERLAY-06]', both, '/', '/auth/login?purpose=adult', 'proceed'],
    ['sends home from the log-in in any letter case [STATE-20]', both, '/', '/AUTH/Login', 'go-home'],
    ['sends home from the log-in with a slash at its end [STATE-20]', both, '/', '/auth/login/?x=1', 'go-home'],
    ['skips obtaining from log-in to log-in, however written', userOnly, '/Auth/Login/', '/auth/login', 'proceed'],
    ['takes no longer path for the log-in', both, '/', '/auth/login/x', 'proceed'],
    ['takes an unknown purpose as a plain log-in [STATE-20]', both, '/', '/auth/login?purpose=x', 'go-home'],
    ['asks a guest to log in before a my-page route [STATE-07, STATE-08]', none, null, '/myPage/order', 'ask-login'],
    ['opens the recipient route to a guest [STATE-09]', none, null, '/myPage/giftBox/recipientInfoInput/x', 'proceed'],
  ])('%s', (_, tokens, from, to, answer) => {
    expect(guardNavigation({ from, to, tokens })).toBe(answer);
  });

  it.prop([fc.boolean(), fc.boolean(), fc.webPath()])(
    'never shows my page to a guest [ROLE-03]',
    (user, server, rest) => {
      const answer = guardNavigation({
        from: null,
        to: `/myPage${rest.startsWith('/') ? rest : ''}`,
        tokens: { user, server },
      });
      expect(user || answer !== 'proceed' || /giftbox\/recipientinfoinput/i.test(rest)).toBe(true);
    },
  );
});

describe('needsLogin', () => {
  it.each([
    '/myPage',
    '/mypage/alert',
    '/MYPAGE/order',
    '/%6dyPage/point',
    '//MYPAGE/order/',
    '/myPage//order',
    '/mypage/',
    '/myPage/giftBox/recipientInfoInput/x%2f..%2f..%2forder',
    '/myPage/giftBox/recipientInfoInput/x/order',
    '/myPage?x=1',
    '/myPage/giftBox/recipientInfoInput',
    '/product/1/review/create/2/3',
    '/product/1/review/report/3',
    '/product/1/counseling/create',
    '/mallUserSoundDetail',
    '/order/sheet/abc',
  ])('keeps a guest from %s [ROLE-03]', (path) => expect(needsLogin(path)).toBe(true));

  it.each([
    '/',
    '/cart',
    '/product/1',
    '/myPages',
    '/memberShip',
    '/notice',
    '/faq',
    '/MYPAGE/giftBox/RECIPIENTinfoInput/tok',
  ])('lets everybody into %s [ROLE-01, STATE-09]', (path) => expect(needsLogin(path)).toBe(false));

  it.prop([fc.string()])('answers for any text', (path) => {
    expect(typeof needsLogin(path)).toBe('boolean');
  });
});

describe('isUnreachable', () => {
  it.each(['NETWORK', 'TIMEOUT', 'ABORTED', 'BUSY', 'TOO_MANY_REQUESTS'])('is true for %s', (code) => {
    expect(isUnreachable(code)).toBe(true);
  });

  it.each(['A401', 'AU17', 'AU99', 'INTERNAL', null])('is false for %s', (code) => {
    expect(isUnreachable(code)).toBe(false);
  });
});

describe('purposeOf', () => {
  it('reads the purpose anywhere in the query', () => {
    expect(purposeOf('/auth/login?x=1&purpose=phone#y')).toBe('phone');
    expect(purposeOf('/auth/login?purpose=withdrawal')).toBe('withdrawal');
    expect(purposeOf('/auth/login?purpose=adults')).toBe('login');
    expect(purposeOf('/auth/login?purpose=adult')).toBe('adult');
    expect(purposeOf('/auth/login?purpose=adult&x=1')).toBe('adult');
  });

  it.each([
    '/auth/login?purpose=adult2',
    '/auth/login?purpose=adult-x',
    '/auth/login?purpose=adult%20',
    '/auth/login?purpose=',
    '/auth/login?xpurpose=adult',
    '/auth/login-purpose=adult',
  ])('takes %s for an ordinary log-in', (path) => {
    expect(purposeOf(path)).toBe('login');
  });
});
