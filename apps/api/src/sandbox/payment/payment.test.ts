import { MINUTE_MS, type PayType, readPaymentLink } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import {
  approve,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
  type Reservation,
} from '../../testing/shop/order-shop.ts';
import { TEST_ORIGIN } from '../../testing/http/test-call.ts';
import { sandboxRoutes } from '../sandbox.routes.ts';
import { createSandboxPayment, decideSandboxPayment, WINDOW_OPEN_MS } from './sandbox-payment.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1, productName: '<b>사과</b> & 배' }]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 99, stockCnt: 99 }).execute();
  buyer = await insertBuyer(shop);
});
afterAll(() => shop.test.drop());

async function hold(payType: PayType = 'CREDIT_CARD'): Promise<Reservation> {
  const sheet = await openSheet(shop, buyer);
  const body = reserveBody(10_000, { clientReturnUrl: '/order/result?from=pay', payType });
  return (await reserve(shop, buyer, sheet, body)).body;
}

async function visit(
  path: string,
  form?: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const request = new Request(`${TEST_ORIGIN}${path}`, {
    headers,
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });
  const response = await sandboxRoutes(shop.parts)(request, 'local');
  if (response === null) throw new Error('no page');
  return response;
}

describe('the window of the payment provider', () => {
  it('shows what is paid, in both languages, without a script and under its own policy', async () => {
    const { key } = await hold();
    const page = await visit(`/sandbox/payment/${key}`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const korean = await page.text();
    expect(korean).toContain('10,000원');
    expect(korean).toContain('&lt;b&gt;사과&lt;/b&gt; &amp; 배');
    expect(korean).not.toContain('<script');
    const english = await visit(`/sandbox/payment/${key}`, undefined, { 'accept-language': 'en' });
    expect(await english.text()).toContain('₩10,000');
    expect((await visit('/sandbox/payment/pay_unknown')).status).toBe(404);
  });

  it.each([
    [
      'TOSS_PAY',
      'Linux; Android 16; wv',
      'intent://pay?key=KEY#Intent;scheme=supertoss;package=viva.republica.toss;end',
    ],
    ['KAKAO_PAY', 'iPhone; CPU iPhone OS 19_0', 'kakaotalk://pay?key=KEY'],
    ['NAVER_EASY_PAY', 'Windows NT 10.0', null],
    ['CREDIT_CARD', 'Linux; Android 16', null],
  ] as const)('opens the app of %s on %s as Korean payment pages do', async (payType, device, link) => {
    const { key } = await hold(payType);
    const page = await visit(`/sandbox/payment/${key}`, undefined, { 'user-agent': `Mozilla/5.0 (${device})` });
    const href = / href="((?!\/)[^"]+)"/.exec(await page.text())?.[1] ?? null;
    expect(href?.replaceAll('&amp;', '&') ?? null).toBe(link?.replace('KEY', key) ?? null);
    expect(href === null || readPaymentLink(href) !== null).toBe(true);
  });

  it.each([
    [{ card: 'approve', action: 'pay' }, 'SUCCESS', 'SUCCESS'],
    [{ card: 'short', action: 'pay' }, 'FAIL', 'FAIL'],
    [{ card: 'stolen', action: 'pay' }, 'FAIL', 'FAIL'],
    [{ card: 'delay', action: 'pay' }, 'SUCCESS', 'PENDING'],
    [{ action: 'cancel' }, 'FAIL', 'FAIL'],
  ])('comes back from %j', async (form, reported, settled) => {
    const held = await hold();
    const answer = await visit(`/sandbox/payment/${held.key}`, form);
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${TEST_ORIGIN}/order/result`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      from: 'pay',
      result: reported,
      orderNo: held.orderNo,
      key: held.key,
    });
    expect((await approve(shop, buyer, held)).body.result).toBe(settled);
  });

  it('loses the way back but not the money', async () => {
    const held = await hold();
    expect((await visit(`/sandbox/payment/${held.key}`, { card: 'lose', action: 'pay' })).status).toBe(200);
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.runDue();
    const order = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo: held.orderNo } });
    expect(order.body.defaultOrderStatusType).toBe('PAY_DONE');
  });

  it('decides once, and refuses other cards, methods and strangers', async () => {
    const held = await hold();
    expect((await visit(`/sandbox/payment/${held.key}`, { card: 'gold', action: 'pay' })).status).toBe(400);
    const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    expect((await visit(`/sandbox/payment/${held.key}`, { card: 'approve' }, foreign)).status).toBe(403);
    await visit(`/sandbox/payment/${held.key}`, { card: 'short', action: 'pay' });
    const again = await visit(`/sandbox/payment/${held.key}`, { card: 'approve', action: 'pay' });
    expect(again.headers.get('location')).toContain('result=FAIL');
    expect((await visit(`/sandbox/payment/${held.key}`)).headers.get('location')).toContain('result=FAIL');
    expect(await (await visit(`/sandbox/payment/${held.key}?look`)).text()).toContain('이미 처리된');
  });

  it('closes after an hour', async () => {
    const { key } = await hold();
    shop.clock.advance(WINDOW_OPEN_MS);
    const payment = await decideSandboxPayment(shop.parts, key, 'APPROVE', { cardName: null, declineReason: null });
    expect(payment.status).toBe('CANCELED');
  });
});

describe('the provider’s book', () => {
  it('opens and refunds once per key, and never gives back more than was paid', async () => {
    const provider = createSandboxPayment(shop.parts);
    const payment = {
      key: 'pay_book_1',
      orderNo: '1',
      amount: 1_000,
      orderName: '',
      payType: 'CREDIT_CARD',
      returnUrl: TEST_ORIGIN,
    };
    await Promise.all([provider.open(payment), provider.open({ ...payment, amount: 5 })]);
    expect(await provider.find('pay_book_0')).toBe(null);
    await expect(provider.refund(payment.key, 'r0', 100)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await decideSandboxPayment(shop.parts, payment.key, 'APPROVE', { cardName: null, declineReason: null });
    const { amount = 0 } = (await provider.find(payment.key)) ?? {};
    await Promise.all([1, 2, 3].map(() => provider.refund(payment.key, 'r1', amount - 1)));
    await expect(provider.refund(payment.key, 'r2', 2)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await provider.refund(payment.key, 'r3', 1);
  });
});

describe('the sellers on /sandbox', () => {
  it('send an ordered option step by step', async () => {
    const held = await hold();
    await visit(`/sandbox/payment/${held.key}`, { card: 'approve', action: 'pay' });
    await approve(shop, buyer, held);
    const { orderOptionNo } = await shop.test.database
      .selectFrom('orderOption')
      .select('orderOptionNo')
      .where('orderNo', '=', held.orderNo)
      .executeTakeFirstOrThrow();
    expect(await (await visit('/sandbox')).text()).toContain(`/sandbox/fulfillment/${orderOptionNo}`);
    const path = `/sandbox/fulfillment/${orderOptionNo}`;
    expect((await visit(path, { step: 'deliver' })).status).toBe(409);
    expect((await visit(path, { step: 'teleport' })).status).toBe(400);
    for (const step of ['prepare', 'ship', 'deliver']) expect((await visit(path, { step })).status).toBe(303);
    const counts = await shop.call('getOrderSummary', { bearer: buyer.bearer });
    expect(counts.body.deliveryDoneCnt).toBe(1);
  });
});
