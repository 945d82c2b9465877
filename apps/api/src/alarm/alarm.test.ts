import { DAY_MS, HOUR_MS, kst, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { warnExpiringPointsJob } from '../point/warn-expiring-points.job.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { callerOf, testParts } from '../testing/http/test-call.ts';
import { insertGrades, insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { decide, insertBuyer, openOrderShop, openSheet, reserve, reserveBody } from '../testing/shop/order-shop.ts';
import { addAlarms } from './alarm.ts';
import { alarmRoutes } from './alarm.routes.ts';

const NOW = kst('2026-12-05 12:00:00');
const COUPONS = { type: 'GRADE_COUPONS', couponCnt: 2 } as const;

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
});
afterAll(() => test.drop());

async function openMember() {
  const parts = testParts(test.database, { clock: simulatedClock(NOW) });
  const memberNo = await insertMember(test.database);
  const { bearer } = await logInAs(test.database, memberNo, NOW);
  return { call: callerOf(parts, alarmRoutes(parts)), memberNo, bearer };
}

const write = (alarms: Parameters<typeof addAlarms>[1], at = NOW) =>
  withTransaction(test.database, (transaction) => addAlarms(transaction, alarms, at));

const alarmsOf = (memberNo: number) =>
  test.database.selectFrom('alarm').selectAll().where('memberNo', '=', memberNo).orderBy('alarmNo').execute();

describe('addAlarms', () => {
  it('writes one alarm of an effect, in both languages', async () => {
    const { call, memberNo, bearer } = await openMember();
    const alarm = { memberNo, effectKey: 'coupons:both', event: COUPONS };
    await write([alarm]);
    await write([alarm]);
    const inKorean = await call('getAlarms', { bearer });
    expect(inKorean.body).toMatchObject({
      totalCount: 1,
      items: [
        {
          alarmType: 'COUPON',
          title: '이번 달 등급 쿠폰이 도착했어요',
          landingUrl: '/myPage/coupon',
          registerYmdt: '2026-12-05 12:00:00',
          isRead: false,
        },
      ],
    });
    const inEnglish = await call('getAlarms', { bearer, headers: { 'accept-language': 'en' } });
    expect(inEnglish.body.items).toMatchObject([{ title: 'This month’s tier coupons are here' }]);
  });

  it('writes nothing when its transaction is rolled back, nor for a member who has left', async () => {
    const { memberNo } = await openMember();
    const failing = withTransaction(test.database, async (transaction) => {
      await addAlarms(transaction, [{ memberNo, effectKey: 'coupons:undone', event: COUPONS }], NOW);
      throw new Error('no coupon');
    });
    await expect(failing).rejects.toThrow('no coupon');
    await test.database.updateTable('member').set({ status: 'WITHDRAWN' }).where('memberNo', '=', memberNo).execute();
    await write([{ memberNo, effectKey: 'coupons:left', event: COUPONS }]);
    expect(await alarmsOf(memberNo)).toEqual([]);
  });
});

