import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toTimestamp } from '../database/instant.ts';
import { newAddress, openAccountShop } from '../testing/shop/account-shop.ts';
import { fillLogInShop, logIn, logInBackend, newPerson } from '../testing/session/log-in.ts';
import { insertBuyer, type OrderShop } from '../testing/shop/order-shop.ts';
import { numbers } from '../testing/race/race.ts';
import { logInAs } from '../testing/rows/member-rows.ts';
import { freshDatabase } from '../testing/database/test-database.ts';
import { APP_TEXTS } from './consent.store.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.test.drop());

/** Everything a member has ever said, in order. */
function saidBy(memberNo: number) {
  const { database } = shop.test;
  return database.selectFrom('consent').selectAll().where('memberNo', '=', memberNo).orderBy('consentNo').execute();
}

describe('what the app may send', () => {
  it('is kept word by word: text, version, channel and instant [CALL-20, CALL-21, CALL-22]', async () => {
    const { bearer, memberNo } = await insertBuyer(shop);
    const app = await logInAs(shop.test.database, memberNo, shop.clock.now(), { client: 'APP' });
    const mobile = { 'phone-os': 'AOS' };
    await shop.call('setAppBenefitReceive', { bearer: app.bearer, body: { receive: true } });
    await shop.call('setAppNightReceive', { bearer, body: { receive: true }, headers: mobile });
    await shop.call('setAppBenefitReceive', { bearer, body: { receive: false } });
    const rows = await saidBy(memberNo);
    expect(rows.map(({ type, agreed, channel }) => [type, agreed, channel])).toEqual([
      ['APP_BENEFIT', true, 'MOBILE_APP'],
      ['APP_NIGHT', true, 'MOBILE_WEB'],
      ['APP_BENEFIT', false, 'PC'],
      ['APP_NIGHT', false, 'PC'],
    ]);
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([APP_TEXTS.APP_BENEFIT.version]));
    expect(new Set(rows.map(({ textHash }) => textHash)).size).toBe(2);
    expect(rows.every(({ agreedAt }) => agreedAt.getTime() === shop.clock.now())).toBe(true);
  });

  it('writes one consent when the same answer is sent again [CALL-20]', async () => {
    const { bearer, memberNo } = await insertBuyer(shop);
    const say = () => shop.call('setAppInfoReceive', { bearer, body: { receive: true } });
    await Promise.all(numbers(5).map(say));
    expect(await saidBy(memberNo)).toHaveLength(1);
  });

  it('never holds the night without benefits, whatever races [CALL-22]', async () => {
    for (const round of numbers(5)) {
      const { bearer, memberNo } = await insertBuyer(shop);
      await shop.call('setAppBenefitReceive', { bearer, body: { receive: true } });
      const night = shop.call('setAppNightReceive', { bearer, body: { receive: true } });
      const benefit = shop.call('setAppBenefitReceive', { bearer, body: { receive: false } });
      expect([null, 'CONSENT_REQUIRED'], `round ${round}`).toContain((await night).code);
      await benefit;
      const rows = await saidBy(memberNo);
      expect(rows.findLast(({ type }) => type === 'APP_BENEFIT')?.agreed).toBe(false);
      expect(rows.findLast(({ type }) => type === 'APP_NIGHT')?.agreed ?? false).toBe(false);
    }
  });

  it('is a yes or a no and nothing else [CALL-20]', async () => {
    const { bearer } = await insertBuyer(shop);
    for (const body of [{}, { receive: 'true' }, { receive: null }, { receive: true, type: 'APP_NIGHT' }]) {
      expect((await shop.call('setAppInfoReceive', { bearer, body })).code).toBe('INVALID_REQUEST');
    }
  });

  it('belongs to the member alone [CALL-25]', async () => {
    const [member, other] = [await insertBuyer(shop), await insertBuyer(shop)];
    await shop.call('setAppInfoReceive', { bearer: member.bearer, body: { receive: true } });
    const { body } = await shop.call('getAppConsents', { bearer: other.bearer });
    expect(body.map(({ agreed }) => agreed)).toEqual([false, false, false]);
  });
});

