import { DAY_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrades, insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { callerOf, testParts } from '../testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
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
    });
    const other = await logInAs(test.database, await insertMember(test.database));
    expect((await call('getPoints', { bearer: other.bearer })).body.totalAvailableAmt).toBe(0);
    expect((await call('getPoints')).code).toBe('AU99');
  });
});
