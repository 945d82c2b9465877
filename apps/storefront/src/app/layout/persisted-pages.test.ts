import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { persistedPages } from './persisted-pages.ts';
import { offlinePageText } from './offline-page.text.ts';

const product = (productNo: number, productName: string, minorPurchaseYn = 'Y') => ({
  baseInfo: { productNo, productName, minorPurchaseYn, imageUrls: [`/assets/art/${productNo}.svg`] },
});

/** What a device lists that has these answers, the first read first. */
function listed(...answers: readonly (readonly [key: readonly unknown[], answer: unknown])[]) {
  const client = createQueryClient();
  for (const [index, [key, answer]] of answers.entries()) client.setQueryData(key, answer, { updatedAt: index + 1 });
  return persistedPages(client, offlinePageText.ko);
}

describe('the pages that can be seen offline', () => {
  it('are the visitor’s own pages, then others by name, the last read first', () => {
    const pages = listed(
      [['product', 7], product(7, '컵')],
      [['product', 7, 'options'], {}],
      [['cart', 'lines'], {}],
      [['products', { keyword: '양말' }, 1], {}],
      [['category', 101], { categoryNo: 101, label: '스킨케어' }],
      [['products', { categoryNo: 101 }, 1], {}],
      [['products', { keyword: '양말', order: 'SALE_CNT' }, 1], {}],
      [['products', 'count', { keyword: '양말' }], 3],
      [['exhibition', 5], { label: '겨울 기획전' }],
      [['event', 6], { label: '출석 이벤트' }],
      [['product', 8], product(8, '접시')],
    );
    expect(pages.map(({ href, name }) => [decodeURI(href), name])).toEqual([
      ['/cart', '장바구니'],
      ['/product/8', '접시'],
      ['/event/6', '출석 이벤트'],
      ['/exhibition/5', '겨울 기획전'],
      ['/category/list/0/101/스킨케어', '스킨케어'],
      ['/search/result?keyword=양말', "'양말' 검색 결과"],
      ['/product/7', '컵'],
    ]);
    expect(pages.find(({ name }) => name === '컵')?.picture).toBe('/assets/art/7.svg');
  });

  it('has nothing of goods for adults, and nothing at all of an empty device [HAND-06]', () => {
    expect(listed([['product', 9], product(9, '맥주', 'N')])).toEqual([]);
    expect(listed()).toEqual([]);
  });

  it('names a list once that was read from its middle, too', () => {
    const pages = listed([['products', { keyword: '컵' }, 1], {}], [['products', { keyword: '컵' }, 4], {}]);
    expect(pages.map(({ name }) => name)).toEqual(["'컵' 검색 결과"]);
  });
});
