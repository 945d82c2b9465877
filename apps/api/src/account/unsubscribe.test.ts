import { kst } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { sendMessagesJob } from '../message/send-messages.job.ts';
import { insertMember } from '../testing/rows/member-rows.ts';
import { insertCheaperWish } from '../testing/rows/wish-rows.ts';
import { openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';
import { tellPriceDropsJob } from '../wish/tell-price-drops.job.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

let shop: OrderShop;
let now: number;

beforeAll(async () => {
  shop = await openOrderShop([
    { productNo: 1, salePrice: 10_000 },
    { productNo: 2, salePrice: 10_000 },
  ]);
  shop.clock.advance(kst('2026-11-20 12:00:00') - shop.clock.now());
  now = shop.clock.now();
});
afterAll(() => shop.test.drop());

const job = () => ({ jobNo: 1, payload: {}, dueAt: shop.clock.now(), now: shop.clock.now() });
const tellDrops = () =>
  withTransaction(shop.test.database, (transaction) => tellPriceDropsJob(shop.parts).run(transaction, job()));
const send = () => withTransaction(shop.test.database, (transaction) => sendMessagesJob.run(transaction, job()));

const wish = (memberNo: number, productNo: number) =>
  insertCheaperWish(shop.test.database, { memberNo, productNo, at: shop.clock.now() });

/** A member who agrees to advertising, by night as well, and wishes for a product that costs less now. */
async function openAgreeing(): Promise<number> {
  const { database } = shop.test;
  const memberNo = await insertMember(database);
  for (const type of ['APP_BENEFIT', 'APP_NIGHT']) {
    const consent = { memberNo, type, version: '1', agreed: true, channel: 'PC' as const, agreedAt: new Date(now) };
    await database.insertInto('consent').values(consent).execute();
  }
  await wish(memberNo, 1);
  return memberNo;
}

/** Opens the link of a member's last advertisement; of whomever the address names. */
async function follow(memberNo: number, method: 'GET' | 'POST', language = 'ko') {
  const { body } = await shop.test.database
    .selectFrom('messageSent')
    .select('body')
    .where('memberNo', '=', memberNo)
    .orderBy('messageNo', 'desc')
    .executeTakeFirstOrThrow();
  const { pathname } = new URL(/https?:\S+$/.exec(body)?.[0] ?? '');
  return open(pathname, method, language);
}

async function open(path: string, method: 'GET' | 'POST', language = 'ko') {
  const request = new Request(`http://localhost${path}`, { method, headers: { 'accept-language': language } });
  const response = await unsubscribeRoutes(shop.parts)(request, path);
  return { status: response?.status, headers: response?.headers, text: (await response?.text()) ?? '' };
}

const agreedOf = async (memberNo: number) =>
  (
    await shop.test.database
      .selectFrom('consent')
      .distinctOn('type')
      .select(['type', 'agreed'])
      .where('memberNo', '=', memberNo)
      .orderBy('type')
      .orderBy('consentNo', 'desc')
      .execute()
  ).map(({ type, agreed }) => [type, agreed]);

const statusesOf = async (memberNo: number) => {
  const messages = shop.test.database.selectFrom('messageSent').select('status').where('memberNo', '=', memberNo);
  return (await messages.orderBy('messageNo').execute()).map(({ status }) => status);
};

describe('advertising', () => {
  it('is refused by the link in it, without a log-in and once for all; looking changes nothing', async () => {
    const memberNo = await openAgreeing();
    await tellDrops();
    const looked = await follow(memberNo, 'GET');
    expect([looked.status, looked.headers?.get('cache-control')]).toEqual([200, 'no-store']);
    expect(looked.text).toContain('<button type="submit">수신거부</button>');
    expect(await agreedOf(memberNo)).toEqual([
      ['APP_BENEFIT', true],
      ['APP_NIGHT', true],
    ]);
    const refused = await follow(memberNo, 'POST');
    expect(refused.text).toContain('2026.11.20 광고성 정보 수신을 거부하셨습니다.');
    for (const again of [await follow(memberNo, 'POST', 'en')]) expect(again.text).toContain('You refused advertising');
    expect(await agreedOf(memberNo)).toEqual([
      ['APP_BENEFIT', false],
      ['APP_NIGHT', false],
    ]);
    const consents = shop.test.database.selectFrom('consent').select('channel').where('memberNo', '=', memberNo);
    expect((await consents.orderBy('consentNo').execute()).map(({ channel }) => channel)).toEqual([
      'PC',
      'PC',
      'REFUSAL_LINK',
      'REFUSAL_LINK',
    ]);
  });

  it('a refusal of advertising also stops queued messages, of that member alone', async () => {
    const [refusing, other] = [await openAgreeing(), await openAgreeing()];
    await tellDrops();
    await follow(refusing, 'POST');
    await send();
    expect([await statusesOf(refusing), await statusesOf(other)]).toEqual([['WITHHELD'], ['SENT']]);
    await wish(refusing, 2);
    await tellDrops();
    expect(await statusesOf(refusing)).toEqual(['WITHHELD']);
  });

  it.each(['/refuse/nobody', `/refuse/${'a'.repeat(43)}`, '/refuse/%00', '/refuse/..%2f..%2fetc'])(
    'rejects the unsubscribe link %s',
    async (path) => {
      for (const method of ['GET', 'POST'] as const) expect((await open(path, method)).status).toBe(404);
    },
  );

  it('that cannot be refused just now is answered in the language asked for, with when to try again', async () => {
    const closed = await openOrderShop();
    await closed.test.drop();
    const path = `/refuse/${'x'.repeat(43)}`;
    const request = new Request(`http://localhost${path}`, { headers: { 'accept-language': 'en' } });
    const response = await unsubscribeRoutes(closed.parts)(request, path);
    expect([response?.status, response?.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response?.text()).toContain('Please try again in a moment.');
    expect((await open('/refuse/a/b', 'GET')).text).toContain('주소가 올바르지 않거나');
  });
});
