import {
  buildOptionTree,
  type Product,
  type ProductOptions,
  withheldProduct,
  won,
} from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { createProductView } from '../product.view.ts';
import { BuyBar } from './buy-bar.tsx';
import type { useBuy } from './use-buy.ts';

const product: Product = {
  ...withheldProduct({ productNo: 1, adult: false, telecomOnly: false }, 'TELECOM'),
  withheld: null,
  giftUsable: true,
  status: { saleStatusType: 'ONSALE', soldout: false },
};

const buy = { pressed: null, error: null } as Partial<ReturnType<typeof useBuy>> as ReturnType<typeof useBuy>;

/** What the buttons of the opened options say, the one that stands out in brackets. */
function buttonsFor(isGift: boolean): readonly string[] {
  const view = createProductView();
  view.chooseFor(isGift);
  const answer = { error: null, refetch: () => Promise.reject(new Error('asks nothing')) };
  const html = renderOnServer(
    <BuyBar product={product} options={undefined} answer={answer} view={view} buy={buy} open />,
  );
  const footer = html.slice(html.indexOf('<dialog'));
  return [...footer.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/g)]
    .map(([, look = '', inside = '']) => [look, inside.replaceAll(/<[^>]*>/g, '')] as const)
    .filter(([, words]) => ['선물하기', '장바구니', '바로구매'].includes(words))
    .map(([look, words]) => (look.includes('primary') ? `[${words}]` : words));
}

/** The address of the picture that is shown of what is bought, after these values were chosen. */
function pictureAfter(...values: readonly string[]): string | undefined {
  const option = { label: '색상|사이즈', addPrice: won(0), buyPrice: won(1_000), stockCnt: 5, main: false };
  const flatOptions = ['핑크|S', '네이비|S'].map((value, index) => {
    return { ...option, optionNo: index + 1, value, saleType: 'AVAILABLE' as const, imageUrl: `/option-${index}.svg` };
  });
  const labels = ['색상', '사이즈'];
  const multiLevelOptions = buildOptionTree(flatOptions, labels);
  const choice = { flatOptions, labels, multiLevelOptions, inputs: [], swatches: [] };
  const options: ProductOptions = { type: 'COMBINATION', selectType: 'MULTI', ...choice };
  const pictured = { ...product, baseInfo: { ...product.baseInfo, imageUrls: ['/goods.svg'] } };
  const view = createProductView();
  for (const [depth, value] of values.entries()) view.choose({ product: pictured, options }, depth, value);
  const answer = { error: null, refetch: () => Promise.reject(new Error('asks nothing')) };
  const html = renderOnServer(
    <BuyBar product={pictured} options={options} answer={answer} view={view} buy={buy} open />,
  );
  return /<dialog.*?<img[^>]* src="([^"?]*)/.exec(html)?.[1];
}

describe('the options of a product', () => {
  it('show the picture of the color chosen, as the cart does, and keep it once the choice is complete', () => {
    expect(pictureAfter()).toBe('/goods.svg');
    expect(pictureAfter('네이비')).toBe('/option-1.svg');
    expect(pictureAfter('네이비', 'S')).toBe('/option-1.svg');
  });

  it('lead to having it where they were opened to buy', () => {
    expect(buttonsFor(false)).toEqual(['선물하기', '장바구니', '[바로구매]']);
  });

  it('lead to giving it where they were opened to give', () => {
    expect(buttonsFor(true)).toEqual(['[선물하기]']);
  });
});
