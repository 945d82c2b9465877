import { describe, expect, it } from 'vitest';
import { checkoutFor, commerceFor } from './bring-your-own-ports.example.ts';
import { addOne } from './guest-cart.example.ts';

describe('examples of the README', () => {
  it('prices the cart of a guest', async () => {
    expect(await addOne(3, 30)).toEqual([
      '별빛전자: goods ₩10,000, delivery ₩3,000',
      '₩20,000 to go for free delivery',
      'to pay ₩13,000',
    ]);
    expect((await addOne(1, 10)).at(-1)).toBe('to pay ₩23,000');
  });

  it('puts the flows together over HTTP', () => {
    const tracking = { track: () => undefined };
    const { ports, checkout, giftRecipient } = commerceFor('https://shop.example/api', 'Basic eA==', tracking);
    expect(ports.tracking).toBe(tracking);
    expect([checkout.id, giftRecipient({ kind: 'link', token: 'a' }).id]).toEqual(['checkout', 'giftRecipient']);
  });
  it('builds the checkout from two ports', () => {
    expect(checkoutFor('https://shop.example/api', async () => null).id).toBe('checkout');
  });
});
