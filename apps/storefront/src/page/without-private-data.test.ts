import { describe, expect, it } from 'vitest';
import { withoutPrivateData } from './without-private-data.ts';

const beer = { productNo: 2, productName: '맥주', adult: true };
const cup = { productNo: 1, productName: '컵' };

describe('an answer that stays on the device', () => {
  it('has nothing of goods for adults, nor of what was made of them alone [HAND-06]', () => {
    expect(withoutPrivateData([cup, beer])).toEqual([cup]);
    expect(withoutPrivateData({ pages: [{ items: [{ product: beer }, { product: cup }] }] })).toEqual({
      pages: [{ items: [{ product: cup }] }],
    });
    expect(withoutPrivateData({ pages: [{ items: [beer] }] })).toBeUndefined();
    expect(withoutPrivateData({ baseInfo: { productName: '맥주', minorPurchaseYn: 'N' }, price: {} })).toBeUndefined();
    expect(withoutPrivateData({ baseInfo: { productName: '컵', minorPurchaseYn: 'Y' } })).toBeDefined();
  });

  it('has no address, no phone and no account, and all else as it was [HAND-06]', () => {
    const order = {
      orderNo: '1',
      bankInfo: { account: '110-1', bank: 'KB', depositorName: '홍길동' },
      gift: { receiverPhone: '010-****-5678' },
    };
    expect(
      withoutPrivateData({ ...order, receiverDetailAddress: '101호', receiverContact1: '010', zipCd: '1', cnt: 0 }),
    ).toEqual({
      orderNo: '1',
      bankInfo: { account: '', bank: 'KB', depositorName: '' },
      gift: { receiverPhone: '' },
      receiverDetailAddress: '',
      receiverContact1: '',
      zipCd: '',
      cnt: 0,
    });
    expect(withoutPrivateData({ items: [], next: null, addressNo: 3 })).toEqual({
      items: [],
      next: null,
      addressNo: 3,
    });
  });
});
