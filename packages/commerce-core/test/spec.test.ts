import { describe, expect, it } from 'vitest';
import { API_TIMEOUT_MS, SUGGESTION_TIMEOUT_MS } from '../src/adapters/http/index.ts';
import { MEMBERSHIP_COUPONS } from '../src/coupon/coupon-issue.ts';
import {
  ageGroup,
  catalogueEntry,
  CLIENT_ID_LENGTH,
  COUPON_PAGE_SIZE,
  DEFAULT_LANGUAGE,
  type GuardAnswer,
  guardNavigation,
  HEADER_BANNER_CODE,
  HOME_SECTION_COUNT,
  IDLE_CHECK_MS,
  IDLE_LIMIT_MS,
  MAIN_TAB_BANNER_CODE,
  NO_TOKENS,
  PARTNER_PAGE_SIZE,
  PHONE_LENGTH,
  PROCEED_DELAY_MS,
  type Reaction,
  SERVER_TOKEN_MAX_AGE_S,
  type TokenPresence,
} from '../src/domain.ts';

// What the specification gives as a number, a code or a row of a table, side by side with what the core holds.

describe('§9 constants', () => {
  it.each<[string, unknown, unknown]>([
    ['time limit of a call: 30 s [CONST-01]', API_TIMEOUT_MS, 30_000],
    ['time limit of the suggestion file: 10 s [CONST-02]', SUGGESTION_TIMEOUT_MS, 10_000],
    ['sellers on one page of the partner terms: 20 [CONST-04]', PARTNER_PAGE_SIZE, 20],
    ['coupons on one page: 100 [CONST-05]', COUPON_PAGE_SIZE, 100],
    ['digits of a phone: 11 [CONST-06]', PHONE_LENGTH, 11],
    ['letters of a client id: 21 [CONST-10]', CLIENT_ID_LENGTH, 21],
    ['time without an action until the session ends: 2 h [CONST-07]', IDLE_LIMIT_MS, 2 * 60 * 60 * 1_000],
    ['time between two looks for it: 10 min [CONST-08]', IDLE_CHECK_MS, 10 * 60 * 1_000],
    ['life of a server token: 36,000 s [CONST-24]', SERVER_TOKEN_MAX_AGE_S, 36_000],
    ['language unless chosen: Korean [CONST-28]', DEFAULT_LANGUAGE, 'ko'],
    ['wait between a token and going on: 100 ms [CONST-29, STATE-15]', PROCEED_DELAY_MS, 100],
    ['banner code of the header [CONST-32]', HEADER_BANNER_CODE, '011'],
    ['banner code of the main tabs [CONST-33]', MAIN_TAB_BANNER_CODE, '000'],
    ['product sections of the home screen: 5 [CONST-37, ENTITY-66]', HOME_SECTION_COUNT, 5],
  ])('%s', (_, held, specified) => {
    expect(held).toBe(specified);
  });

  it('takes 3,000 won off from 30,000 and 5,000 won from 50,000 [VALID-04, VALID-05]', () => {
    expect(MEMBERSHIP_COUPONS.map((coupon) => [coupon.discountAmt, coupon.minSalePrice])).toEqual([
      [3_000, 30_000],
      [5_000, 50_000],
    ]);
  });

  it.each<[number | null, string]>([
    [null, 'other'],
    [19, 'other'],
    [20, '20s A'],
    [24, '20s A'],
    [25, '20s B'],
    [79, '70s B'],
    [80, 'other'],
  ])('puts the age of %s into the group %s [CONST-21, CONST-22, CONST-23]', (age, group) => {
    expect(ageGroup(age)).toBe(group);
  });
});

describe('§8 codes', () => {
  it.each<[Reaction, readonly string[], string]>([
    [
      'ignore',
      ['EVEC0002', 'EVEC0003', 'B0008', 'AU20', 'EV02', 'EV07', 'EV12', 'C1026', 'C0021'],
      'leaves a line in the log [ERR-01, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, ERR-07]',
    ],
    ['end-session', ['A401', 'AU17', 'AU99'], 'ends the session [ERR-08, ERR-09, ERR-10]'],
    ['alert', ['MB03', 'MB08', 'MB04'], 'asks for attention [ERR-11, ERR-12, ERR-13]'],
    ['toast', ['NETWORK', 'TIMEOUT', 'RESPONSE_INVALID'], 'is said in passing [ERR-19, ERR-27]'],
    ['wrong-page', ['NOT_FOUND'], 'shows the wrong page [ERR-24]'],
  ])('%s: %j %s', (reaction, codes) => {
    expect(codes.map((code) => catalogueEntry(code).reaction)).toEqual(codes.map(() => reaction));
  });
});

describe('§4 guard', () => {
  const BOTH = { user: true, server: true };
  const USER = { user: true, server: false };
  const ORPHAN = { user: false, server: true };

  it.each<[TokenPresence, string | null, string, GuardAnswer, string]>([
    [BOTH, '/', '/cart', 'proceed', 'STATE-10'],
    [BOTH, '/', '/auth/login', 'go-home', 'STATE-20'],
    [USER, '/', '/cart', 'obtain', 'STATE-11'],
    [USER, '/auth/login', '/auth/login', 'proceed', 'STATE-12'],
    [ORPHAN, '/', '/cart', 'delete-orphan', 'STATE-19'],
    [NO_TOKENS, '/', '/cart', 'proceed', 'STATE-19'],
    [NO_TOKENS, '/', '/myPage/order', 'ask-login', 'STATE-06'],
  ])('with %j from %s to %s: %s [%s]', (tokens, from, to, answer) => {
    expect(guardNavigation({ tokens, from, to })).toBe(answer);
  });

  it('keeps the table [STATE-06, STATE-10, STATE-11, STATE-12, STATE-19, STATE-20]', () => {
    const answers = [BOTH, USER, ORPHAN, NO_TOKENS].map((tokens) =>
      ['/cart', '/auth/login', '/myPage'].map((to) => guardNavigation({ tokens, from: '/', to })),
    );
    expect(answers).toEqual([
      ['proceed', 'go-home', 'proceed'],
      ['obtain', 'obtain', 'obtain'],
      ['delete-orphan', 'delete-orphan', 'delete-orphan'],
      ['proceed', 'proceed', 'ask-login'],
    ]);
  });
});
