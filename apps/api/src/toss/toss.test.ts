import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { TEST_ORIGIN } from '../testing/http/test-call.ts';
import type { TestMember } from '../testing/rows/member-rows.ts';
import { brokenInvariants } from '../testing/race/invariants.ts';
import { approve, insertBuyer, openSheet, reserve, reserveBody, type Reservation } from '../testing/shop/order-shop.ts';
import { openTossShop, type TossShop } from '../testing/toss/toss-shop.ts';
import { TOSS_SECRET_KEY } from '../testing/toss/fake-toss.ts';
import { createTossApi } from './toss-api.ts';
import { tossRoutes } from './toss.routes.ts';

let toss: TossShop;
let buyer: TestMember;

beforeAll(async () => {
  toss = await openTossShop();
  await toss.shop.test.database.updateTable('productOption').set({ openingCnt: 99, stockCnt: 99 }).execute();
  buyer = await insertBuyer(toss.shop);
});
afterAll(async () => {
  expect(await brokenInvariants(toss.shop.test.database, toss.shop.answeredPaid)).toEqual([]);
  await toss.close();
});

async function hold(payType = 'CREDIT_CARD', member = buyer): Promise<Reservation> {
  const sheet = await openSheet(toss.shop, member);
  const answer = await reserve(toss.shop, member, sheet, reserveBody(10_000, { payType }));
  if (answer.code !== null) throw new Error(answer.code);
  return answer.body;
}

const successOf = (key: string, paymentKey: string, amount = 10_000): string =>
  `/toss/payment/${key}/success?paymentKey=${paymentKey}&orderId=${key}&amount=${amount}`;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The customer's id the window is opened with, and the cookie its page sets. */
async function openWindow({ key }: Reservation, cookie: string) {
  const page = await toss.visit(`/toss/payment/${key}`, undefined, cookie);
  const text = await page.text();
  expect(text).toContain('.payment({ customerKey })');
  const { customerKey } = dataOf(text);
  return { customerKey, setCookie: page.headers.get('set-cookie') ?? '' };
}

const dataOf = (text: string): Readonly<Record<string, unknown>> =>
  JSON.parse(/id="payment">(?<data>.*?)<\/script>/s.exec(text)?.groups?.['data'] ?? 'null');

const statusOf = async (orderNo: string): Promise<string> => {
  const { body } = await toss.shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo } });
  return body.defaultOrderStatusType;
};

function routesWith(over: Partial<AppParts>) {
  const api = createTossApi({ secretKey: TOSS_SECRET_KEY, url: toss.toss.url });
  return tossRoutes({ ...toss.shop.parts, ...over, api, clientKey: 'test_ck_fake' });
}

