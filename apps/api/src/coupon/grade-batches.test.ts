import { kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, withTransaction } from '../database/database.ts';
import { evaluateGradesJob } from '../grade/evaluate-grades.job.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { silentLog } from '../log.ts';
import { freshDatabase, TEST_TIMEOUT_FACTOR, type TestDatabase } from '../testing/database/test-database.ts';
import { insertCoupon } from '../testing/rows/coupon-rows.ts';
import { insertGrades, insertMember } from '../testing/rows/member-rows.ts';
import { giveGradeCouponsJob } from './give-grade-coupons.job.ts';

/** More than two batches. */
const MEMBERS = 1_100;
const now = kst('2026-12-01 00:00:05');

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase({ poolSize: 10 });
  await insertGrades(test.database);
  await insertCoupon(test.database, { issueType: 'GRADE', useDays: 31 });
  const memberNo = await insertMember(test.database);
  await sql`insert into member (shopby_id, person_key, name, birth_date, gender, phone, carrier, grade_no, joined_at)
    select 'many-' || n, 'many-' || n, name, birth_date, gender, '019' || lpad(n::text, 8, '0'), carrier, grade_no, joined_at
    from member, generate_series(2, ${MEMBERS}::integer) n where member_no = ${memberNo}`.execute(test.database);
});
afterAll(() => test.drop());

describe('the grades and coupons of a month', () => {
  it('reach every member in one round, once each, whatever is taken back and however many processes there are', async () => {
    const failing = withTransaction(test.database, async (transaction) => {
      await evaluateGradesJob.run(transaction, { jobNo: 1, payload: {}, dueAt: now, now });
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');

    const others = [
      openDatabase({ connection: test.connection, timeoutFactor: TEST_TIMEOUT_FACTOR }),
      openDatabase({ connection: test.connection, timeoutFactor: TEST_TIMEOUT_FACTOR }),
    ];
    for (const kind of [evaluateGradesJob, giveGradeCouponsJob]) {
      const runners = [test.database, ...others.map(({ database }) => database)].map((database) =>
        createJobRunner({ database, clock: simulatedClock(now), log: silentLog, kinds: [kind] }),
      );
      await Promise.all(runners.map((runner) => runner.runDue()));
    }
    await Promise.all(others.map((other) => other.close()));

    const { rows } = await test.pool.query(`
      select count(*)::integer as members, count(distinct member_no)::integer as holders,
        (select count(*)::integer from member where grade_evaluated_on = '2026-12-01' and grade_coupons_on = '2026-12-01') as done
      from coupon_issue`);
    expect(rows).toEqual([{ members: MEMBERS, holders: MEMBERS, done: MEMBERS }]);
  });
});
