import { kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { callerOf, testParts } from '../testing/http/test-call.ts';
import { retryWhileBusy } from '../testing/race/race.ts';
import { insertCoupon } from '../testing/rows/coupon-rows.ts';
import { insertGrades, insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { couponRoutes } from './coupon.routes.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await insertGrades(test.database);
});
afterAll(() => test.drop());

/** Time zones a server may run in, with what its clock is behind UTC, in minutes. */
const ZONES = [
  ['UTC', 0],
  ['Asia/Seoul', -540],
  ['America/Los_Angeles', 480],
] as const;
const usualZone = process.env['TZ'];
afterEach(() => {
  if (usualZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = usualZone;
});

function backendAt(ymdt: string) {
  const now = kst(ymdt);
  const parts = testParts(test.database, { clock: simulatedClock(now) });
  return { now, call: callerOf(parts, couponRoutes(parts)) };
}

describe('coupons many ask for at once', () => {
  it.each(ZONES)(
    'give one member one membership coupon on either side of the month’s edge, in %s [CALL-43]',
    async (zone, offset) => {
      process.env['TZ'] = zone;
      expect(new Date(kst('2026-12-31 12:00:00')).getTimezoneOffset()).toBe(offset);
      const memberNo = await insertMember(test.database);
      const over = { issueType: 'MEMBERSHIP', issuePerPersonCnt: 120 } as const;
      const couponNos = [await insertCoupon(test.database, over), await insertCoupon(test.database, over)];
      for (const edge of ['2026-12-31 23:59:59', '2027-01-01 00:00:00']) {
        const { now, call } = backendAt(edge);
        const { bearer } = await logInAs(test.database, memberNo, now);
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            retryWhileBusy(() =>
              call('issueMembershipCoupon', { bearer, body: { couponNo: couponNos[index % 2] ?? 0 } }),
            ),
          ),
        );
        expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
        expect(answers.filter(({ code }) => code === 'MB08')).toHaveLength(19);
      }
    },
  );

  it('give a code with 100 uses to 100 of 300 claimants [CALL-39]', { timeout: 120_000 }, async () => {
    const { now, call } = backendAt('2026-11-20 12:00:00');
    const promotionCode = 'HUNDRED';
    await insertCoupon(test.database, { issueType: 'CODE', promotionCode, totalIssueCnt: 100 });
    const members = [];
    for (let count = 0; count < 300; count += 1) {
      members.push(await logInAs(test.database, await insertMember(test.database), now));
    }
    const answers = await Promise.all(
      members.map(({ bearer }) =>
        retryWhileBusy(() =>
          call('registerCouponCode', { bearer, path: { code: promotionCode }, body: { promotionCode } }),
        ),
      ),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(100);
    expect(answers.filter(({ code }) => code === 'COUPON_EXHAUSTED')).toHaveLength(200);
  });
});
