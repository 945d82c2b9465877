import { type Product, won } from '@dealstore/commerce-core/domain';
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
};

describe('delivery, exchange and return of a product', () => {
  it('names the return fee once, and none for an exchange', () => {
    const product = { deliveryFee: FEE, partner: {}, returnable: true, exchangeable: true } as unknown as Product;
    const html = renderOnServer(<Delivery product={product} />);
    expect(html).toContain('3,000원 (교환은 배송비를 받지 않습니다)');
    expect(html).not.toContain('6,000');
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
    const product = { deliveryFee: FEE, partner, returnable: true, exchangeable: true } as unknown as Product;
    const html = renderOnServer(<Delivery product={product} />);
    for (const fact of Object.values(partner)) expect(html.slice(html.indexOf('판매자 정보'))).toContain(fact);
  });
});
