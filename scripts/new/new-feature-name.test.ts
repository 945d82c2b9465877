import { describe, expect, it } from 'vitest';
import { namesOf, problemOf } from './new-feature-name.ts';

describe('the word of a feature', () => {
  it.each(['coupon', 'gift', 'address', 'inquiry', 'gift-wrap', 'new-arrival'])('may be %s', (word) => {
    expect(problemOf(word)).toBeNull();
  });

  it.each([
    '',
    'Coupon',
    'gift_box',
    'gift-',
    'gift-box-lid',
    'gift-data',
    'gift-boxes',
    'gift2',
    'ab',
    'utils',
    'class',
    'coupons',
    '../gift',
    'a'.repeat(21),
  ])('may not be "%s"', (word) => {
    expect(problemOf(word)).not.toBeNull();
  });

  it('is written as each place wants it', () => {
    expect(namesOf('inquiry')).toEqual({
      word: 'inquiry',
      plural: 'inquiries',
      name: 'inquiry',
      names: 'inquiries',
      type: 'Inquiry',
      types: 'Inquiries',
      phrase: 'inquiry',
      phrases: 'inquiries',
      operation: 'getInquiries',
      path: '/client/v1/customer/inquiries',
    });
    expect(namesOf('gift-wrap')).toEqual({
      word: 'gift-wrap',
      plural: 'gift-wraps',
      name: 'giftWrap',
      names: 'giftWraps',
      type: 'GiftWrap',
      types: 'GiftWraps',
      phrase: 'gift wrap',
      phrases: 'gift wraps',
      operation: 'getGiftWraps',
      path: '/client/v1/customer/gift-wraps',
    });
    expect(namesOf('address').plural).toBe('addresses');
  });
});
