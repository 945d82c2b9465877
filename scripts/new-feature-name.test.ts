import { describe, expect, it } from 'vitest';
import { namesOf, problemOf } from './new-feature-name.ts';

describe('the word of a feature', () => {
  it.each(['coupon', 'gift', 'address', 'inquiry'])('may be %s', (word) => {
    expect(problemOf(word)).toBeNull();
  });

  it.each(['', 'Coupon', 'gift-box', 'gift2', 'ab', 'utils', 'class', 'coupons', '../gift', 'a'.repeat(21)])(
    'may not be "%s"',
    (word) => {
      expect(problemOf(word)).not.toBeNull();
    },
  );

  it('is written as each place wants it', () => {
    expect(namesOf('inquiry')).toEqual({
      word: 'inquiry',
      type: 'Inquiry',
      plural: 'inquiries',
      types: 'Inquiries',
      operation: 'getInquiries',
      path: '/client/v1/customer/inquiries',
    });
    expect(namesOf('address').plural).toBe('addresses');
  });
});
