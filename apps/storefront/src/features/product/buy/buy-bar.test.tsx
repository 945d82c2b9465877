import { type Product, withheldProduct } from '@dealstore/commerce-core/domain';
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

describe('the options of a product', () => {
  it('lead to having it where they were opened to buy', () => {
    expect(buttonsFor(false)).toEqual(['선물하기', '장바구니', '[바로구매]']);
  });

  it('lead to giving it where they were opened to give', () => {
    expect(buttonsFor(true)).toEqual(['[선물하기]']);
  });
});
