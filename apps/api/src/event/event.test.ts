import { DAY_MS, kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../testing/race/invariants.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { callerOf, type TestCaller } from '../testing/http/test-call.ts';
import { insertCoupon, insertIssue } from '../testing/rows/coupon-rows.ts';
import { insertEvent } from '../testing/rows/event-rows.ts';
import { insertMember, logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { fillOrderShop, servedBy } from '../testing/shop/order-shop.ts';
import { eventRoutes } from './event.routes.ts';

/** Ten seconds before midnight in Korea. */
const EVE = kst('2026-11-20 23:59:50');
const clock = simulatedClock(EVE);

let test: TestDatabase;
let call: TestCaller;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 12 });
  await fillOrderShop(test.database, [{ productNo: 1 }]);
  const { parts } = servedBy(test, {}, clock);
  call = callerOf(parts, eventRoutes(parts));
});
afterAll(async () => {
  expect(await brokenInvariants(test.database, new Set())).toEqual([]);
  await test.drop();
});

async function openMember(over: Parameters<typeof insertMember>[1] = {}): Promise<TestMember> {
  return logInAs(test.database, await insertMember(test.database, over), clock.now());
}
const join = ({ bearer }: TestMember, exhibitionNo: number) => call('joinEvent', { bearer, path: { exhibitionNo } });
const check = async ({ bearer }: TestMember, exhibitionNo: number) =>
  (await call('checkEvent', { bearer, path: { exhibitionNo } })).body;
const balanceOf = async ({ memberNo }: TestMember): Promise<number> => {
  const row = await test.database
    .selectFrom('pointBalance')
    .select('balanceAmt')
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  return row?.balanceAmt ?? 0;
};

describe('attendance', () => {
  it('pays once, however many come at one moment, and again after midnight in Korea [CALL-68]', async () => {
    const eventNo = await insertEvent(test.database, { eventType: 'ATTENDANCE', pointAmt: 100 });
    const member = await openMember();
    const race = () => Promise.all(Array.from({ length: 12 }, () => join(member, eventNo)));
    const answers = await race();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await balanceOf(member)).toBe(100);
    clock.advance(10_000);
    expect(await check(member, eventNo)).toMatchObject({ joinable: true, joined: false, attendedYmds: ['2026-11-20'] });
    await race();
    expect(await balanceOf(member)).toBe(200);
    expect((await check(member, eventNo)).attendedYmds).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('shows the days of this Korean month only', async () => {
    const eventNo = await insertEvent(test.database, { eventType: 'ATTENDANCE', pointAmt: 100 });
    const { memberNo } = await openMember();
    await join(await logInAs(test.database, memberNo, clock.now()), eventNo);
    clock.advance(12 * DAY_MS);
    const later = await logInAs(test.database, memberNo, clock.now());
    expect(await check(later, eventNo)).toMatchObject({ attendedYmds: [], joined: false });
  });
});

describe('an event to join', () => {
  it('takes no more members than its limit when many join at once', async () => {
    const eventNo = await insertEvent(test.database, { joinLimitCnt: 5 });
    const members = await Promise.all(Array.from({ length: 15 }, () => openMember()));
    const answers = await Promise.all(members.map((member) => join(member, eventNo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'EV06']));
    const outside = members.find((_member, index) => answers[index]?.status !== 200);
    expect(outside && (await check(outside, eventNo))).toMatchObject({ joinable: false, code: 'EV06' });
  });

  it('brings its coupon once, and says what speaks against it by a code of its own', async () => {
    const one = { issueType: 'EVENT' as const };
    const couponNo = await insertCoupon(test.database, { ...one, totalIssueCnt: 1 });
    const eventNo = await insertEvent(test.database, { eventType: 'COUPON', couponNo });
    const [first, second] = [await openMember(), await openMember()];
    expect((await join(first, eventNo)).body.couponName).not.toBeNull();
    expect((await join(first, eventNo)).status).toBe(200);
    expect((await join(second, eventNo)).code).toBe('EV09');
    const issues = await test.database
      .selectFrom('couponIssue')
      .select('memberNo')
      .where('couponNo', '=', couponNo)
      .execute();
    expect(issues.map(({ memberNo }) => memberNo)).toEqual([first.memberNo]);

    const download = await insertCoupon(test.database, { issuePerPersonCnt: 1 });
    await insertIssue(test.database, download, first.memberNo);
    const codeOf = async (coupon: number) =>
      (await join(first, await insertEvent(test.database, { eventType: 'COUPON', couponNo: coupon }))).code;
    expect(await codeOf(download)).toBe('EV10');
    expect(await codeOf(await insertCoupon(test.database, { ...one, gradeCodes: ['NOBODY'] }))).toBe('EV11');
    expect(await codeOf(await insertCoupon(test.database, { ...one, displayable: false }))).toBe('EV12');
  });

  it('is not open to others where it is for telecom customers', async () => {
    const eventNo = await insertEvent(test.database, { telecomOnly: true });
    const other = await openMember({ carrier: 'OTHER' });
    expect((await join(other, eventNo)).code).toBe('EV05');
    expect(await check(other, eventNo)).toMatchObject({ joinable: false, code: 'EV05' });
  });

  it('shows no HTML that runs', async () => {
    const eventNo = await insertEvent(test.database, { content: '<p onclick="x()">글</p><script>x()</script>' });
    expect((await call('getEvent', { path: { eventNo } })).body.content).toBe('<p>글</p>');
  });
});