describe('an order paid through Toss Payments', () => {
  it('opens the window on a page of the shop under its own policy', async () => {
    const held = await hold('KAKAO_PAY');
    expect(held).toMatchObject({ pgType: 'TOSS_PAYMENTS', confirmUrl: `http://shop.test/toss/payment/${held.key}` });
    const page = await toss.visit(`/toss/payment/${held.key}`);
    expect(page.headers.get('content-security-policy')).toContain("script-src https://js.tosspayments.com 'sha256-");
    const text = await page.text();
    expect(dataOf(text)).toMatchObject({
      clientKey: 'test_ck_fake',
      request: {
        method: 'CARD',
        card: { easyPay: 'KAKAOPAY' },
        amount: { currency: 'KRW', value: 10_000 },
        orderId: held.key,
        successUrl: `http://shop.test/toss/payment/${held.key}/success`,
      },
    });
    expect(text).not.toContain('test_sk');
    expect((await toss.visit('/toss/payment/pay_unknown')).status).toBe(404);
  });

  it('names its customer to Toss Payments by an id of its own, kept in a cookie for an hour [CONST-26]', async () => {
    const held = await hold();
    const first = await openWindow(held, '');
    expect(first.customerKey).toMatch(UUID);
    expect(first.setCookie).toMatch(
      /^toss_customer=[^;]+; Max-Age=3600; Path=\/toss\/payment; HttpOnly; SameSite=Lax$/,
    );
    const [cookie = ''] = first.setCookie.split(';');
    expect(await openWindow(held, cookie)).toEqual({ customerKey: first.customerKey, setCookie: '' });
    expect((await openWindow(held, 'toss_customer=x')).customerKey).toMatch(UUID);
    // The next person who logs in in the same browser is another customer.
    const next = await openWindow(await hold('CREDIT_CARD', await insertBuyer(toss.shop)), cookie);
    expect(next.customerKey).not.toBe(first.customerKey);
    expect(next.setCookie).not.toBe('');
  });

  it('takes the money when the shopper comes back, once, and the order is paid', async () => {
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 10_000);
    const backs = await Promise.all([1, 2, 3].map(() => toss.visit(successOf(held.key, paymentKey))));
    for (const back of backs) {
      expect(back.status).toBe(303);
      const url = new URL(back.headers.get('location') ?? '');
      expect(url.pathname).toBe('/order/result');
      expect(Object.fromEntries(url.searchParams)).toEqual({ result: 'SUCCESS', orderNo: held.orderNo, key: held.key });
    }
    expect((await approve(toss.shop, buyer, held)).body.result).toBe('SUCCESS');
    expect(toss.toss.balanceOf(held.key)).toBe(10_000);
  });

  it('charges nothing for an amount, an order or a key that is not its own', async () => {
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 100);
    for (const path of [
      successOf(held.key, paymentKey, 100),
      `/toss/payment/${held.key}/success?paymentKey=${paymentKey}&orderId=pay_other&amount=10000`,
      `/toss/payment/${held.key}/success?orderId=${held.key}&amount=10000`,
    ])
      expect((await toss.visit(path)).headers.get('location')).toContain('result=FAIL');
    await toss.visit(successOf(held.key, 'tviva_other'));
    expect(toss.toss.balanceOf(held.key)).toBe(0);
    expect((await approve(toss.shop, buyer, held)).body.result).not.toBe('SUCCESS');
    expect(await statusOf(held.orderNo)).not.toBe('PAY_DONE');
  });

  it('answers why a card was refused', async () => {
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 10_000, 'DECLINE_AT_CONFIRM');
    await toss.visit(successOf(held.key, paymentKey));
    const { body } = await approve(toss.shop, buyer, held);
    expect(body).toMatchObject({
      result: 'FAIL',
      failCode: 'DECLINED',
      failMessage: expect.stringContaining('잔액부족'),
    });
  });

  it('does not charge an order whose time to pay is over', async () => {
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 10_000);
    toss.shop.clock.advance(STOCK_HOLD_MS);
    await toss.shop.jobs.runDue();
    await toss.visit(successOf(held.key, paymentKey));
    expect(toss.toss.balanceOf(held.key)).toBe(0);
    toss.toss.expire(held.key);
    expect((await approve(toss.shop, buyer, held)).body.result).toBe('FAIL');
  });

  it('takes the money once when the answer to the confirm is lost', async () => {
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 10_000);
    toss.toss.losesAnswers = true;
    expect((await toss.visit(successOf(held.key, paymentKey))).status).toBe(303);
    expect((await approve(toss.shop, buyer, held)).code).toBe('BUSY');
    toss.toss.losesAnswers = false;
    expect((await approve(toss.shop, buyer, held)).body.result).toBe('SUCCESS');
    expect(toss.toss.balanceOf(held.key)).toBe(10_000);
  });
});

describe('a window that the shop has closed', () => {
  it('takes no money from a buyer who comes back from it afterwards', async () => {
    const provider = toss.shop.parts.providers.payment;
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 10_000);
    expect((await provider.close(held.key))?.status).toBe('READY');
    await toss.visit(successOf(held.key, paymentKey));
    expect(toss.toss.balanceOf(held.key)).toBe(0);
  });

  it('stays paid where the money was taken before', async () => {
    const provider = toss.shop.parts.providers.payment;
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 10_000);
    await toss.visit(successOf(held.key, paymentKey));
    expect((await provider.close(held.key))?.status).toBe('APPROVED');
    expect((await approve(toss.shop, buyer, held)).body.result).toBe('SUCCESS');
  });
});

