import { commerceError, CommerceError, errorCodeOf } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { WAITS_FOR_NETWORK } from './offline.ts';

const fault = (code: string, status: number) =>
  new CommerceError(errorCodeOf(code), { userMessage: '', status, details: null });

describe('a change that waits for a network', () => {
  it.each([
    ['no answer', commerceError('NETWORK')],
    ['a page of a portal', commerceError('RESPONSE_INVALID', { status: 200 })],
    ['a page of a proxy', commerceError('RESPONSE_INVALID', { status: 502 })],
    ['a busy shop', fault('BUSY', 503)],
    ['a shop at fault', fault('INTERNAL', 500)],
    ['a limit of calls', fault('TOO_MANY_REQUESTS', 429)],
  ])('is sent again after %s [HAND-07]', (_, error) => {
    expect(WAITS_FOR_NETWORK.retry(9, error)).toBe(true);
    expect(WAITS_FOR_NETWORK.retry(10, error)).toBe(false);
  });

  it('is sent three times at most to a shop that takes too long', () => {
    expect([0, 1, 2].map((failures) => WAITS_FOR_NETWORK.retry(failures, commerceError('TIMEOUT')))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([fault('CART_NOT_FOUND', 404), fault('SOLD_OUT', 409), fault('UNAUTHORIZED', 401)])(
    'is over with a verdict of the shop: $code',
    (error) => {
      expect(WAITS_FOR_NETWORK.retry(0, error)).toBe(false);
    },
  );
});
