import { type Product, won, withheldProduct } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { Summary } from './summary.tsx';

const plain = withheldProduct({ productNo: 7, adult: false, telecomOnly: false }, 'TELECOM');
const coupon = { couponNo: 1, downloadable: true } as Product['coupons'][number];

function shown(issued: boolean): string {
  const price = { discountedPrice: won(10_000), couponPrice: won(9_000), couponDiscountAmt: won(1_000) };
  const product: Product = {
    ...plain,
    baseInfo: { ...plain.baseInfo, promotionText: '리뷰로 증명된 상품' },
    price: { ...plain.price, ...price },
    coupons: [{ ...coupon, issued }],
  };
  return renderOnServer(<Summary product={product} onCoupons={() => undefined} />).replaceAll(/<[^>]+>/g, '');
}

describe('what a product costs', () => {
  it('says of a coupon whether it is still to be got', () => {
    expect(shown(false)).toMatch(/쿠폰 받으면 9,000원/);
    expect(shown(false)).toContain('받으면 1,000원 할인');
    expect(shown(true)).toMatch(/쿠폰적용가 9,000원/);
    expect(shown(true)).not.toContain('받으면');
  });

  it('says below the price what a list does not know', () => {
    const html = shown(true);
    expect(html.indexOf('10,000')).toBeLessThan(html.indexOf('리뷰로 증명된 상품'));
  });
});
