import { type Product, UNLIMITED, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { Benefits } from './benefits.tsx';

const productThatIs = (saleStatusType: string, soldout: boolean, fee: Partial<Product['deliveryFee']> = {}) =>
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
      ...fee,
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

  it('show neither a day nor a fee for goods that are not sent', () => {
    const html = renderOnServer(<Benefits product={productThatIs('ONSALE', false, { deliveryDays: 0 })} />);
    expect(html).not.toMatch(/출발|도착|배송/);
    expect(html).toContain('포켓온');
  });

  it.each([
    [{ deliveryConditionType: 'CONDITIONAL', aboveDeliveryAmt: won(30_000) }, '>3,000원 (30,000원 이상 무료배송)'],
    [{ deliveryConditionType: 'CONDITIONAL', aboveDeliveryAmt: won(10_000) }, '무료배송<small>'],
    [{ deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE', perOrderCnt: 2 }, '>3,000원 (2개마다 3,000원)'],
    [
      {
        deliveryConditionType: 'PRICE_FEE',
        deliveryConditionDetails: [
          { aboveOrEqual: 0, below: 5_000, deliveryAmt: won(4_000) },
          { aboveOrEqual: 5_000, below: 20_000, deliveryAmt: won(2_000) },
          { aboveOrEqual: 20_000, below: null, deliveryAmt: won(0) },
        ],
      },
      '>2,000원 (20,000원 이상 무료배송)',
    ],
  ] as const)('say what delivery of the least one can buy costs, and what would change it: %o', (fee, expected) => {
    const html = renderOnServer(
      <Benefits product={productThatIs('ONSALE', false, { deliveryAmt: won(3_000), ...fee })} />,
    );
    expect(html).toContain(expected);
  });
});
