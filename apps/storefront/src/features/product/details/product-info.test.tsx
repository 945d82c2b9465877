import type { Product } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { ProductInfo } from './product-info.tsx';

describe('the information of a product', () => {
  it('ends in the notice the law asks for, every row of it', () => {
    const dutyInfo = [
      { label: '품명 및 모델명', value: '무선 이어폰 DS-1' },
      { label: '제조국', value: '대한민국' },
    ];
    const product = { baseInfo: { content: '<p>설명</p>', dutyInfo } } as unknown as Product;
    const html = renderOnServer(<ProductInfo product={product} />);
    expect(html).toContain('상품정보 제공고시');
    for (const { label, value } of dutyInfo) {
      expect(html).toMatch(new RegExp(`<th scope="row">${label}</th><td[^>]*>${value}</td>`));
    }
  });
});
