import { describe, expect, it } from 'vitest';
import { completeText } from './complete.text.ts';

describe('what was bought, at the end of an order', () => {
  it('keeps its count beside the last word of a name, however long that is', () => {
    expect(completeText.ko.itemsOf('고당도 감귤 선물세트', 2, 3)).toBe(
      '고당도 감귤 선물세트 외\u00a02건\u00a0·\u00a03개',
    );
    expect(completeText.en.itemsOf('A box of tangerines', 0, 1)).toBe('A box of tangerines\u00a0·\u00a01\u00a0pc');
  });
});
