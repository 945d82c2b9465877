import { type AppConsentType, kst } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { insertMember } from '../testing/rows/member-rows.ts';
import { insertCheaperWish } from '../testing/rows/wish-rows.ts';
import { fillOrderShop } from '../testing/shop/order-shop.ts';
import { tellPriceDropsJob } from '../wish/tell-price-drops.job.ts';
import { remindConsentsJob } from './remind-consents.job.ts';
import { sendMessagesJob } from './send-messages.job.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await fillOrderShop(test.database, [
    { productNo: 1, salePrice: 10_000 },
    { productNo: 2, adult: true },
  ]);
});
afterAll(() => test.drop());

const NOON = '2026-11-20 12:00:00';
const job = (at: string) => ({ jobNo: 1, payload: {}, dueAt: kst(at), now: kst(at) });
const send = (at: string) => withTransaction(test.database, (transaction) => sendMessagesJob.run(transaction, job(at)));
const remind = (at: string) =>
  withTransaction(test.database, (transaction) => remindConsentsJob.run(transaction, job(at)));
const tellDrops = (at: string) => {
  const { run } = tellPriceDropsJob({ publicOrigin: 'https://shop.example' });
  return withTransaction(test.database, (transaction) => run(transaction, job(at)));
};

async function agree(memberNo: number, type: AppConsentType, agreed: boolean, at = '2026-11-01 12:00:00') {
  await test.database
    .insertInto('consent')
    .values({ memberNo, type, version: '1', agreed, channel: 'PC', agreedAt: toTimestamp(kst(at)) })
    .execute();
}

/** A member who wishes for something that cost more. */
async function openWisher(productNo: number, ...types: readonly AppConsentType[]): Promise<number> {
  const memberNo = await insertMember(test.database);
  for (const type of types) await agree(memberNo, type, true);
  await insertCheaperWish(test.database, { memberNo, productNo, at: kst('2026-11-01 12:00:00') });
  return memberNo;
}

const alarmsOf = (memberNo: number) =>
  test.database
    .selectFrom('alarm')
    .select(['alarmType', 'title', 'titleEn', 'content', 'landingUrl', 'refusalUrl'])
    .where('memberNo', '=', memberNo)
    .execute();
const statusesOf = async (memberNo: number) =>
  (await test.database.selectFrom('messageSent').select('status').where('memberNo', '=', memberNo).execute()).map(
    ({ status }) => status,
  );

describe('a price drop of a wish', () => {
  it('is sent once, as advertising, only to members who agreed to advertising', async () => {
    const [agreeing, silent, ofAdult] = [
      await openWisher(1, 'APP_BENEFIT'),
      await openWisher(1, 'APP_INFO'),
      await openWisher(2, 'APP_BENEFIT'),
    ];
    for (let hour = 0; hour < 2; hour += 1) await tellDrops(NOON);
    await send(NOON);
    expect(await alarmsOf(agreeing)).toEqual([
      {
        alarmType: 'ADVERTISEMENT',
        title: '(광고) 찜한 상품이 2,000원 내렸어요',
        titleEn: '(광고) A saved item is ₩2,000 cheaper',
        content: expect.stringMatching(/ 지금 10,000원\. 딜스토어 1500-0000 · 무료 수신거부$/),
        landingUrl: '/product/1',
        refusalUrl: expect.stringMatching(/^\/refuse\/[\w-]{43}$/),
      },
    ]);
    expect(await alarmsOf(silent)).toEqual([]);
    expect(await alarmsOf(ofAdult)).toEqual([]);
  });

  it('is not sent for goods that cannot be bought, and is once they can', async () => {
    const memberNo = await openWisher(1, 'APP_BENEFIT');
    const change = (soldOut: boolean) => test.database.updateTable('product').set({ soldOut }).execute();
    await change(true);
    await tellDrops(NOON);
    expect(await statusesOf(memberNo)).toEqual([]);
    await change(false);
    await tellDrops(NOON);
    expect(await statusesOf(memberNo)).toEqual(['QUEUED']);
  });

  it('is sent from the next price drop on to a member who agrees afterwards', async () => {
    const memberNo = await openWisher(1, 'APP_INFO');
    await tellDrops(NOON);
    await agree(memberNo, 'APP_BENEFIT', true, NOON);
    await tellDrops(NOON);
    expect(await statusesOf(memberNo)).toEqual([]);
    await test.database.updateTable('product').set({ salePrice: 9_000 }).where('productNo', '=', 1).execute();
    await tellDrops(NOON);
    expect(await statusesOf(memberNo)).toEqual(['QUEUED']);
  });

  it('is not sent when the consent was taken back after it was queued', async () => {
    const memberNo = await openWisher(1, 'APP_BENEFIT');
    await tellDrops(NOON);
    expect(await statusesOf(memberNo)).toEqual(['QUEUED']);
    await agree(memberNo, 'APP_BENEFIT', false, NOON);
    await send(NOON);
    expect([await statusesOf(memberNo), await alarmsOf(memberNo)]).toEqual([['WITHHELD'], []]);
    await agree(memberNo, 'APP_BENEFIT', true, NOON);
    await send('2026-11-20 12:01:00');
    expect(await alarmsOf(memberNo)).toEqual([]);
  });

  it('waits from nine in the evening to eight in the morning, unless the night was agreed to', async () => {
    const byDay = await openWisher(1, 'APP_BENEFIT');
    const byNight = await openWisher(1, 'APP_BENEFIT', 'APP_NIGHT');
    await tellDrops('2026-11-20 20:59:59');
    await send('2026-11-20 21:00:00');
    expect(await statusesOf(byNight)).toEqual(['SENT']);
    expect(await statusesOf(byDay)).toEqual(['QUEUED']);
    await send('2026-11-21 07:59:59');
    expect(await statusesOf(byDay)).toEqual(['QUEUED']);
    await send('2026-11-21 08:00:00');
    expect(await statusesOf(byDay)).toEqual(['SENT']);
  });
});

describe('a consent to advertising', () => {
  it('is confirmed every two years, once, in the night as well, and not after it was taken back', async () => {
    const memberNo = await insertMember(test.database);
    const over = await insertMember(test.database);
    for (const agreeing of [memberNo, over]) await agree(agreeing, 'APP_BENEFIT', true, '2024-11-20 12:00:00');
    await agree(over, 'APP_BENEFIT', false, '2026-11-01 12:00:00');
    await remind('2026-11-20 11:59:59');
    expect(await statusesOf(memberNo)).toEqual([]);
    for (const at of ['2026-11-20 22:00:00', '2026-11-20 23:00:00', '2027-05-01 12:00:00']) {
      await remind(at);
      await send(at);
    }
    expect(await alarmsOf(memberNo)).toMatchObject([
      { alarmType: 'NOTICE', content: expect.stringMatching(/2024\.11\.20 동의/), landingUrl: '/myPage/myInfo/set' },
    ]);
    await remind('2028-11-20 22:00:00');
    expect(await statusesOf(memberNo)).toEqual(['SENT', 'QUEUED']);
    expect(await statusesOf(over)).toEqual([]);
  });
});