describe('texts of the service', () => {
  it('show the answers given when joining, in the language of the request [CALL-23]', async () => {
    const test = await freshDatabase();
    await fillLogInShop(test.database);
    const backend = logInBackend(test.database);
    const { bearer } = await logIn(backend, newPerson());
    const { body } = await backend.call('getServiceConsents', { bearer, headers: { 'accept-language': 'en' } });
    expect(body.map(({ type, title, required, agreed, version }) => [type, title, required, agreed, version])).toEqual([
      ['USE', 'Terms', true, true, 2],
      ['E_COMMERCE', 'Terms', true, true, 2],
      ['PI_COLLECTION_AND_USE_REQUIRED', 'Terms', true, true, 2],
      ['PI_COLLECTION_AND_USE_OPTIONAL', 'Terms', false, false, 2],
    ]);
    expect(body.every(({ contents }) => !contents.includes('script') && !contents.includes('onclick'))).toBe(true);
    expect(body.map(({ changedAt }) => changedAt === null)).toEqual([false, false, false, true]);
    await test.drop();
  });

  it('are agreed to once per version, and again when the text is a new one [CALL-24]', async () => {
    const { database } = shop.test;
    const { bearer, memberNo } = await insertBuyer(shop);
    const agree = () => shop.call('agreeServices', { bearer, body: [{ type: 'E_COMMERCE', agreed: true }] });
    await agree();
    await agree();
    expect(await saidBy(memberNo)).toHaveLength(1);
    const text = { type: 'E_COMMERCE', version: '2', name: 'E_COMMERCE', contents: '<p>새 약관</p>', required: false };
    await database
      .insertInto('terms')
      .values({ ...text, enforcedAt: toTimestamp(shop.clock.now()) })
      .execute();
    await agree();
    expect((await saidBy(memberNo)).map(({ version }) => version)).toEqual(['1', '2']);
  });

  it('change nothing when one answer of several is refused [CALL-24]', async () => {
    const { bearer, memberNo } = await insertBuyer(shop);
    const good = { type: 'E_COMMERCE', agreed: true };
    const unknown = await shop.call('agreeServices', { bearer, body: [good, { type: 'APP_INFO', agreed: true }] });
    expect(unknown).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/type', rule: 'known' } });
    expect((await shop.call('agreeServices', { bearer, body: [] })).code).toBe('INVALID_REQUEST');
    expect(await saidBy(memberNo)).toEqual([]);
  });
});

describe('what a member may change', () => {
  it('is e-mail address and daily recommendation, and nothing they could claim [CALL-17, ENTITY-07, ENTITY-09]', async () => {
    const { bearer } = await insertBuyer(shop);
    const { body: before } = await shop.call('getAccount', { bearer });
    for (const body of [
      {},
      { name: '김이름' },
      { adult: true },
      { phone: '01012345678' },
      { email: 'a@b.kr', gradeNo: 4 },
    ]) {
      expect((await shop.call('updateAccount', { bearer, body, address: newAddress() })).code).toBe('INVALID_REQUEST');
    }
    expect((await shop.call('getAccount', { bearer })).body).toEqual(before);
    const changed = await shop.call('updateAccount', { bearer, body: { email: 'a@b.co.kr', dailyPick: true } });
    expect(changed.body).toEqual({ ...before, email: 'a@b.co.kr', dailyPick: true });
  });

  it.each(['', 'a@b.info', 'a+tag@b.com', 'a b@c.com', `${'a'.repeat(250)}@b.com`])(
    'is no e-mail address like %j [VALID-03]',
    async (email) => {
      const { bearer } = await insertBuyer(shop);
      const refusal = await shop.call('updateAccount', { bearer, body: { email } });
      expect(refusal).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/email' } });
    },
  );
});
