import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { cartLines } from '../testing/arbitraries.ts';
import { cartGiftProblem } from './cart-gift.ts';
import { cartOptions } from './cart.ts';
import { priceCart } from './price-cart.ts';

describe('what is chosen in a cart', () => {
  it.prop([cartLines(), fc.nat()])('can be given when it is one line the shop lets be given', (lines, place) => {
    const cart = priceCart(lines, []);
    const cartNos = cartOptions(cart).map(({ cartNo }) => cartNo);
    expect(cartGiftProblem(cart, [])).toBe('NOTHING_CHOSEN');
    if (cartNos.length > 1) expect(cartGiftProblem(cart, cartNos)).toBe('SEVERAL_LINES');
    const cartNo = cartNos[place % Math.max(1, cartNos.length)];
    if (cartNo === undefined) return;
    const line = lines.find((one) => one.cartNo === cartNo);
    expect(cartGiftProblem(cart, [cartNo])).toBe(line?.giftUsable === true ? null : 'NOT_GIVEN');
  });

  it('is not given when it cannot be ordered', () => {
    expect(cartGiftProblem({ deliveryGroups: [] }, [1])).toBe('NOT_GIVEN');
  });
});