describe('an alarm', () => {
  it('is shown for 30 days and removed then, read or not [CALL-52, CALL-53]', async () => {
    const { call, memberNo, bearer } = await openMember();
    await write([{ memberNo, effectKey: 'coupons:old', event: COUPONS }], kst('2026-11-05 11:59:59'));
    await write([{ memberNo, effectKey: 'coupons:kept', event: COUPONS }], kst('2026-11-05 12:00:00'));
    expect((await call('getAlarms', { bearer })).body).toMatchObject({ items: [{}], totalCount: 1 });
    expect((await call('countAlarms', { bearer })).body).toEqual({ alarmCount: 1 });
    await withTransaction(test.database, (transaction) =>
      housekeeping.run(transaction, { jobNo: 1, payload: {}, dueAt: NOW, now: NOW }),
    );
    expect((await alarmsOf(memberNo)).map(({ effectKey }) => effectKey)).toEqual(['coupons:kept']);
  });

  it('keeps the instant it was read first [CALL-54]', async () => {
    const { call, memberNo, bearer } = await openMember();
    await write([{ memberNo, effectKey: 'coupons:read', event: COUPONS }]);
    const [alarm] = await alarmsOf(memberNo);
    expect((await call('readAlarms', { bearer, body: { alarmNos: [alarm?.alarmNo ?? 0] } })).status).toBe(204);
    const readAt = (await alarmsOf(memberNo))[0]?.readAt;
    expect(readAt).toEqual(new Date(NOW));
    await call('readAlarms', { bearer, body: { alarmNos: [] } });
    expect((await alarmsOf(memberNo))[0]?.readAt).toEqual(readAt);
  });

  it('is read by its member alone, also when all are [CALL-54]', async () => {
    const [owner, other] = [await openMember(), await openMember()];
    await write([{ memberNo: owner.memberNo, effectKey: 'coupons:own', event: COUPONS }]);
    await other.call('readAlarms', { bearer: other.bearer, body: { alarmNos: [] } });
    const [own] = await alarmsOf(owner.memberNo);
    const named = (alarmNo: number) =>
      other.call('readAlarms', { bearer: other.bearer, body: { alarmNos: [alarmNo] } });
    // a number of another is answered as one that does not exist
    expect(await named(own?.alarmNo ?? 0)).toEqual(await named(987_654_321));
    expect((await owner.call('countAlarms', { bearer: owner.bearer })).body).toEqual({ alarmCount: 1 });
    expect((await other.call('getAlarms', { bearer: other.bearer })).body).toEqual({ items: [], totalCount: 0 });
  });

  it('is found on no page beyond the hundredth', async () => {
    const { call, bearer } = await openMember();
    expect((await call('getAlarms', { bearer, query: { pageNumber: '101' } })).code).toBe('INVALID_REQUEST');
  });
});

describe('alarms of what happens', () => {
  it('say of a deposit that it has come, and of each parcel once', async () => {
    const shop = await openOrderShop([{ productNo: 1 }]);
    const buyer = await insertBuyer(shop);
    const body = reserveBody(10_000, { payType: 'VIRTUAL_ACCOUNT' });
    const held = (await reserve(shop, buyer, await openSheet(shop, buyer), body)).body;
    await decide(shop, held.key, 'ISSUE_ACCOUNT');
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.runDue();
    const titles = async () => {
      const rows = await shop.test.database.selectFrom('alarm').select('title').orderBy('alarmNo').execute();
      return rows.map(({ title }) => title);
    };
    expect(await titles()).toEqual([]);
    await decide(shop, held.key, 'DEPOSIT');
    shop.clock.advance(HOUR_MS);
    await shop.jobs.runDue();
    expect(await titles()).toEqual(['입금을 확인했어요']);
    await shop.test.drop();
  });

  it('warn once of points that end within a week, and of no others', async () => {
    const { memberNo } = await openMember();
    const lot = (restAmt: number, endsInMs: number) => ({
      memberNo,
      grantedAmt: 9_000,
      restAmt,
      startsAt: new Date(NOW - DAY_MS),
      expiresAt: new Date(NOW + endsInMs),
    });
    await test.database
      .insertInto('pointLot')
      .values([lot(700, 7 * DAY_MS), lot(500, 7 * DAY_MS), lot(300, 7 * DAY_MS + 1), lot(0, DAY_MS), lot(200, 0)])
      .execute();
    const job = { jobNo: 1, payload: {}, dueAt: NOW, now: NOW };
    const warn = () => withTransaction(test.database, (transaction) => warnExpiringPointsJob.run(transaction, job));
    await warn();
    await warn();
    expect(await alarmsOf(memberNo)).toMatchObject([
      {
        alarmType: 'POINT',
        content: '1,200P를 2026.12.12까지 쓸 수 있어요.',
        landingUrl: '/myPage/point/extinguished',
      },
    ]);
  });
});
