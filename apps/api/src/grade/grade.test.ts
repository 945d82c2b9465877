import { kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { insertGrades, insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { callerOf, testParts } from '../testing/http/test-call.ts';
import { DEMO_TEMPLATE } from '../testing/database/demo-template.ts';
import { evaluateGradesJob } from './evaluate-grades.job.ts';
import { gradeRoutes } from './grade.routes.ts';
import { readPurchases } from './grade.store.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
});
afterAll(() => test.drop());

const gradeOf = async ({ database }: TestDatabase, memberNo: number) =>
  (await database.selectFrom('member').select('gradeNo').where('memberNo', '=', memberNo).executeTakeFirstOrThrow())
    .gradeNo;

async function evaluate({ database }: TestDatabase, day: string): Promise<void> {
  const now = kst(`${day} 00:00:00`);
  const job = { jobNo: 1, payload: {}, dueAt: now, now };
  await withTransaction(database, (transaction) => evaluateGradesJob.run(transaction, job));
}

describe('evaluateGradesJob', () => {
  it('gives a grade once a Korean month, and takes one nothing was bought for', async () => {
    const memberNo = await insertMember(test.database, { gradeNo: 2 });
    await evaluate(test, '2026-11-20');
    expect(await gradeOf(test, memberNo)).toBe(1);
    await test.database.updateTable('member').set({ gradeNo: 2 }).where('memberNo', '=', memberNo).execute();
    await evaluate(test, '2026-11-30');
    expect(await gradeOf(test, memberNo)).toBe(2);
    await evaluate(test, '2026-12-01');
    expect(await gradeOf(test, memberNo)).toBe(1);
  });

  it('leaves 홍길동 of the demo the grade that the README promises', async () => {
    const demo = await freshDatabase({ template: DEMO_TEMPLATE });
    try {
      const { gradeNo: gold } = await demo.database
        .selectFrom('memberGrade')
        .select('gradeNo')
        .where('code', '=', 'GOLD')
        .executeTakeFirstOrThrow();
      for (const day of ['2026-11-20', '2026-12-01']) {
        await evaluate(demo, day);
        expect(await gradeOf(demo, 1)).toBe(gold);
      }
    } finally {
      await demo.drop();
    }
  });
});

describe('readPurchases', () => {
  it('counts of a line in part given back what the refund has left, to the won', async () => {
    const demo = await freshDatabase({ template: DEMO_TEMPLATE });
    try {
      const option = await demo.database
        .selectFrom('orderOption')
        .select(['orderOptionNo', 'memberNo'])
        .where('orderStatusType', '=', 'BUY_CONFIRM')
        .executeTakeFirstOrThrow();
      const others = { orderStatusType: 'DELIVERY_DONE' } as const;
      await demo.database.updateTable('orderOption').set(others).where('memberNo', '=', option.memberNo).execute();
      const at = new Date(kst('2026-11-10 00:00:00'));
      await demo.database
        .updateTable('orderOption')
        .set({ orderStatusType: 'BUY_CONFIRM', registeredAt: at, confirmedAt: at })
        .set({ standardAmt: 10_000, immediateDiscountAmt: 0, additionalDiscountAmt: 0, buyAmt: 10_000 })
        .set({ productCouponAmt: 0, cartCouponAmt: 0, adjustedAmt: 10_000, subPayAmt: 0, chargeAmt: 10_000 })
        .set({ refundedAmt: 0, orderCnt: 3, claimedCnt: 1 })
        .where('orderOptionNo', '=', option.orderOptionNo)
        .execute();
      const period = { from: kst('2026-11-01 00:00:00'), until: kst('2026-12-01 00:00:00') };
      // 3,333 won went back for one of three pieces.
      expect(await readPurchases(demo.database, option.memberNo, period)).toEqual({ payment: 6_667, count: 1 });
    } finally {
      await demo.drop();
    }
  });
});

describe('getMembership', () => {
  it('is answered in the language that is asked for, to guests as well [ROUTE-67, GAP-30]', async () => {
    const parts = testParts(test.database, { clock: simulatedClock() });
    const call = callerOf(parts, gradeRoutes(parts));
    const { bearer } = await logInAs(test.database, await insertMember(test.database));
    expect((await call('getMembership')).body).toMatchObject({ gradeNo: null, grades: [{ label: '웰컴' }, {}] });
    expect((await call('getMembership', { bearer, headers: { 'accept-language': 'en' } })).body).toMatchObject({
      gradeNo: 1,
      grades: [{ label: 'Welcome' }, { minimumPayment: 300_000 }],
    });
  });
});
