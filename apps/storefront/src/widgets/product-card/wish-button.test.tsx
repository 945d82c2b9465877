import type { ListedProduct } from '@dealstore/commerce-core/domain';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { cacheWish } from './wish-cache.ts';
import { WishButton } from './wish-button.tsx';

it('is first what the server wrote, though the page knows the wishes before this part is hydrated', () => {
  const productNo = 7 as ListedProduct['productNo'];
  const product: Partial<ListedProduct> = { productNo, productName: '사과' };
  const client = createQueryClient();
  cacheWish(client, productNo, true);
  const button = <WishButton product={product as ListedProduct} />;
  expect(renderOnServer(button, { client, facts: { loggedIn: true } })).toContain('aria-pressed="false"');
});
