import contract from '@dealstore/openapi/commerce.json' with { type: 'json' };
import { fc, it } from '@fast-check/vitest';
import { inspect } from 'node:util';
import { describe, expect } from 'vitest';
import { CATALOGUE, catalogueEntry, errorCodeOf, isErrorCode } from './catalogue.ts';
import { CommerceError, commerceError, isCommerceError, toCommerceError } from './commerce-error.ts';
import { reactTo } from './reaction.ts';

const member = { loggedIn: true };
const guest = { loggedIn: false };

describe('catalogue', () => {
  it('knows exactly the codes of the contract, besides those no backend sends', () => {
    const ours = Object.entries(CATALOGUE).filter(([, entry]) => entry.status !== null);
    expect(ours.map(([code]) => code).toSorted()).toEqual(contract.components.schemas.ErrorCode.enum.toSorted());
  });

  it('has a cause and a cure of each code in the contract, and of no other', () => {
    const words: Readonly<Record<string, { readonly cause: string; readonly cure: string }>> =
      contract.components.schemas.ErrorCode['x-codes'];
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(CATALOGUE).toSorted());
    expect(Object.entries(words).filter(([, { cause, cure }]) => cause.length < 5 || cure.length < 5)).toEqual([]);
  });

  it.each(['EVEC0003', 'EVEC0002', 'B0008', 'AU20', 'C1026', 'C0021'])(
    'only logs %s [ERR-01, ERR-02, ERR-03, ERR-04, ERR-06, ERR-07]',
    (code) => expect(catalogueEntry(code).reaction).toBe('ignore'),
  );

  it('only logs EV02 to EV12, and shows their neighbours [ERR-05]', () => {
    const number = (value: number) => `EV${String(value).padStart(2, '0')}`;
    const reactions = Array.from({ length: 11 }, (_, index) => catalogueEntry(number(index + 2)).reaction);
    expect(new Set(reactions)).toEqual(new Set(['ignore']));
    expect([catalogueEntry('EV01').reaction, catalogueEntry('EV13').reaction]).toEqual(['toast', 'toast']);
  });

  it.each(['A401', 'AU17', 'AU99'] as const)('ends the session of a member on %s [ERR-08, ERR-09, ERR-10]', (code) => {
    expect(reactTo(commerceError(code), member).reaction).toBe('end-session');
  });

  it('has no session of a guest to end and asks to log in instead [ERR-10, ERR-17]', () => {
    expect(reactTo(commerceError('AU99'), guest)).toEqual({ reaction: 'toast', words: { text: 'login-required' } });
    expect(reactTo(commerceError('AU99_ERR'), member)).toEqual({
      reaction: 'toast',
      words: { text: 'login-required' },
    });
  });

  it('alerts about the monthly coupon and missing points, from coupon calls too [ERR-11, ERR-12, ERR-13, ERR-21]', () => {
    const exceeded = { reaction: 'alert', words: { text: 'benefit-coupon-exceeded' } };
    expect(reactTo(commerceError('MB08'), { ...member, call: 'coupon' })).toEqual(exceeded);
    expect(reactTo(commerceError('MB03'), { ...member, call: 'coupon' })).toEqual(exceeded);
    expect(reactTo(commerceError('MB04'), member)).toEqual({
      reaction: 'alert',
      words: { text: 'points-insufficient' },
    });
  });

  it('tells that the session has expired when a refresh fails [ERR-14]', () => {
    expect(reactTo(commerceError('REFRESH_FAILED'), member)).toEqual({
      reaction: 'toast',
      words: { text: 'session-expired' },
    });
  });

  it.each(['terms', 'coupon', 'gift'] as const)(
    'ignores a plain failure of a %s call [ERR-20, ERR-21, ERR-22]',
    (call) => {
      expect(reactTo(commerceError('INTERNAL'), { ...member, call }).reaction).toBe('ignore');
      expect(reactTo(commerceError('TIMEOUT'), { ...member, call }).reaction).toBe('ignore');
      expect(reactTo(commerceError('A401'), { ...member, call }).reaction).toBe('end-session');
    },
  );

  it('shows the message of the server, as text, cut at 200 characters [ERR-18]', () => {
    const words = (message: string) =>
      reactTo(new CommerceError(errorCodeOf('X1'), { userMessage: message }), member).words;
    expect(words(' 재고가 <b>없어요</b> ')).toEqual({ message: '재고가 <b>없어요</b>' });
    const cut = words('가'.repeat(201));
    expect(cut).toEqual({ message: `${'가'.repeat(199)}…` });
    expect(words('가'.repeat(200))).toEqual({ message: '가'.repeat(200) });
  });

  it('shows response-invalid without a message [ERR-19]', () => {
    const invalid = { reaction: 'toast', words: { text: 'response-invalid' } };
    expect(reactTo(new CommerceError(errorCodeOf('X1'), { userMessage: '  ' }), member)).toEqual(invalid);
  });

  it('shows no-answer without a network or after a timeout [ERR-27]', () => {
    const unanswered = { reaction: 'toast', words: { text: 'no-answer' } };
    expect(reactTo(commerceError('NETWORK'), member)).toEqual(unanswered);
    expect(reactTo(commerceError('TIMEOUT'), guest)).toEqual(unanswered);
  });

  it('shows the wrong page for what does not exist, and a failed chunk with words [ERR-24, ERR-25]', () => {
    expect(catalogueEntry('NOT_FOUND').reaction).toBe('wrong-page');
    expect(catalogueEntry('CHUNK_FAILED')).toMatchObject({ reaction: 'alert', text: 'loading-failed' });
  });

  it.prop([fc.string()])('takes any unknown code as something to show [ERR-18]', (code) => {
    fc.pre(!isErrorCode(code));
    expect(new CommerceError(errorCodeOf(code)).reaction).toBe('toast');
  });

  it('is not fooled by the names every object has', () => {
    expect(['toString', '__proto__', 'constructor'].map(isErrorCode)).toEqual([false, false, false]);
  });
});

