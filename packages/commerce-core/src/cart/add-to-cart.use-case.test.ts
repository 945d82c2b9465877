import { describe, expect, it } from 'vitest';
import { buyNow } from '../checkout/buy-now.use-case.ts';
import { resumeIntent } from './resume-intent.use-case.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { addToCart, type Purchase } from './add-to-cart.use-case.ts';
import { AGREEMENTS } from '../testing/port-suites/session-api.suite.ts';

const MINUTE = 60_000;
const purchase: Purchase = {
  productNo: 1,
  additions: [{ productNo: 1, optionNo: 10, orderCnt: 2, optionInputs: [] }],
  loggedIn: false,
  withheld: null,
  path: '/product/1?a=b',
};

async function memberPorts() {
  const ports = fakePorts();
  const { redirectUrl } = await ports.sessionApi.start('login');
  const { searchParams } = new URL(redirectUrl, 'http://shop.test');
  const answer = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  await ports.sessionApi.logIn({ ...answer, agreements: AGREEMENTS });
  return ports;
}

describe('addToCart', () => {
  it('puts a guest’s options into the cart of this device and counts them [ENTITY-18, CHROME-10]', async () => {
    const ports = fakePorts();
    expect(await addToCart(ports, purchase)).toEqual({ status: 'added', count: 1 });
    const other = { ...purchase, productNo: 3, additions: [{ productNo: 3, optionNo: 30, orderCnt: 1 }] };
    expect(await addToCart(ports, other)).toEqual({ status: 'added', count: 2 });
    expect((await ports.cartApi.get()).price.buyAmt).toBe(30_000);
    expect(resumeIntent(ports)).toBe(null);
  });

  it('puts a member’s options into the cart at the backend [CALL-30]', async () => {
    const ports = await memberPorts();
    expect(await addToCart(ports, { ...purchase, loggedIn: true })).toEqual({ status: 'added', count: 1 });
    expect(await ports.cartApi.count()).toBe(1);
    await ports.sessionApi.logOut();
    await ports.tokenStore.clear();
    expect(await ports.cartApi.count()).toBe(0);
  });

  it('adds once for repeated requests under one key', async () => {
    const ports = await memberPorts();
    const press = { ...purchase, loggedIn: true, idempotencyKey: 'cart-press-000001' };
    expect(await addToCart(ports, press)).toEqual(await addToCart(ports, press));
    const { deliveryGroups } = await ports.cartApi.get();
    const lines = deliveryGroups
      .flatMap(({ orderProducts }) => orderProducts)
      .flatMap((one) => one.orderProductOptions);
    expect(lines.map(({ orderCnt }) => orderCnt)).toEqual([2]);
  });

  it('refuses goods that cannot be ordered, and keeps nothing of them', async () => {
    const ports = fakePorts();
    const soldOut = { ...purchase, productNo: 5, additions: [{ productNo: 5, optionNo: 50, orderCnt: 1 }] };
    await expect(addToCart(ports, soldOut)).rejects.toMatchObject({ code: 'SOLD_OUT', details: { optionNos: [50] } });
    expect(await ports.cartApi.count()).toBe(0);
  });

  it('asks first for goods a guest may not have, and resumes the choice once after the log-in [STATE-21]', async () => {
    const ports = fakePorts();
    const result = await addToCart(ports, { ...purchase, withheld: 'TELECOM' });
    expect(result).toEqual({ status: 'prompted', prompt: { kind: 'telecom', leadsTo: 'login' } });
    expect(await ports.cartApi.count()).toBe(0);
    const { additions } = purchase;
    expect(resumeIntent(ports)).toEqual({
      path: '/product/1?a=b',
      step: { kind: 'add-to-cart', productNo: 1, additions },
    });
    expect(resumeIntent(ports)).toBe(null);
  });

  it('only tells a member without the telecom’s line, and keeps nothing to resume', async () => {
    const ports = await memberPorts();
    const result = await addToCart(ports, { ...purchase, loggedIn: true, withheld: 'TELECOM' });
    expect(result).toEqual({ status: 'prompted', prompt: { kind: 'telecom', leadsTo: null } });
    expect(resumeIntent(ports)).toBe(null);
  });
});

