import { PHONE_CODE_RESEND_MS } from '@dealstore/commerce-core/domain';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { findOpenObligations } from '../src/account/open-obligations.ts';
import { createApp, type App } from '../src/app.ts';
import type { Log } from '../src/log.ts';
import { closeSoundShop } from '../src/testing/race/invariants.ts';
import { insertMember, logInAs, type TestMember } from '../src/testing/rows/member-rows.ts';
import { readCode } from '../src/testing/session/phone-code.ts';
import { callerTo, TEST_ORIGIN, type TestCaller } from '../src/testing/http/test-call.ts';
import { GIFT_ADDRESS, newKey, RECEIVER_PHONE, sendGift } from '../src/testing/shop/gift-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../src/testing/shop/order-shop.ts';
import { fingerprint } from './two-members.ts';

const BY_TOKEN = '/client/v1/customer/unnecessary-token/gift';
const PRICES = /"\w*(?:price|amt|amount|won)\w*"/i;

let shop: OrderShop;
let app: App;
let call: TestCaller;
let sender: TestMember;
let lines: string[];
/** Whom the next request comes from. */
let address: string;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  sender = await insertBuyer(shop);
  lines = [];
  address = '203.0.113.1';
  const keep = (...values: readonly unknown[]) => void lines.push(JSON.stringify(values));
  const log = { info: keep, warn: keep, error: keep, debug: keep, security: keep } as unknown as Log;
  app = createApp({ ...shop.parts, log, clientAddress: () => address });
  call = callerTo((request) => app(request));
});
afterEach(() => closeSoundShop(shop));

async function linkOf(giftId: number, { bearer } = sender): Promise<string> {
  return (await call('createGiftLink', { bearer, path: { giftId } })).body.token;
}

const ask = (token: string, init: RequestInit = {}) => app(new Request(`${TEST_ORIGIN}${BY_TOKEN}/${token}`, init));

/** What a link that opens nothing is answered: its status, headers and body, without what tells requests apart. */
async function refusalOf(token: string) {
  const answer = await ask(token);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'x-request-id'));
  const body = JSON.stringify(await answer.json(), (name, value: unknown) => (name === 'requestId' ? '' : value));
  return { status: answer.status, headers, body };
}

