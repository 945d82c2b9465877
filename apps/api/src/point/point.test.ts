import { DAY_MS, epochMs, formatYmdt } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrades, insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { callerOf, testParts } from '../testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { withTransaction } from '../database/database.ts';
import { expirePointsJob } from './expire-points.job.ts';
import { pointRoutes } from './point.routes.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
});
afterAll(() => test.drop());

describe('getPoints', () => {
  it('adds up what can be spent, what ends within 30 days and what is promised [GAP-28]', async () => {
    const clock = simulatedClock();
    const parts = testParts(test.database, { clock });
    const call = callerOf(parts, pointRoutes(parts));
    const memberNo = await insertMember(test.database);
    const { bearer } = await logInAs(test.database, memberNo);
    expect((await call('getPoints', { bearer })).body).toEqual({
      totalAvailableAmt: 0,
      totalExpireAmt: 0,
      waitingAccumulation: 0,
      owedAmt: 0,
    });
    const at = (days: number) => new Date(clock.now() + days * DAY_MS);
    const lot = (restAmt: number, from: number, to: number) => ({
      memberNo,
      grantedAmt: restAmt,
      restAmt,
      startsAt: at(from),
      expiresAt: at(to),
    });
    await test.database
      .insertInto('pointLot')
      .values([lot(3_000, -10, 300), lot(250, -10, 30), lot(70, -10, 30.001), lot(9_000, -10, 0), lot(500, 1, 300)])
      .execute();
    await test.database
      .updateTable('pointBalance')
      .set({ balanceAmt: 12_820 })
      .where('memberNo', '=', memberNo)
      .execute();
    await test.database
      .insertInto('pointWaiting')
      .values([1, 2].map((orderOptionNo) => ({ orderOptionNo, memberNo, waitingAmt: 120, createdAt: at(0) })))
      .execute();
    expect((await call('getPoints', { bearer })).body).toEqual({
      totalAvailableAmt: 3_320,
      totalExpireAmt: 250,
      waitingAccumulation: 240,
      owedAmt: 0,
    });
    const other = await logInAs(test.database, await insertMember(test.database));
    expect((await call('getPoints', { bearer: other.bearer })).body.totalAvailableAmt).toBe(0);
    expect((await call('getPoints')).code).toBe('AU99');
  });
});

describe('expirePointsJob', () => {
  it('takes what has ended off the balance once, and says so in the ledger [ROUTE-63]', async () => {
    const clock = simulatedClock();
    const parts = testParts(test.database, { clock });
    const call = callerOf(parts, pointRoutes(parts));
    const memberNo = await insertMember(test.database);
    const { bearer } = await logInAs(test.database, memberNo);
    const at = (days: number) => new Date(clock.now() + days * DAY_MS);
    const lot = (restAmt: number, to: number) => ({
      memberNo,
      grantedAmt: 1_000,
      restAmt,
      startsAt: at(-300),
      expiresAt: at(to),
    });
    await test.database
      .insertInto('pointLot')
      .values([lot(400, 0), lot(250, 30), lot(70, 31)])
      .execute();
    await test.database.updateTable('pointBalance').set({ balanceAmt: 720 }).where('memberNo', '=', memberNo).execute();
    expect((await call('getExpiringPoints', { bearer })).body).toEqual({
      totalExpireAmt: 250,
      items: [{ accumulationRestAmt: 250, expireYmdt: formatYmdt(epochMs(clock.now() + 30 * DAY_MS)) }],
      expired: [],
    });
    const job = { jobNo: 1, payload: {}, dueAt: clock.now(), now: clock.now() };
    for (const _ of [1, 2]) {
      await withTransaction(test.database, (transaction) => expirePointsJob.run(transaction, job));
    }
    const { body } = await call('getExpiringPoints', { bearer });
    expect(body.expired).toMatchObject([
      { accumulationReserveReason: 'SUB_EXPIRED', accumulationAmt: -400, totalAvailableAmt: 320, expireYmdt: null },
    ]);
    expect((await call('getPointHistory', { bearer, query: { kind: 'EXPIRED' } })).body).toMatchObject({
      items: body.expired,
      totalCount: 1,
      nextCursor: null,
    });
    expect((await call('getPointHistory', { bearer, query: { cursor: '1.x' } })).code).toBe('INVALID_REQUEST');
    expect((await call('getPoints', { bearer })).body.totalAvailableAmt).toBe(320);
  });
});
