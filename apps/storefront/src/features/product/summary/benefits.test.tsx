import { type Product, UNLIMITED, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { Benefits } from './benefits.tsx';

const productThatIs = (saleStatusType: string, soldout: boolean) =>
  ({
    price: { discountedPrice: won(10_000), accumulationAmtWhenBuyConfirm: 100, photoReviewAccumulationAmt: 500 },
    deliveryFee: {
      deliveryConditionType: 'FREE',
      deliveryAmt: won(0),
      aboveDeliveryAmt: won(0),
      jejuDeliveryAmt: won(0),
      remoteDeliveryAmt: won(0),
      departureCutoff: '14:00',
      deliveryDays: 2,
    },
    limitations: { ...UNLIMITED, boughtCnt: 0 },
    baseInfo: { placeOriginLabel: '' },
    status: { saleStatusType, soldout },
    stock: { stockCnt: 10 },
    partner: { partnerName: '포켓온' },
  }) as unknown as Product;

describe('the lines about buying a product', () => {
  it('say when it leaves and arrives, but not of what cannot be bought now', () => {
    const onSale = renderOnServer(<Benefits product={productThatIs('ONSALE', false)} />);
    expect(onSale).toContain('출발');
    expect(onSale).toContain('도착');
    for (const product of [productThatIs('ONSALE', true), productThatIs('READY', false)]) {
      const html = renderOnServer(<Benefits product={product} />);
      expect(html).toContain('무료배송');
      expect(html).not.toMatch(/출발|도착/);
    }
  });
});
