import { describe, expect, it } from 'vitest';
import type { CartAddition } from '../cart/cart.ts';
import { mergeGuestCart } from '../cart/merge-guest-cart.use-case.ts';
import { savePendingPurchase } from '../cart/pending-purchase.use-case.ts';
import { resumeIntent } from '../cart/resume-intent.use-case.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { AGREEMENTS } from '../testing/port-suites/session-api.suite.ts';
import { orderCart } from './order-cart.use-case.ts';

const line = (productNo: number, optionInputs: CartAddition['optionInputs'] = []): CartAddition => ({
  productNo,
  optionNo: productNo * 10,
  orderCnt: 1,
  optionInputs,
});

/** A guest whose cart has these lines and who chose some of them, after the log-in and the merging of the carts. */
async function loggedInWith(lines: readonly CartAddition[], chosen: readonly CartAddition[]) {
  const ports = fakePorts();
  await ports.cartApi.add(lines);
  savePendingPurchase(ports.keyValueStore, chosen);
  ports.pendingTargetStore.save('/cart', { kind: 'order' });
  const { redirectUrl } = await ports.sessionApi.start('login');
  const { searchParams } = new URL(redirectUrl, 'http://shop.test');
  const answer = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  await ports.sessionApi.logIn({ ...answer, agreements: AGREEMENTS });
  await mergeGuestCart(ports);
  return ports;
}

describe('the order a guest was about to make in the cart', () => {
  it('is opened after the log-in with the lines that were chosen, and no other', async () => {
    const ports = await loggedInWith([line(1), line(3)], [line(3)]);
    const step = resumeIntent(ports, ['order'])?.step;
    expect(step).toEqual({ kind: 'order', additions: [line(3)] });
    if (step?.kind !== 'order') throw new Error('nothing is resumed');
    const sheet = await ports.orderApi.sheet((await orderCart(ports, step.additions)) ?? '');
    const products = sheet.deliveryGroups.flatMap(({ orderProducts }) => orderProducts);
    expect([sheet.type, products.map(({ productNo }) => productNo)]).toEqual(['cart', [3]]);
    expect(resumeIntent(ports)).toBe(null);
  });

  it('is not opened where a chosen line is not in the cart any more, or nothing is known of it', async () => {
    const ports = await loggedInWith([line(1)], [line(1)]);
    expect(await orderCart(ports, [line(1), line(3)])).toBe(null);
    expect(await orderCart(ports, [line(1, [{ inputLabel: '각인', inputValue: '가' }])])).toBe(null);
    expect(await orderCart(ports, [])).toBe(null);
  });

  it('is not opened for a count that cannot be had', async () => {
    const ports = await loggedInWith([line(1)], [line(1)]);
    const { cartApi } = ports;
    const [cartNo = 0] = (await cartApi.get()).deliveryGroups.flatMap(({ orderProducts }) =>
      orderProducts.flatMap(({ orderProductOptions }) => orderProductOptions.map((one) => one.cartNo)),
    );
    await cartApi.change([{ cartNo, orderCnt: 999 }]);
    expect(await orderCart(ports, [line(1)])).toBe(null);
  });
});