describe('a request under /toss/ that cannot be served', () => {
  it.each([
    ['a NUL in its path', '/toss/payment/%00', undefined],
    ['a NUL in its query', '/toss/payment/pay_x/success?paymentKey=%00&orderId=pay_x&amount=1', undefined],
    ['a NUL in its notice', '/toss/webhook', { data: { orderId: '\0' } }],
  ])('is refused with 400 for %s, under the id of its request', async (_why, path, notice) => {
    const answer = await toss.visit(path, notice);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', requestId: 'request-of-test' });
  });

  it('is refused before a notice beyond the limit has been read', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16 * 1024).fill(32));
        if (pulled > 1_000) controller.close();
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const request = new Request(`${TEST_ORIGIN}/toss/webhook`, init);
    const answer = await routesWith({})(request, '/toss/webhook', 'request-of-test');
    expect(answer?.status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  it('leaves a line in the log, with the id of its request, when the shop itself has failed', async () => {
    const lines: unknown[] = [];
    const broken = (): never => {
      throw new TypeError('broken');
    };
    const log = { ...toss.shop.parts.log, error: (line: unknown) => void lines.push(line) };
    const routes = routesWith({ log, database: { selectFrom: broken } as never });
    const request = new Request(`${TEST_ORIGIN}/toss/payment/pay_x`);
    expect((await routes(request, '/toss/payment/pay_x', 'request-of-test'))?.status).toBe(500);
    expect(lines).toEqual([{ requestId: 'request-of-test', err: expect.any(TypeError) }]);
  });
});

describe('the webhook of Toss Payments', () => {
  const changed = (orderId: string) => ({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId, status: 'DONE' } });

  it('settles an order whose buyer never came back, by what Toss Payments answers when asked', async () => {
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 10_000);
    await toss.visit(successOf(held.key, paymentKey));
    const answers = await Promise.all([1, 2, 3].map(() => toss.visit('/toss/webhook', changed(held.key))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statusOf(held.orderNo)).toBe('PAY_DONE');
  });

  it('trusts no content of a notice without asking Toss Payments', async () => {
    const held = await hold();
    toss.toss.authorize(held.key, 10_000);
    expect((await toss.visit('/toss/webhook', changed(held.key))).status).toBe(200);
    expect((await toss.visit('/toss/webhook', changed('pay_of_nobody'))).status).toBe(200);
    expect((await toss.visit('/toss/webhook', { orderId: held.key, secret: '', status: 'DONE' })).status).toBe(400);
    expect(toss.toss.balanceOf(held.key)).toBe(0);
    expect((await approve(toss.shop, buyer, held)).body.result).toBe('PENDING');
  });

  it('asks again later when Toss Payments does not answer', async () => {
    const held = await hold();
    const { paymentKey } = toss.toss.authorize(held.key, 10_000);
    await toss.visit(successOf(held.key, paymentKey));
    toss.toss.losesAnswers = true;
    expect((await toss.visit('/toss/webhook', changed(held.key))).status).toBe(503);
    toss.toss.losesAnswers = false;
    expect((await toss.visit('/toss/webhook', changed(held.key))).status).toBe(200);
  });

  it('answers where to deposit, takes it by the secret of its account, and refunds to an account of the shopper', async () => {
    const held = await hold('VIRTUAL_ACCOUNT');
    const { paymentKey } = toss.toss.authorize(held.key, 10_000, 'ISSUE_ACCOUNT');
    await toss.visit(successOf(held.key, paymentKey));
    const { body } = await approve(toss.shop, buyer, held);
    expect({ ...body.order, ...body.order?.payInfo }).toMatchObject({
      defaultOrderStatusType: 'DEPOSIT_WAIT',
      bankInfo: { bank: '88', bankName: '신한은행', account: '56211234567890', depositorName: '김주문' },
    });
    const callback = toss.toss.deposit(held.key);
    expect((await toss.visit('/toss/webhook', { ...callback, secret: 'ps_guessed' })).status).toBe(400);
    expect(await statusOf(held.orderNo)).toBe('DEPOSIT_WAIT');
    expect((await toss.visit('/toss/webhook', callback)).status).toBe(200);
    expect(await statusOf(held.orderNo)).toBe('PAY_DONE');

    const provider = toss.shop.parts.providers.payment;
    await expect(provider.refund(held.key, 'part', 1_000)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    const account = { bank: '06', bankAccount: '12345678901234', bankDepositorName: '김주문' } as const;
    const nameless = { ...account, bank: '국민' as '06' };
    await expect(provider.refund(held.key, 'named', 1_000, nameless)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    await provider.refund(held.key, 'part of it', 1_000, account);
    expect(toss.toss.balanceOf(held.key)).toBe(9_000);
  });
});
