import { describe, expect, it } from 'vitest';
import { CLOTHES_ROOT } from './words/clothes.ts';
import { amountOf, faceValue, sizeWorth, worthOf } from './worth.ts';

describe('amountOf', () => {
  it('reads weights, volumes, packs and beds, and nothing else', () => {
    expect(amountOf('2kg(3~4송이)|2 kg')).toEqual({ kind: 'g', count: 2_000 });
    expect(amountOf('100ml×30포|100 ml ×30')).toEqual({ kind: 'ml', count: 3_000 });
    expect(amountOf('10,000mAh')).toEqual({ kind: 'mAh', count: 10_000 });
    expect(amountOf('1TB')).toEqual({ kind: 'GB', count: 1_000 });
    expect(amountOf('')).toEqual({ kind: '개', count: 1 });
    expect(amountOf('1+1')).toEqual({ kind: '개', count: 2 });
    expect(amountOf('Q')).toEqual({ kind: '침대', count: 1.35 });
    for (const word of ['2026년형', '프로|Pro', '30,000Pa', '+ 강화필름']) expect(amountOf(word)).toBe(null);
  });
});

describe('the price of an item by its amount', () => {
  it('grows with its amount, a little less than the amount', () => {
    const sizes = ['3kg', '5kg', '10kg'];
    const [three = 0, five = 0, ten = 0] = sizes.map((size) => sizeWorth(size, sizes));
    expect(three).toBeLessThan(1);
    expect(five).toBeGreaterThan(three);
    expect(ten / three).toBeGreaterThan(2);
    expect(ten / three).toBeLessThan(10 / 3);
  });

  it('is the same for sizes that cannot be compared', () => {
    expect(sizeWorth('350W', ['350W', '2026년형'])).toBe(1);
  });

  it('depends on the item: a coat is dearer than a waistcoat', () => {
    const [, , , , outer] = CLOTHES_ROOT.leaves;
    const [down, vest = down] = outer.items;
    expect(worthOf(outer, down, '')).toBeGreaterThan(worthOf(outer, vest, ''));
  });
});

describe('faceValue', () => {
  it('reads what a voucher says, in won', () => {
    expect([faceValue('5천원|₩5,000'), faceValue('3만원|₩30,000'), faceValue('2인|for 2')]).toEqual([
      5_000,
      30_000,
      null,
    ]);
  });
});
