import { describe, expect, it } from 'vitest';
import { deliveryMemoIn } from './delivery-memo.ts';
import { deliveryMemoText } from './delivery-memo.text.ts';

describe('a note to the carrier', () => {
  it('is read in either language when it is a usual one', () => {
    const { ko, en } = deliveryMemoText;
    expect(ko.memos).toHaveLength(en.memos.length);
    for (const [index, memo] of ko.memos.entries()) {
      expect(deliveryMemoIn(memo, 'en')).toBe(en.memos[index]);
      expect(deliveryMemoIn(memo, 'ko')).toBe(memo);
      expect(deliveryMemoIn(en.memos[index] ?? '', 'ko')).toBe(memo);
    }
  });

  it('stays as it was written when it is not', () => {
    for (const memo of ['', '초인종을 누르지 말아 주세요']) expect(deliveryMemoIn(memo, 'en')).toBe(memo);
  });
});