describe('buyNow', () => {
  it('opens an order sheet for a member', async () => {
    const ports = await memberPorts();
    const result = await buyNow(ports, { ...purchase, loggedIn: true });
    expect(result.status).toBe('sheetOpened');
    if (result.status !== 'sheetOpened') return;
    expect((await ports.orderApi.sheet(result.orderSheetNo)).paymentInfo.productAmt).toBe(20_000);
  });

  it.each([false, true])('keeps the texts for the goods, as a gift or not (%s)', async (isGift) => {
    const ports = await memberPorts();
    const requests: unknown[] = [];
    const orderApi: typeof ports.orderApi = {
      ...ports.orderApi,
      createSheet: async (request) => {
        requests.push(request);
        return 'sheet';
      },
    };
    const additions = purchase.additions.map((one) => ({
      ...one,
      optionInputs: [{ inputLabel: '각인', inputValue: '엄마' }],
    }));
    await buyNow({ ...ports, orderApi }, { ...purchase, additions, loggedIn: true, isGift });
    expect(requests).toEqual([{ type: isGift ? 'gift' : 'direct', products: additions }]);
  });

  it('asks a guest to log in and resumes the choice afterwards [STATE-21]', async () => {
    const ports = fakePorts();
    expect(await buyNow(ports, purchase)).toMatchObject({ status: 'prompted', prompt: { kind: 'login' } });
    expect(resumeIntent(ports)?.step).toEqual({ kind: 'buy-now', productNo: 1, additions: purchase.additions });
  });

  it('opens a sheet of kind gift for a gift, and resumes that choice after a log-in too', async () => {
    const ports = await memberPorts();
    const result = await buyNow(ports, { ...purchase, loggedIn: true, isGift: true });
    if (result.status !== 'sheetOpened') throw new Error('no sheet');
    expect((await ports.orderApi.sheet(result.orderSheetNo)).type).toBe('gift');
    const guest = fakePorts();
    await buyNow(guest, { ...purchase, isGift: true });
    expect(resumeIntent(guest)?.step).toEqual({ kind: 'gift', productNo: 1, additions: purchase.additions });
  });
});

describe('resumeIntent', () => {
  it('asks for the options again when the choice is lost or spoilt', () => {
    const ports = fakePorts();
    for (const spoilt of [null, 'spoilt', '[]', '[{"productNo":2,"optionNo":1,"orderCnt":1}]']) {
      if (spoilt !== null) ports.keyValueStore.set('purchase', spoilt);
      ports.pendingTargetStore.save('/product/1', { kind: 'cart', productNo: 1 });
      expect(resumeIntent(ports)?.step).toEqual({ kind: 'choose-options', productNo: 1 });
    }
  });

  it('resumes coupons and wishes, and a place alone', () => {
    const ports = fakePorts();
    ports.pendingTargetStore.save('/product/1', { kind: 'coupon', couponNo: 9 });
    expect(resumeIntent(ports)?.step).toEqual({ kind: 'download-coupon', couponNo: 9 });
    ports.pendingTargetStore.save('/product/1', { kind: 'wish', productNo: 1 });
    expect(resumeIntent(ports)?.step).toEqual({ kind: 'wish', productNo: 1 });
    ports.pendingTargetStore.save('/myPage', null);
    expect(resumeIntent(ports)).toEqual({ path: '/myPage', step: null });
  });

  it('resumes nothing after 10 minutes, after a refusal, or of another shop', () => {
    const ports = fakePorts();
    ports.pendingTargetStore.save('/product/1', { kind: 'wish', productNo: 1 });
    ports.clock.advance(10 * MINUTE + 1);
    expect(resumeIntent(ports)).toBe(null);
    ports.pendingTargetStore.save('/product/1', { kind: 'wish', productNo: 1 });
    ports.pendingTargetStore.save('//evil.test', { kind: 'wish', productNo: 1 });
    expect(resumeIntent(ports)).toBe(null);
    ports.pendingTargetStore.save('/product/1', { kind: 'wish', productNo: 1 });
    ports.pendingTargetStore.save('/product/1', null);
    expect(resumeIntent(ports)?.step).toBe(null);
  });
});
