import { ADDRESS_BOOK_LIMIT, EMPTY_ADDRESS_ENTRY, MINUTE_MS, type AddressEntry } from '@dealstore/commerce-core/domain';
import { simulatedClock, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { rememberAddress } from '../order/sheet/order-address.ts';
import { brokenInvariants } from '../testing/race/invariants.ts';
import { insertGrades, insertMember, logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { numbers, retryWhileBusy, tally } from '../testing/race/race.ts';
import { callerOf, testParts, type TestCaller } from '../testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { addressRoutes } from './address.routes.ts';
import { lockAddresses } from './address.store.ts';

const HOME: AddressEntry = {
  ...EMPTY_ADDRESS_ENTRY,
  addressName: '우리 집',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 58',
  receiverJibunAddress: '서울특별시 강남구 역삼동 731',
  receiverDetailAddress: '101동 1204호',
  receiverContact1: '01000000001',
};
const door = (number: number): AddressEntry => ({ ...HOME, receiverDetailAddress: `${number}호` });

let test: TestDatabase;
let call: TestCaller;
const clock = simulatedClock();

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await insertGrades(test.database);
  const parts = testParts(test.database, { clock });
  call = callerOf(parts, addressRoutes(parts));
});
afterAll(() => test.drop());
afterEach(async () => expect(await brokenInvariants(test.database)).toEqual([]));

async function newMember(): Promise<TestMember> {
  // No caller shares the limits of the test before.
  clock.advance(2 * MINUTE_MS);
  return logInAs(test.database, await insertMember(test.database), clock.now());
}

async function add({ bearer }: TestMember, entry: AddressEntry = HOME): Promise<number> {
  const { body } = await call('addShippingAddress', { bearer, body: entry });
  return body.addressNo;
}

async function defaultsOf({ memberNo }: TestMember): Promise<readonly number[]> {
  const rows = await test.database
    .selectFrom('address')
    .select('addressNo')
    .where('memberNo', '=', memberNo)
    .where('isDefault', '=', true)
    .execute();
  return rows.map(({ addressNo }) => addressNo);
}

