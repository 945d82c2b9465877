import { describe, expect, it } from 'vitest';
import { deliveryMemoIn, usualMemos } from './delivery-memo.ts';

describe('a note to the carrier', () => {
  it('is read in either language when it is a usual one', () => {
    const english = usualMemos('en');
    expect(english).toHaveLength(4);
    for (const [index, memo] of usualMemos('ko').entries()) {
      expect(deliveryMemoIn(memo, 'en')).toBe(english[index]);
      expect(deliveryMemoIn(memo, 'ko')).toBe(memo);
      expect(deliveryMemoIn(english[index] ?? '', 'ko')).toBe(memo);
    }
  });

  it('stays as it was written when it is not', () => {
    for (const memo of ['', '초인종을 누르지 말아 주세요']) expect(deliveryMemoIn(memo, 'en')).toBe(memo);
  });
});
