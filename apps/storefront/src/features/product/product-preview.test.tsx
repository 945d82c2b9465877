import { type CommerceError, commerceError, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { createQueryClient } from '../../page/query-client.ts';
import type { CardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductPreview } from './product-preview.tsx';

const card: CardProduct = {
  productNo: 7,
  productName: '여행 파우치',
  brandName: '포켓온',
  imageUrls: ['/assets/goods/7.svg'],
  salePrice: won(10_000),
  discountedPrice: won(9_000),
  discountRate: 10,
  reviewRating: 4.5,
  totalReviewCount: 3,
  saleStatusType: 'ONSALE',
  isSoldOut: false,
  withheld: null,
  arrivalYmd: null,
  telecomOnly: false,
  todayDeparture: false,
  hasCoupon: false,
  freeDelivery: false,
};

const NOTHING = (): void => undefined;

function shown(...lists: readonly (readonly CardProduct[])[]): string {
  return shownAfter(null, ...lists);
}

function shownAfter(error: CommerceError | null, ...lists: readonly (readonly CardProduct[])[]): string {
  const client = createQueryClient();
  lists.forEach((items, index) =>
    client.setQueryData(['list', index], { pages: [{ items }] }, { updatedAt: index + 1 }),
  );
  return renderOnServer(<ProductPreview productNo={card.productNo} error={error} onRetry={NOTHING} />, { client });
}

describe('a product on its way', () => {
  it('shows the picture, the name and the price a list knows of it', () => {
    const html = shown([{ ...card, productNo: 8, productName: '다른 상품' }, card]);
    expect(html).toContain('/assets/goods/7.svg');
    expect(html).toContain('여행 파우치</h2>');
    expect(html).toContain('9,000');
    expect(html).not.toContain('다른 상품');
  });

  it('takes the newest answer', () => {
    expect(shown([card], [{ ...card, discountedPrice: won(8_500) }])).toContain('8,500');
  });

  it('shows nothing of goods that may not be shown to everybody, nor of what no list holds', () => {
    expect(shown([{ ...card, withheld: 'ADULT' }])).not.toContain('여행 파우치');
    expect(shown([])).not.toContain('<h2');
  });

  it('keeps them where no answer came, which stands with another try in the place of the rest', () => {
    const html = shownAfter(commerceError('TIMEOUT'), [card]);
    expect(html).toContain('여행 파우치</h2>');
    expect(html).toContain('9,000');
    expect(html).toContain('불러오지 못했어요');
    expect(html).toContain('다시 시도</button>');
    expect(shown([card])).not.toContain('다시 시도');
  });

  it('leaves to the boundary what no list knows of and what did not come', () => {
    expect(() => shownAfter(commerceError('TIMEOUT'))).toThrow(commerceError('TIMEOUT'));
  });
});