describe('addresses of a member', () => {
  it('are unknown to other members, who change nothing by their ids [ROLE-14, ROUTE-28, GAP-23]', async () => {
    const [owner, other] = [await newMember(), await newMember()];
    const addressNo = await add(owner);
    const before = await call('getShippingAddresses', { bearer: owner.bearer });
    const { bearer } = other;
    const path = { addressNo };
    const answers = [
      await call('getShippingAddress', { bearer, path }),
      await call('updateShippingAddress', { bearer, path, body: { ...HOME, receiverName: '남의것' } }),
      await call('deleteShippingAddress', { bearer, path }),
      await call('makeShippingAddressDefault', { bearer, path }),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, 'NOT_FOUND']));
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('김받음');
    expect((await call('getShippingAddresses', { bearer: owner.bearer })).body).toEqual(before.body);
    expect((await call('getShippingAddresses', { bearer })).body.bookedAddresses).toEqual([]);
  });

  it('are kept by no cache', async () => {
    const { headers } = await call('getShippingAddresses', { bearer: (await newMember()).bearer });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('have one default address when all are made the default at once [GAP-23]', async () => {
    const member = await newMember();
    const addressNos: number[] = [];
    for (const number of numbers(ADDRESS_BOOK_LIMIT)) addressNos.push(await add(member, door(number)));
    for (let round = 0; round < testSizes.raceRounds; round += 1) {
      clock.advance(2 * MINUTE_MS);
      const answers = await Promise.all(
        addressNos.map((addressNo) =>
          retryWhileBusy(() => call('makeShippingAddressDefault', { bearer: member.bearer, path: { addressNo } })),
        ),
      );
      expect(tally(answers)).toEqual({ ok: ADDRESS_BOOK_LIMIT });
      expect(await defaultsOf(member)).toHaveLength(1);
    }
  });

  it('have one default also while addresses come and go at once [GAP-23]', async () => {
    const member = await newMember();
    const { bearer } = member;
    const first = await add(member, door(1));
    const second = await add(member, door(2));
    const answers = await Promise.all([
      ...numbers(8).map((number) =>
        retryWhileBusy(() => call('addShippingAddress', { bearer, body: { ...door(10 + number), defaultYn: 'Y' } })),
      ),
      retryWhileBusy(() => call('deleteShippingAddress', { bearer, path: { addressNo: first } })),
      retryWhileBusy(() => call('makeShippingAddressDefault', { bearer, path: { addressNo: second } })),
    ]);
    expect(tally(answers)).toEqual({ ok: 10 });
    expect(await defaultsOf(member)).toHaveLength(1);
  });

  it('end at the limit, however many are added at once, and say so in the language asked for [GAP-23]', async () => {
    const member = await newMember();
    for (const number of numbers(ADDRESS_BOOK_LIMIT - 1)) await add(member, door(number));
    const answers = await Promise.all(
      numbers(10).map((number) =>
        retryWhileBusy(() =>
          call('addShippingAddress', {
            bearer: member.bearer,
            body: door(100 + number),
            headers: { 'accept-language': 'en' },
          }),
        ),
      ),
    );
    expect(tally(answers)).toEqual({ ok: 1, STATE_CONFLICT: 9 });
    const refusal = answers.find(({ code }) => code === 'STATE_CONFLICT');
    expect(refusal).toMatchObject({ status: 409, details: { reason: 'book-full', limit: ADDRESS_BOOK_LIMIT } });
    expect(refusal?.body).toMatchObject({ message: 'You can save up to 20 addresses' });
  });

  it('is saved once when it is sent twice at once [GAP-23]', async () => {
    const member = await newMember();
    const body = HOME;
    await Promise.all(
      numbers(5).map(() => retryWhileBusy(() => call('addShippingAddress', { bearer: member.bearer, body }))),
    );
    const book = await call('getShippingAddresses', { bearer: member.bearer });
    expect(book.body.bookedAddresses).toHaveLength(1);
  });

  it('say which fields are wrong where the contract cannot [GAP-23, VALID-02]', async () => {
    const { bearer } = await newMember();
    const answer = await call('addShippingAddress', { bearer, body: { ...HOME, receiverName: ' \u200b ' } });
    expect(answer).toMatchObject({ code: 'INVALID_REQUEST', details: { problems: ['receiver-name'] } });
  });

  it('take no more of a member who has left [GAP-23]', async () => {
    const { memberNo, bearer } = await newMember();
    const setStatus = (status: 'ACTIVE' | 'WITHDRAWN') =>
      test.database.updateTable('member').set({ status }).where('memberNo', '=', memberNo).execute();
    await setStatus('WITHDRAWN');
    expect((await call('addShippingAddress', { bearer, body: HOME })).code).toMatch(/^A/);
    await expect(
      withTransaction(test.database, (transaction) => lockAddresses(transaction, memberNo)),
    ).rejects.toMatchObject({ code: 'A401' });
    await setStatus('ACTIVE');
  });

  it('let an order go somewhere new when the book is full [GAP-23]', async () => {
    const member = await newMember();
    for (const number of numbers(ADDRESS_BOOK_LIMIT)) await add(member, door(number));
    const { memberNo, bearer } = member;
    const address = { ...pickAddress(door(777)), addressNo: 0 };
    await withTransaction(test.database, (transaction) =>
      rememberAddress(transaction, {
        memberNo,
        address,
        deliveryMemo: '',
        isSaved: true,
        isDefault: true,
        at: clock.now(),
      }),
    );
    const { body } = await call('getShippingAddresses', { bearer });
    expect(body.recentAddresses).toMatchObject([{ receiverDetailAddress: '777호', defaultYn: 'N' }]);
    expect(body.bookedAddresses).toHaveLength(ADDRESS_BOOK_LIMIT);
    expect(await defaultsOf(member)).toHaveLength(1);
  });
});

function pickAddress(entry: AddressEntry) {
  const { defaultYn: _yn, receiverContact2: _two, countryCd: _kr, customsIdNumber: _p, ...address } = entry;
  return address;
}

describe('the search of addresses', () => {
  it('is open to guests, ten to a page [GAP-24]', async () => {
    const { body } = await call('searchAddresses', { query: { keyword: '서울 강남' } });
    expect(body.items.length).toBeGreaterThan(5);
    expect(body.items.every(({ roadAddress }) => roadAddress.startsWith('서울특별시 강남구'))).toBe(true);
    const second = await call('searchAddresses', { query: { keyword: '서울', page: '2' } });
    expect(second.body.items).toHaveLength(10);
    expect(second.body.totalCount).toBeGreaterThan(20);
  });

  it.each([
    ['ko', ' 강 ', '검색어를 두 글자 이상 입력해 주세요'],
    ['en', 'a', 'Please enter at least two characters'],
  ])('asks for two characters at least, in %s [GAP-24]', async (language, keyword, message) => {
    const answer = await call('searchAddresses', { query: { keyword }, headers: { 'accept-language': language } });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST', body: { message } });
  });

  it('rests after sixty searches a minute from one address [GAP-24]', async () => {
    const query = { keyword: '테헤란로' };
    const address = '203.0.113.77';
    const answers = await Promise.all(
      numbers(60).map(() => retryWhileBusy(() => call('searchAddresses', { query, address }))),
    );
    expect(tally(answers)).toEqual({ ok: 60 });
    expect(await call('searchAddresses', { query, address })).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    clock.advance(MINUTE_MS + 1_000);
    expect((await call('searchAddresses', { query, address })).code).toBeNull();
  });
});
