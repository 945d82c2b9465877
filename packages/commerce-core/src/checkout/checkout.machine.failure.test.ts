import { setImmediate as flushPromises } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { commerceError } from '../error/commerce-error.ts';
import type { OrderSheet } from '../order/sheet/order-sheet.ts';
import { openCheckout } from '../testing/open-checkout.ts';
import { orderSheet } from '../testing/order-sheet-rows.ts';
import { won } from '../value/won.ts';

describe('a checkout whose backend fails or is slow', () => {
  it.each(['BUSY', 'INTERNAL'] as const)(
    'keeps choices without an effect on the price when pricing fails: %s',
    async (code) => {
      const { actor, agree, sheet } = openCheckout({ calculate: async () => Promise.reject(commerceError(code)) });
      agree();
      actor.send({ type: 'change', choice: { deliveryMemo: '문 앞' } });
      actor.send({ type: 'change', choice: { points: won(700) } });
      await flushPromises();
      const { choice, notice } = actor.getSnapshot().context;
      expect([notice, choice.deliveryMemo, choice.payType, choice.points]).toEqual([
        'unpriced',
        '문 앞',
        'CREDIT_CARD',
        0,
      ]);
      expect(choice.agreedTerms).toHaveLength(sheet.termsInfos.length);
    },
  );

  it('keeps a change no answer came for, pays nothing before it is priced, and prices it once asked again', async () => {
    let isAway = true;
    const reserved: unknown[] = [];
    const { actor, agree } = openCheckout({
      calculate: async (_no, { points }) =>
        isAway
          ? Promise.reject(commerceError('NETWORK'))
          : { ...orderSheet(), paymentInfo: { ...orderSheet().paymentInfo, subPayAmt: points } },
      reserve: async (...call) => {
        reserved.push(call);
        return Promise.reject(commerceError('BUSY'));
      },
    });
    const seen = () => {
      const { choice, notice } = actor.getSnapshot().context;
      return [actor.getSnapshot().value, choice.points, notice];
    };
    agree();
    actor.send({ type: 'change', choice: { points: won(700) } });
    await flushPromises();
    expect(seen()).toEqual(['priceWaits', 700, 'price-waits']);
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(seen()).toEqual(['priceWaits', 700, 'price-waits']);
    isAway = false;
    actor.send({ type: 'retry' });
    await flushPromises();
    expect(seen()).toEqual(['editing', 700, null]);
    expect(reserved).toEqual([]);
  });

  it('says nothing of a change that waited and was taken back', async () => {
    const { actor } = openCheckout({ calculate: async () => Promise.reject(commerceError('TIMEOUT')) });
    actor.send({ type: 'change', choice: { points: won(700) } });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('priceWaits');
    actor.send({ type: 'change', choice: { points: won(0) } });
    const { value, context } = actor.getSnapshot();
    expect([value, context.notice]).toEqual(['editing', null]);
  });

  it('takes the best coupons also while a price is asked for, and at the next try where reading the sheet fails', async () => {
    let isAway = true;
    const best = { cartCouponIssueNo: 9, deliveryCouponIssueNo: null, productCoupons: [] };
    const sheet = async () =>
      isAway ? Promise.reject(commerceError('NETWORK')) : { ...orderSheet(), bestCoupons: best };
    const { actor } = openCheckout({ sheet });
    actor.send({ type: 'change', choice: { points: won(700) } });
    expect(actor.getSnapshot().value).toBe('calculating');
    actor.send({ type: 'reload' });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('failed');
    isAway = false;
    actor.send({ type: 'retry' });
    await flushPromises();
    await flushPromises();
    expect(actor.getSnapshot().context.choice.coupons).toEqual(best);
  });

  it('takes what is typed while the sheet is read again, and goes on saying why it is', async () => {
    let arrive = (_sheet: OrderSheet): void => undefined;
    const { actor, agree } = openCheckout({
      reserve: async () => Promise.reject(commerceError('PRICE_CHANGED')),
      sheet: () => new Promise((resolve) => (arrive = resolve)),
    });
    agree();
    actor.send({ type: 'pay' });
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('reloading');
    actor.send({ type: 'change', choice: { deliveryMemo: '문 앞' } });
    arrive(orderSheet());
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('editing');
    const { choice, notice } = actor.getSnapshot().context;
    expect([choice.deliveryMemo, notice]).toEqual(['문 앞', 'price-changed']);
  });

  it('asks for the price of what it shows where the sheet has that of another place, and fails where it gets none', async () => {
    let isAway = true;
    const sheet = orderSheet({ receiverZipCd: '63000' });
    const { actor } = openCheckout(
      {
        sheet: async () => sheet,
        calculate: async () => (isAway ? Promise.reject(commerceError('NETWORK')) : sheet),
      },
      null,
      sheet,
    );
    expect(actor.getSnapshot().value).toBe('calculating');
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('failed');
    isAway = false;
    actor.send({ type: 'retry' });
    await flushPromises();
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('editing');
  });
});
