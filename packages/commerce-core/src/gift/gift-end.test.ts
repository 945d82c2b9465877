import { describe, expect, it } from 'vitest';
import { giftEndClaim } from './gift-end.ts';

const LINES = [
  { orderOptionNo: 1, orderCnt: 3, claimedCnt: 1 },
  { orderOptionNo: 2, orderCnt: 1, claimedCnt: 1 },
];

describe('the end of a gift', () => {
  it('takes back only pieces that have not gone back before', () => {
    const { claimedProductOptions } = giftEndClaim('refuse', { orderNo: '1', lines: LINES, language: 'ko' });
    expect(claimedProductOptions).toEqual([{ orderOptionNo: 1, productCnt: 2 }]);
  });

  it("gives its reason in the sender's language", () => {
    const claimIn = (language: 'ko' | 'en') => giftEndClaim('expire', { orderNo: '1', lines: LINES, language });
    expect(claimIn('ko').claimReasonDetail).toBe('기한 안에 배송지가 입력되지 않았어요');
    expect(claimIn('en').claimReasonDetail).toBe('No address was given in time');
  });
});
