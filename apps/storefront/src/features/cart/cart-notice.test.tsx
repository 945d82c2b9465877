import type { Cart, OrderStatusCounts } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { paymentWaitText } from '../../widgets/payment-wait/payment-wait.text.ts';
import { CART_KEY } from '../../widgets/cart/cart-cache.ts';
import { screen } from './cart.screen.tsx';

/** The cart of a member with one line, as far as the backend has answered. */
function show(counts: Partial<OrderStatusCounts> | null): string {
  const client = createQueryClient();
  const line = { cartNo: 1, validInfo: { valid: false }, price: {}, optionInputs: [], orderCnt: 1, optionValue: '' };
  const product = { productNo: 1, productName: '사과', orderProductOptions: [line] };
  const cart = { deliveryGroups: [], invalidProducts: [product], price: {} } as unknown as Cart;
  client.setQueryData([...CART_KEY, 'lines'], cart);
  if (counts !== null) client.setQueryData(['orders', 'waiting'], counts);
  const part = <screen.Screen params={{}} search={new URLSearchParams()} />;
  return renderOnServer(part, { client, facts: { loggedIn: true } });
}

describe('the notice in a cart that a payment is being checked', () => {
  it('comes with the lines it stands above, so that it pushes nothing down', () => {
    expect(show(null)).not.toContain('사과');
    expect(show({ payWaitCnt: 0 })).toContain('사과');
    expect(show({ payWaitCnt: 0 })).not.toContain(paymentWaitText.ko.inCart);
    const html = show({ payWaitCnt: 1 });
    expect(html.indexOf(paymentWaitText.ko.inCart)).toBeLessThan(html.indexOf('사과'));
    expect(html).toContain(paymentWaitText.ko.inCart);
  });

  it('is asked for on the server, with the cart', () => {
    const keys: unknown[] = [];
    const services = () => Promise.reject(new Error('nothing is asked'));
    const page = {
      services,
      params: {},
      search: new URLSearchParams(),
      language: 'ko',
      prefetchInfinite: () => undefined,
    };
    const prefetch = ({ queryKey }: { readonly queryKey: unknown }) => void keys.push(queryKey);
    for (const loggedIn of [false, true]) screen.load?.({ ...page, loggedIn, prefetch } as never);
    expect(keys).toEqual([
      [...CART_KEY, 'lines'],
      ['orders', 'waiting'],
    ]);
  });
});
