import { setImmediate as flushPromises } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { commerceError } from '../error/commerce-error.ts';
import { isIdempotencyKey } from '../platform/idempotency-key.ts';
import { openCheckout } from '../testing/open-checkout.ts';
import { orderSheet, reservation } from '../testing/order-sheet-rows.ts';
import { won } from '../value/won.ts';

describe('checkout machine', () => {
  it('opens with the address and the coupons the price is made with, and agrees to nothing by itself', async () => {
    const { actor, sheet } = openCheckout();
    await flushPromises();
    const { choice } = actor.getSnapshot().context;
    expect(choice.address).toEqual(sheet.orderSheetAddress.mainAddress);
    expect(choice.coupons).toEqual(sheet.appliedCoupons);
    expect(choice.agreedTerms).toEqual([]);
  });

  it('reads the sheet again once coupons were got, and takes the best ones', async () => {
    const { actor, sheet } = openCheckout();
    await flushPromises();
    actor.send({ type: 'change', choice: { coupons: { ...sheet.appliedCoupons, cartCouponIssueNo: null } } });
    await flushPromises();
    actor.send({ type: 'reload' });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.choice.coupons).toEqual(sheet.appliedCoupons);
  });

  it('names the first problem instead of paying', async () => {
    const { actor, emitted, keys } = openCheckout();
    await flushPromises();
    actor.send({ type: 'pay' });
    expect(emitted).toEqual([{ type: 'incomplete', problem: 'pay-type' }]);
    actor.send({ type: 'change', choice: { payType: 'CREDIT_CARD' } });
    actor.send({ type: 'pay' });
    expect(emitted[1]).toEqual({ type: 'incomplete', problem: 'terms' });
    expect(keys).toEqual([]);
  });

  it('opens another payment when the shopper comes back to a page as it was left, for its window may be over', async () => {
    const { actor, agree, keys, emitted } = openCheckout();
    await flushPromises();
    agree();
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('leaving');
    actor.send({ type: 'returned' });
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(new Set(keys).size).toBe(2);
    expect(emitted.map(({ type }) => type)).toEqual(['reserved', 'openPayment', 'reserved', 'openPayment']);
  });

  it('makes one order of a double click and leaves for the window once', async () => {
    const { actor, agree, keys, emitted } = openCheckout();
    await flushPromises();
    agree();
    for (let click = 0; click < 10; click += 1) actor.send({ type: 'pay' });
    await flushPromises();
    expect(keys).toHaveLength(1);
    expect(emitted).toMatchObject([
      { type: 'reserved', payType: 'CREDIT_CARD' },
      { type: 'openPayment', url: '/sandbox/payment/k', orderNo: reservation().orderNo, key: 'k' },
    ]);
  });

  it('keeps the key of an intent over a cut wire and draws a new one after a change', async () => {
    const { actor, agree, keys } = openCheckout({ reserve: async () => Promise.reject(commerceError('NETWORK')) });
    await flushPromises();
    expect(isIdempotencyKey(actor.getSnapshot().context.payKey)).toBe(true);
    agree();
    actor.send({ type: 'pay' });
    await flushPromises();
    actor.send({ type: 'pay' });
    await flushPromises();
    actor.send({ type: 'change', choice: { deliveryMemo: '문 앞' } });
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    actor.send({ type: 'reload' });
    await flushPromises();
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(keys[3]).not.toBe(keys[2]);
    expect(actor.getSnapshot().context.notice).toBe('offline');
  });

  it('shows no notice of the last press while another is under way', async () => {
    let answer = (): Promise<never> => Promise.reject(commerceError('NETWORK'));
    const { actor, agree } = openCheckout({ reserve: () => answer() });
    await flushPromises();
    agree();
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(actor.getSnapshot().context.notice).toBe('offline');
    answer = () => new Promise(() => undefined);
    actor.send({ type: 'pay' });
    expect(actor.getSnapshot().value).toBe('reserving');
    expect(actor.getSnapshot().context.notice).toBeNull();
  });

  it('says that a payment has begun only once the goods are held: a refused press begins nothing [TRACK-24]', async () => {
    let refusal: Error | null = commerceError('SOLD_OUT');
    const held = reservation();
    const reserve = async () => (refusal === null ? held : Promise.reject(refusal));
    const { actor, agree, emitted } = openCheckout({ reserve });
    await flushPromises();
    actor.send({ type: 'pay' });
    agree();
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(emitted.map(({ type }) => type)).toEqual(['incomplete']);
    refusal = null;
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(emitted.map(({ type }) => type)).toEqual(['incomplete', 'reserved', 'openPayment']);
  });

  it('prices again when a choice changes the price, the last change winning', async () => {
    const { actor } = openCheckout();
    await flushPromises();
    actor.send({ type: 'change', choice: { points: won(100) } });
    actor.send({ type: 'change', choice: { points: won(700) } });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.sheet.paymentInfo.subPayAmt).toBe(700);
  });

  it('shows the new amounts of a changed price with everything typed still there', async () => {
    const { actor, agree, keys, sheet } = openCheckout({
      sheet: async () => ({ ...orderSheet(), paymentInfo: { ...orderSheet().paymentInfo, paymentAmt: won(99_000) } }),
      reserve: async () => Promise.reject(commerceError('PRICE_CHANGED')),
    });
    await flushPromises();
    agree();
    actor.send({ type: 'change', choice: { deliveryMemo: '경비실' } });
    actor.send({ type: 'pay' });
    await flushPromises();
    await flushPromises();
    const { context, value } = actor.getSnapshot();
    expect(value).toBe('editing');
    expect(context.notice).toBe('price-changed');
    expect(context.sheet.paymentInfo.paymentAmt).toBe(99_000);
    expect(context.choice).toMatchObject({
      deliveryMemo: '경비실',
      agreedTerms: sheet.termsInfos.map((terms) => terms.termsType),
    });
    actor.send({ type: 'pay' });
    expect(new Set(keys).size).toBe(2);
  });

  const cartChanged = { details: { optionNos: [11], reason: 'CART' } };
  it.each([
    [commerceError('SOLD_OUT'), 'sold-out'],
    [commerceError('COUPON_UNUSABLE'), 'coupon-unusable'],
    [commerceError('MB04'), 'points-insufficient'],
    [commerceError('PURCHASE_LIMIT'), 'purchase-limit'],
    [commerceError('UNPAID_LIMIT'), 'unpaid-orders'],
    [commerceError('GIFT_LIMIT'), 'gift-limit'],
    [commerceError('UNPAID_LIMIT', { details: { reason: 'PIECES', limit: 200 } }), 'unpaid-pieces'],
    [commerceError('STATE_CONFLICT'), 'in-progress'],
    [commerceError('NOT_FOUND'), 'gone'],
    [commerceError('NOT_FOUND', cartChanged), 'cart-changed'],
    [commerceError('NETWORK'), 'offline'],
    [commerceError('TIMEOUT'), 'offline'],
    [commerceError('BUSY'), 'busy'],
    [commerceError('INTERNAL'), 'failed'],
  ] as const)('tells of %s beside the sheet: %s [ERR-13]', async (refusal, notice) => {
    const { actor, agree } = openCheckout({ reserve: async () => Promise.reject(refusal) });
    await flushPromises();
    agree();
    actor.send({ type: 'pay' });
    await flushPromises();
    await flushPromises();
    expect(actor.getSnapshot().context.notice).toBe(notice);
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('is settled without a window when nothing is left to pay', async () => {
    const { actor, agree, emitted } = openCheckout({ reserve: async () => ({ ...reservation(), confirmUrl: null }) });
    await flushPromises();
    agree();
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(emitted).toMatchObject([
      { type: 'reserved', payType: 'CREDIT_CARD' },
      { type: 'settle', orderNo: reservation().orderNo, key: reservation().key },
    ]);
    expect(actor.getSnapshot().value).toBe('leaving');
  });

  it('offers to try again when the sheet cannot be read again, with everything typed still there', async () => {
    let isAway = true;
    const { actor } = openCheckout({
      sheet: async () => (isAway ? Promise.reject(commerceError('NETWORK')) : orderSheet()),
    });
    actor.send({ type: 'change', choice: { deliveryMemo: '문 앞' } });
    actor.send({ type: 'reload' });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('failed');
    isAway = false;
    actor.send({ type: 'retry' });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.choice.deliveryMemo).toBe('문 앞');
  });

  it('opens with the choice this device saved of an earlier try', async () => {
    const saved = {
      deliveryMemo: '문 앞',
      payType: 'CREDIT_CARD',
      installmentMonths: 3,
      rememberPayType: true,
      agreedTerms: ['A'],
    } as const;
    const { actor } = openCheckout({}, { addressNo: 1, ...saved });
    expect(actor.getSnapshot().context.choice).toMatchObject(saved);
    expect(actor.getSnapshot().value).toBe('editing');
  });
});
