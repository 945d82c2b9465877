import { describe, expect, expectTypeOf, it } from 'vitest';
import { CATALOGUE, type CommerceErrorCode, errorCodeOf, isErrorCode, type UnknownErrorCode } from './catalogue.ts';
import { CommerceError, commerceError, isKnownError } from './commerce-error.ts';
import type { ErrorDetails } from './error-details.ts';

/** What an app that decides for itself would do; a code left out, or one more of the catalogue, does not compile. */
function reactionTo(error: CommerceError): string {
  // A code of a newer backend: the app has its message to show.
  if (!isKnownError(error)) return 'toast';
  switch (error.code) {
    case 'EVEC0002':
    case 'EVEC0003':
    case 'B0008':
    case 'AU20':
    case 'EV02':
    case 'EV03':
    case 'EV04':
    case 'EV05':
    case 'EV06':
    case 'EV07':
    case 'EV08':
    case 'EV09':
    case 'EV10':
    case 'EV11':
    case 'EV12':
    case 'C1026':
    case 'C0021':
    case 'ABORTED':
    case 'SESSION_CHANGED':
      return 'ignore';
    case 'A401':
    case 'AU17':
    case 'AU99':
      return 'end-session';
    case 'AU99_ERR':
    case 'INVALID_REQUEST':
    case 'FORBIDDEN_ORIGIN':
    case 'METHOD_NOT_ALLOWED':
    case 'TERMS_REQUIRED':
    case 'VERIFICATION_FAILED':
    case 'CODE_MISMATCH':
    case 'CODE_EXPIRED':
    case 'PHONE_TAKEN':
    case 'CONSENT_REQUIRED':
    case 'CERTIFICATION_REQUIRED':
    case 'OPEN_ORDERS':
    case 'SOLD_OUT':
    case 'STOCK_SHORT':
    case 'NOT_ON_SALE':
    case 'PURCHASE_LIMIT':
    case 'UNPAID_LIMIT':
    case 'GIFT_LIMIT':
    case 'WISH_LIMIT':
    case 'NOT_REVIEWABLE':
    case 'REVIEW_PHOTO_NEEDED':
    case 'PRICE_CHANGED':
    case 'COUPON_UNUSABLE':
    case 'COUPON_EXHAUSTED':
    case 'COUPON_EXPIRED':
    case 'STATE_CONFLICT':
    case 'PAYMENT_DECLINED':
    case 'IDEMPOTENCY_KEY_REQUIRED':
    case 'IDEMPOTENCY_IN_PROGRESS':
    case 'IDEMPOTENCY_MISMATCH':
    case 'PAYLOAD_TOO_LARGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'FILE_TYPE_UNSUPPORTED':
    case 'FILE_TOO_LARGE':
    case 'FILE_PIXELS_EXCEEDED':
    case 'FILE_BROKEN':
    case 'TOO_MANY_REQUESTS':
    case 'INTERNAL':
    case 'BUSY':
    case 'NETWORK':
    case 'TIMEOUT':
    case 'RESPONSE_INVALID':
    case 'REFRESH_FAILED':
      return 'toast';
    case 'MB03':
    case 'MB08':
    case 'MB04':
    case 'CHUNK_FAILED':
      return 'alert';
    case 'ADULT_ONLY':
    case 'TELECOM_ONLY':
      return 'ask-login';
    case 'NOT_FOUND':
      return 'wrong-page';
    default:
      return error satisfies never;
  }
}

/** One code handled: that the others are not is for the compiler to say. */
function soldOutOf(error: CommerceError): readonly number[] {
  if (!isKnownError(error)) return [];
  switch (error.code) {
    case 'SOLD_OUT':
      expectTypeOf(error.details).toEqualTypeOf<ErrorDetails['SOLD_OUT'] | null>();
      return error.details?.optionNos ?? [];
    default:
      expectTypeOf(error.code).toEqualTypeOf<Exclude<CommerceErrorCode, 'SOLD_OUT'>>();
      // @ts-expect-error -- all the other codes are left
      error satisfies never;
      return [];
  }
}

describe('the code of an error', () => {
  it('is one of a closed union, over which a switch is exhaustive', () => {
    const codes = Object.keys(CATALOGUE).filter(isErrorCode);
    expect(codes.map((code) => [code, reactionTo(commerceError(code))])).toEqual(
      codes.map((code) => [code, CATALOGUE[code].reaction]),
    );
  });

  it('tells the details in a switch', () => {
    expect(soldOutOf(commerceError('SOLD_OUT', { details: { optionNos: [7] } }))).toEqual([7]);
    expect(soldOutOf(commerceError('BUSY'))).toEqual([]);
  });

  it('of a newer backend is kept, with its words and details', () => {
    const error: CommerceError = new CommerceError(errorCodeOf('X1'), {
      userMessage: '내일 와요',
      details: { day: 2 },
    });
    expectTypeOf(error.code).toEqualTypeOf<CommerceErrorCode | UnknownErrorCode>();
    expect(error).toMatchObject({ code: 'X1', userMessage: '내일 와요', details: { day: 2 } });
    expect(isKnownError(error)).toBe(false);
    expect(reactionTo(error)).toBe('toast');
  });

  it('does not compile when it is a text nobody has looked at', () => {
    // @ts-expect-error -- neither of the catalogue nor taken by errorCodeOf
    expect(new CommerceError('X1').code).toBe('X1');
  });
});