describe('CommerceError', () => {
  it('carries code, reaction, status, words, details and cause', () => {
    const cause = new Error('socket');
    const details = { optionNos: [7] };
    const error = commerceError('SOLD_OUT', { userMessage: '다 팔렸어요', details, cause });
    expect(error).toMatchObject({
      name: 'CommerceError',
      code: 'SOLD_OUT',
      message: 'SOLD_OUT: 다 팔렸어요',
      userMessage: '다 팔렸어요',
      reaction: 'toast',
      status: 409,
      cause,
    });
    expect(error.details).toEqual({ optionNos: [7] });
    expect(new CommerceError(errorCodeOf('X1'), { status: 418 }).status).toBe(418);
  });

  it('shows its code when it is printed uncaught', () => {
    expect(String(commerceError('BUSY'))).toBe('CommerceError: BUSY');
    expect(commerceError('BUSY').stack).toMatch(/^CommerceError: BUSY\n/);
    expect(inspect(commerceError('SOLD_OUT', { details: { optionNos: [7] } }))).toMatch(
      /SOLD_OUT[^]*optionNos: \[ 7 \]/,
    );
  });

  it('is known from other errors, by code when asked', () => {
    expect(isCommerceError(commerceError('BUSY'))).toBe(true);
    expect(isCommerceError(commerceError('BUSY'), 'INTERNAL', 'BUSY')).toBe(true);
    expect(isCommerceError(commerceError('BUSY'), 'INTERNAL')).toBe(false);
    expect(isCommerceError(new Error('BUSY'))).toBe(false);
  });

  it('takes a stranger in with itself as the cause', () => {
    const error = commerceError('BUSY');
    expect(toCommerceError(error)).toBe(error);
    expect(toCommerceError('boom')).toMatchObject({ code: 'RESPONSE_INVALID', cause: 'boom' });
  });
});
