import { kst } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { insertCoupon } from '../testing/rows/coupon-rows.ts';
import { insertGrades, insertMember } from '../testing/rows/member-rows.ts';
import { giveGradeCouponsJob } from './give-grade-coupons.job.ts';

let test: TestDatabase;
let goldCouponNo: number;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 10 });
  await insertGrades(test.database);
  goldCouponNo = await insertCoupon(test.database, { issueType: 'GRADE', gradeCodes: ['GOLD'], useDays: 31 });
});
afterAll(() => test.drop());

const goldMember = (gradeCouponsOn: string | null = null) =>
  insertMember(test.database, { gradeNo: 2, gradeEvaluatedOn: '2026-12-01', gradeCouponsOn });

async function runAt(ymdt: string): Promise<void> {
  const now = kst(ymdt);
  const job = { jobNo: 1, payload: {}, dueAt: now, now };
  await withTransaction(test.database, (transaction) => giveGradeCouponsJob.run(transaction, job));
}

const given = (memberNo: number) =>
  test.database
    .selectFrom('couponIssue')
    .select(['couponNo', 'source', 'ordinal', 'useEndAt'])
    .where('memberNo', '=', memberNo)
    .orderBy('couponIssueNo')
    .execute();

async function alarmsOf(memberNo: number): Promise<readonly string[]> {
  const rows = await test.database.selectFrom('alarm').select('content').where('memberNo', '=', memberNo).execute();
  return rows.map(({ content }) => content);
}

async function evaluated(memberNo: number, gradeEvaluatedOn: string): Promise<void> {
  await test.database.updateTable('member').set({ gradeEvaluatedOn }).where('memberNo', '=', memberNo).execute();
}

describe('giveGradeCouponsJob', () => {
  it('gives the coupon of a grade once a Korean month, month after month', async () => {
    const memberNo = await goldMember('2026-11-01');
    const welcome = await insertMember(test.database, { gradeEvaluatedOn: '2026-12-01' });
    await runAt('2026-11-30 23:59:59');
    expect(await given(memberNo)).toEqual([]);
    await runAt('2026-12-01 00:00:00');
    expect(await given(memberNo)).toEqual([
      { couponNo: goldCouponNo, source: 'GRADE', ordinal: 1, useEndAt: new Date(kst('2026-12-31 23:59:59')) },
    ]);
    await runAt('2026-12-31 23:59:59');
    expect(await given(memberNo)).toHaveLength(1);
    expect(await alarmsOf(memberNo)).toEqual(['쿠폰 1장을 쿠폰함에 넣어드렸어요.']);
    expect(await alarmsOf(welcome)).toEqual([]);
    await evaluated(memberNo, '2027-01-01');
    await runAt('2027-01-01 00:00:00');
    expect(await given(memberNo)).toMatchObject([{ ordinal: 1 }, { ordinal: 2 }]);
    expect(await given(welcome)).toEqual([]);
  });

  it('waits for the grade of the month', async () => {
    const memberNo = await goldMember('2026-12-01');
    await runAt('2027-01-01 00:00:00');
    expect(await given(memberNo)).toEqual([]);
    await evaluated(memberNo, '2027-01-01');
    await runAt('2027-01-01 01:00:00');
    expect(await given(memberNo)).toHaveLength(1);
  });

  it('gives once however many runs there are at once', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => goldMember()));
    await Promise.all(Array.from({ length: 8 }, () => runAt('2026-12-05 12:00:00')));
    for (const memberNo of members) expect(await given(memberNo)).toHaveLength(1);
    const { issuedCnt } = await test.database
      .selectFrom('coupon')
      .select('issuedCnt')
      .where('couponNo', '=', goldCouponNo)
      .executeTakeFirstOrThrow();
    const issues = await test.database
      .selectFrom('couponIssue')
      .select('couponIssueNo')
      .where('couponNo', '=', goldCouponNo)
      .execute();
    expect(issuedCnt).toBe(issues.length);
  });

  it('gives the rest when one has run out', async () => {
    const [first, second] = [await goldMember(), await goldMember()];
    const few = await insertCoupon(test.database, { issueType: 'GRADE', gradeCodes: ['GOLD'], totalIssueCnt: 1 });
    await runAt('2026-12-06 12:00:00');
    expect((await given(first)).map(({ couponNo }) => couponNo)).toEqual([goldCouponNo, few]);
    expect((await given(second)).map(({ couponNo }) => couponNo)).toEqual([goldCouponNo]);
  });
});