describe('a link of a gift', () => {
  it('is looked at by bots and previews without any change, in no line of the log and with no price', async () => {
    const { giftId } = await sendGift(shop, sender);
    const token = await linkOf(giftId);
    const before = await fingerprint(shop.test.database);
    for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS']) {
      for (const agent of ['Mozilla/5.0', 'facebookexternalhit/1.1', 'kakaotalk-scrap/1.0', 'Twitterbot/1.0']) {
        const answer = await ask(token, { method, headers: { 'user-agent': agent } });
        const text = await answer.text();
        expect(text).not.toMatch(PRICES);
        expect(text).not.toContain('보낸이');
        expect([...answer.headers.values()].join()).not.toContain(token);
      }
    }
    expect(await fingerprint(shop.test.database)).toBe(before);
    expect((await ask(token)).headers.get('cache-control')).toContain('no-store');
    const wrong = await ask(`${token.slice(1)}x`);
    expect(wrong.status).toBe(404);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('\n')).not.toContain(token.slice(1));
  });

  it('answers alike whether it is unknown, over, or of another gift that is over', async () => {
    const [refused, canceled] = [await sendGift(shop, sender), await sendGift(shop, sender)];
    const [one, other] = [await linkOf(refused.giftId), await linkOf(canceled.giftId)];
    const path = { giftId: refused.giftId };
    await call('refuseGift', { path, headers: { 'gift-token': one }, body: { message: '' } });
    const canceledPath = { giftId: canceled.giftId };
    await call('cancelGift', { bearer: sender.bearer, path: canceledPath, headers: newKey() });
    const unknown = await refusalOf('A'.repeat(43));
    expect([unknown.status, JSON.parse(unknown.body).code]).toEqual([404, 'NOT_FOUND']);
    expect(await refusalOf(one)).toEqual(unknown);
    expect(await refusalOf(other)).toEqual(unknown);
    const late = await call('refuseGift', { path, headers: { 'gift-token': one }, body: { message: '' } });
    expect(late.code).toBe('NOT_FOUND');
  });

  it.each([
    ['one address', () => '203.0.113.9', {}],
    ['one /64 of IPv6', (index: number) => `2001:db8:1:2:${index.toString(16)}::1`, {}],
    ['one address that forges where it comes from', () => '203.0.113.8', { forges: true }],
  ])(
    'may be missed twenty times a minute from %s',
    async (_who, addressOf, { forges = false }: { forges?: boolean }) => {
      const miss = (index: number) => {
        address = addressOf(index);
        const headers = forges
          ? { 'x-forwarded-for': `198.51.100.${index}`, forwarded: `for=198.51.100.${index}` }
          : {};
        return ask(`${'M'.repeat(40)}${100 + index}`, { headers });
      };
      for (let index = 0; index < 20; index += 1) expect((await miss(index)).status).toBe(404);
      expect((await miss(20)).status).toBe(429);
      address = '192.0.2.44';
      expect((await ask('N'.repeat(43))).status).toBe(404);
    },
  );

  it('is not enough for its sender to accept the own gift, nor for a stranger to see where it goes', async () => {
    const { giftId } = await sendGift(shop, sender);
    const token = await linkOf(giftId);
    const path = { giftId };
    const headers = { 'gift-token': token };
    const stranger = await insertBuyer(shop);
    for (const { bearer } of [sender, stranger]) {
      const confirmed = await call('confirmGift', { bearer, path, headers, body: GIFT_ADDRESS });
      expect(confirmed.code).toBe('CERTIFICATION_REQUIRED');
    }
    const { verificationId } = (await call('requestGiftCode', { path: { token } })).body;
    const code = await readCode(shop.test.database, RECEIVER_PHONE);
    await call('proveGiftCode', { path: { token }, body: { verificationId, code } });
    const body = { ...GIFT_ADDRESS, verificationId };
    const first = await call('confirmGift', { path, headers, body });
    expect([first.code, first.body.address]).toEqual([null, null]);
    // The second submit, as it was or with another address, changes nothing.
    expect((await call('confirmGift', { path, headers, body })).body).toEqual(first.body);
    const moved = await call('confirmGift', { path, headers, body: { ...body, receiverDetailAddress: '다른 곳' } });
    expect(moved).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    const parcel = shop.test.database.selectFrom('orderDelivery').select('receiverDetailAddress');
    expect(await parcel.execute()).toEqual([{ receiverDetailAddress: '비밀의 7호' }]);
    expect(JSON.stringify((await call('getGiftByToken', { path: { token } })).body)).not.toContain('비밀의');
    expect((await call('getGift', { bearer: stranger.bearer, path })).code).toBe('NOT_FOUND');
  });
});

describe('the messages of a gift', () => {
  it('say no address and no words of its sender', async () => {
    const { giftId } = await sendGift(shop, sender, { over: { message: 'http://evil.kr 당첨' } });
    await shop.jobs.runDue();
    const bodies = async () =>
      JSON.stringify(await shop.test.database.selectFrom('messageSent').select('body').execute());
    expect(await bodies()).toContain('김받음님에게 선물을 보냈어요');
    expect(await bodies()).not.toMatch(/evil|당첨/);
    for (const over of [{ senderName: '당첨\nhttp://evil.kr' }, { receiverName: 'www.evil.kr' }]) {
      await expect(sendGift(shop, sender, { over })).rejects.toThrow('no gift: INVALID_REQUEST');
    }
    expect(giftId).toBeGreaterThan(0);
  });
});

