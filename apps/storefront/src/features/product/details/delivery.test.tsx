import { type Product, UNLIMITED, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { Delivery } from './delivery.tsx';

const FEE = {
  deliveryConditionType: 'FREE',
  deliveryAmt: won(0),
  aboveDeliveryAmt: won(0),
  returnDeliveryAmt: won(3_000),
  remoteDeliveryAmt: won(0),
  jejuDeliveryAmt: won(0),
  departureCutoff: '',
  deliveryDays: 2,
};

const GOODS = {
  price: { discountedPrice: won(10_000) },
  limitations: UNLIMITED,
  returnable: true,
  exchangeable: true,
};

/** A fee of 4,000 won, half of it from a measure on, and none from twice that measure on. */
const stepsAt = (lowest: number, measure: number) => [
  { aboveOrEqual: lowest, below: measure, deliveryAmt: won(4_000) },
  { aboveOrEqual: measure, below: measure * 2, deliveryAmt: won(2_000) },
  { aboveOrEqual: measure * 2, below: null, deliveryAmt: won(0) },
];
const FROM_AMOUNT = '4,000원 (30,000원 이상 2,000원 · 60,000원 이상 무료배송)';
const FROM_PIECES = '4,000원 (3개 이상 2,000원 · 6개 이상 무료배송)';

describe('delivery, exchange and return of a product', () => {
  it('names the return fee once, and none for an exchange', () => {
    const product = { deliveryFee: FEE, partner: {}, ...GOODS } as unknown as Product;
    const html = renderOnServer(<Delivery product={product} />);
    expect(html).toContain('3,000원 (교환에는 배송비를 받지 않아요)');
    expect(html).not.toContain('6,000');
  });

  it('shows no delivery for goods that are not sent', () => {
    const deliveryFee = { ...FEE, deliveryCompanyType: 'CJ', departureCutoff: '14:00', deliveryDays: 0 };
    const product = { deliveryFee, partner: { officeAddressLabel: '가상로 2' }, ...GOODS } as unknown as Product;
    const html = renderOnServer(<Delivery product={product} />);
    expect(html.slice(0, html.indexOf('판매자 정보'))).not.toMatch(/배송비|무료배송|제주|CJ|14|가상로/);
  });

  it('says who sells: every fact the law asks for before an order', () => {
    const partner = {
      companyName: '(주)별빛전자',
      ownerName: '김별빛',
      businessRegistrationNo: '000-00-00000',
      onlineMarketingBusinessDeclarationNo: '제2026-서울종로-0001호',
      officeAddressLabel: '서울특별시 종로구 가상로 2',
      phoneNo: '02-123-4567',
      email: 'seller@example.com',
    };
    const product = { deliveryFee: FEE, partner, ...GOODS } as unknown as Product;
    const html = renderOnServer(<Delivery product={product} />);
    for (const fact of Object.values(partner)) expect(html.slice(html.indexOf('판매자 정보'))).toContain(fact);
  });

  it.each([
    [{ deliveryConditionType: 'CONDITIONAL', aboveDeliveryAmt: won(30_000) }, '3,000원 (30,000원 이상 무료배송)'],
    [{ deliveryConditionType: 'FIXED_FEE' }, '3,000원'],
    [{ deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE', perOrderCnt: 2 }, '3,000원 (2개마다 3,000원)'],
    [{ deliveryConditionType: 'PRICE_FEE', deliveryConditionDetails: stepsAt(0, 30_000) }, FROM_AMOUNT],
    [{ deliveryConditionType: 'QUANTITY_FEE', deliveryConditionDetails: stepsAt(1, 3) }, FROM_PIECES],
  ])('says what its fee depends on: %o', (condition, expected) => {
    const deliveryFee = { ...FEE, deliveryAmt: won(3_000), ...condition };
    const product = { deliveryFee, partner: {}, ...GOODS } as unknown as Product;
    expect(renderOnServer(<Delivery product={product} />)).toContain(`>${expected}</dd>`);
  });
});
