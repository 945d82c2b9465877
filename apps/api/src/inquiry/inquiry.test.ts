import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { productRoutes } from '../product/product.routes.ts';
import { callerOf, type TestCaller } from '../testing/http/test-call.ts';
import { numbers, retryWhileBusy, tally } from '../testing/race/race.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';
import { answerInquiry } from './answer-inquiry.ts';
import { inquiryRoutes } from './inquiry.routes.ts';

const QUESTION = { type: 'PRODUCT', content: '언제 다시 들어오나요?', secreted: true, answerAlarm: true } as const;

let shop: OrderShop;
let call: TestCaller;

beforeEach(async () => {
  shop = await openOrderShop();
  call = callerOf(shop.parts, { ...inquiryRoutes(shop.parts), ...productRoutes(shop.parts) });
});
afterEach(() => shop.test.drop());

const ask = (bearer: string, key: string, over: { readonly content?: string } = {}) =>
  call('askProduct', {
    bearer,
    path: { productNo: 1 },
    headers: { 'idempotency-key': key },
    body: { ...QUESTION, ...over },
  });

describe('a question about a product', () => {
  it('is a closed line to everybody else, when it is secret [GAP-10]', async () => {
    const [asker, other] = [await insertBuyer(shop), await insertBuyer(shop)];
    const { inquiryNo } = (await ask(asker.bearer, randomUUID())).body;
    await withTransaction(shop.test.database, (transaction) =>
      answerInquiry(transaction, { inquiryNo, answererName: '판매자', content: '다음 주에요.', at: shop.clock.now() }),
    );
    const read = async (bearer?: string) =>
      (await call('getProductInquiries', { path: { productNo: 1 }, ...(bearer !== undefined && { bearer }) })).body;
    for (const list of [await read(), await read(other.bearer)]) {
      expect(list).toMatchObject({
        totalCount: 1,
        items: [{ inquiryNo, secreted: true, title: '', content: '', answers: [] }],
      });
      expect(JSON.stringify(list)).not.toContain(QUESTION.content);
    }
    expect((await read(asker.bearer)).items).toMatchObject([
      { content: QUESTION.content, answers: [{ content: '다음 주에요.' }] },
    ]);
  });

  it('counts against the limit once, however often it is sent, and not when it is refused', async () => {
    const { bearer } = await insertBuyer(shop);
    const key = randomUUID();
    const same = await Promise.all(numbers(5).map(() => retryWhileBusy(() => ask(bearer, key))));
    expect(tally(same)).toEqual({ ok: 5 });
    expect((await ask(bearer, randomUUID(), { content: '  ' })).code).toBe('INVALID_REQUEST');
    const more = [];
    for (const _ of numbers(30)) more.push(await ask(bearer, randomUUID()));
    expect(tally(more)).toEqual({ ok: 29, TOO_MANY_REQUESTS: 1 });
    expect((await ask(bearer, key)).code).toBeNull();
  });
});
