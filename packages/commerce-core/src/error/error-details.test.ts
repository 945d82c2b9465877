import type { components } from '@dealstore/openapi';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Wire, Writable } from '../value/brand.ts';
import { type CommerceError, commerceError, isCommerceError } from './commerce-error.ts';
import type { ErrorDetails } from './error-details.ts';

type Schemas = components['schemas'];
/** Which shape of the contract the details of each code have. */
interface Contract {
  readonly INVALID_REQUEST: Schemas['RequestDetails'];
  readonly NOT_FOUND: Partial<Schemas['GoodsDetails']> & Pick<Schemas['CouponDetails'], 'couponNo'>;
  readonly ADULT_ONLY: Schemas['GoodsDetails'];
  readonly TELECOM_ONLY: Partial<Schemas['GoodsDetails']> & Pick<Schemas['CouponDetails'], 'couponNo'>;
  readonly NOT_ON_SALE: Schemas['GoodsDetails'];
  readonly SOLD_OUT: Schemas['GoodsDetails'];
  readonly STOCK_SHORT: Schemas['GoodsDetails'];
  readonly PURCHASE_LIMIT: Schemas['PurchaseLimitDetails'];
  readonly UNPAID_LIMIT: Schemas['UnpaidLimitDetails'];
  readonly GIFT_LIMIT: Schemas['GiftLimitDetails'];
  readonly NOT_REVIEWABLE: Schemas['NotReviewableDetails'];
  readonly PRICE_CHANGED: Schemas['PriceChangedDetails'];
  readonly COUPON_UNUSABLE: Schemas['CouponDetails'];
  readonly COUPON_EXHAUSTED: Required<Pick<Schemas['CouponDetails'], 'couponNo'>>;
  readonly COUPON_EXPIRED: Required<Pick<Schemas['CouponDetails'], 'couponNo'>>;
  readonly STATE_CONFLICT: Schemas['StateConflictDetails'];
  readonly TERMS_REQUIRED: Schemas['TermsRequiredDetails'];
  readonly CONSENT_REQUIRED: Schemas['ConsentRequiredDetails'];
  readonly CODE_MISMATCH: Schemas['CodeMismatchDetails'];
  readonly OPEN_ORDERS: Schemas['OpenOrdersDetails'];
  readonly TOO_MANY_REQUESTS: Schemas['TooManyRequestsDetails'];
}
type Ours = { -readonly [Code in keyof ErrorDetails]: Writable<Wire<ErrorDetails[Code]>> };
type Theirs = { -readonly [Code in keyof Contract]: Writable<Contract[Code]> };

describe('the details of errors', () => {
  it('are of the shapes of the contract, both ways', () => {
    expectTypeOf<Ours>().toExtend<Theirs>();
    expectTypeOf<Theirs>().toExtend<Ours>();
  });

  it('are known once the code is', () => {
    const thrown: unknown = commerceError('SOLD_OUT', { details: { optionNos: [7] } });
    expect.assertions(1);
    if (!isCommerceError(thrown, 'SOLD_OUT')) return;
    expectTypeOf(thrown.details).toEqualTypeOf<ErrorDetails['SOLD_OUT'] | null>();
    expect(thrown.details?.optionNos).toEqual([7]);
  });

  it('are distinguished by the code among several', () => {
    const thrown: unknown = commerceError('CODE_MISMATCH', { details: { triesLeft: 2 } });
    if (!isCommerceError(thrown, 'CODE_MISMATCH', 'TERMS_REQUIRED')) throw new TypeError('not narrowed');
    expect(thrown.code === 'CODE_MISMATCH' ? thrown.details?.triesLeft : thrown.details?.termsTypes).toBe(2);
  });

  it('do not compile when they are another code’s', () => {
    // @ts-expect-error -- SOLD_OUT names options, not tries
    expect(commerceError('SOLD_OUT', { details: { triesLeft: 1 } }).code).toBe('SOLD_OUT');
    expectTypeOf<CommerceError>().toHaveProperty('details');
  });
});