describe('codes to the phone of a gift', () => {
  const askCode = async (token: string) => (await call('requestGiftCode', { path: { token } })).code;

  it('still reach its recipient when another caller has asked too often', async () => {
    const { giftId } = await sendGift(shop, sender);
    const token = await linkOf(giftId);
    for (let count = 0; count < 5; count += 1) {
      expect(await askCode(token)).toBeNull();
      shop.clock.advance(PHONE_CODE_RESEND_MS);
    }
    expect(await askCode(token)).toBe('TOO_MANY_REQUESTS');
    address = '198.51.100.7';
    expect(await askCode(token)).toBeNull();
    // what comes too soon after another is refused, and counts for nothing
    for (let count = 0; count < 20; count += 1) expect(await askCode(token)).toBe('TOO_MANY_REQUESTS');
    shop.clock.advance(PHONE_CODE_RESEND_MS);
    expect(await askCode(token)).toBeNull();
  });
});

describe('the sender of a gift', () => {
  it('does not receive it, whatever phone is theirs by now', async () => {
    const { database } = shop.test;
    const { giftId } = await sendGift(shop, sender);
    const token = await linkOf(giftId);
    const { bearer, memberNo } = sender;
    await database.updateTable('member').set({ phone: RECEIVER_PHONE }).where('memberNo', '=', memberNo).execute();
    const path = { giftId };
    expect((await call('getGift', { bearer, path })).body).toMatchObject({ side: 'SEND' });
    expect((await call('getUsableReceivedGifts', { bearer })).body.items).toEqual([]);
    expect((await call('getGiftCounts', { bearer })).body).toMatchObject({ usableReceiveCnt: 0, usableSendCnt: 1 });
    expect((await call('confirmGift', { bearer, path, body: GIFT_ADDRESS })).code).toBe('NOT_FOUND');
    const { verificationId } = (await call('requestGiftCode', { path: { token } })).body;
    const code = await readCode(database, RECEIVER_PHONE);
    await call('proveGiftCode', { path: { token }, body: { verificationId, code } });
    const proven = { path, headers: { 'gift-token': token }, body: { ...GIFT_ADDRESS, verificationId } };
    expect((await call('confirmGift', proven)).code).toBe('CERTIFICATION_REQUIRED');
    expect((await call('confirmGift', { ...proven, bearer })).code).toBe('CERTIFICATION_REQUIRED');
  });
});

describe('an open gift', () => {
  it('keeps its sender from leaving; its recipient may leave until they have accepted it', async () => {
    const { database } = shop.test;
    const receiver = await logInAs(database, await insertMember(database, { phone: RECEIVER_PHONE }));
    const { giftId } = await sendGift(shop, sender);
    const openObligations = ({ memberNo }: TestMember) => findOpenObligations(database, memberNo);
    expect(await openObligations(sender)).toEqual({ openOrderCnt: 1, openGiftCnt: 0 });
    expect(await openObligations(receiver)).toEqual({ openOrderCnt: 0, openGiftCnt: 0 });
    const path = { giftId };
    await call('confirmGift', { bearer: receiver.bearer, path, body: GIFT_ADDRESS });
    expect(await openObligations(receiver)).toEqual({ openOrderCnt: 0, openGiftCnt: 1 });
  });
});

describe('where a gift goes', () => {
  it('changes no amount: a remote address costs no more', async () => {
    const { database } = shop.test;
    await database.updateTable('deliveryTemplate').set({ jejuDeliveryAmt: 3_000, islandDeliveryAmt: 5_000 }).execute();
    const receiver = await logInAs(database, await insertMember(database, { phone: RECEIVER_PHONE }));
    const { giftId, orderNo } = await sendGift(shop, sender);
    const amounts = async () =>
      (await call('getOrder', { bearer: sender.bearer, path: { orderNo: orderNo ?? '' } })).body.lastOrderAmount;
    const before = await amounts();
    const body = { ...GIFT_ADDRESS, receiverZipCd: '63309', receiverAddress: '제주특별자치도 제주시 첨단로 1' };
    expect((await call('confirmGift', { bearer: receiver.bearer, path: { giftId }, body })).code).toBeNull();
    expect(await amounts()).toEqual(before);
    expect(before.remoteDeliveryAmt).toBe(0);
  });
});
