import {
  countsUntil,
  type EpochMs,
  kstDate,
  kstMonth,
  type MemberNo,
  type OneTimeBenefit,
  personLimit,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { keepRedeemed } from '../benefit/benefit.ts';
import { hasOrdered } from '../coupon/coupon.ts';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp, fromTimestamp } from '../database/instant.ts';

interface TakenRow {
  readonly kind: OneTimeBenefit['kind'];
  readonly no: number | null;
  readonly endAt: Date | null;
  readonly takenCnt: number;
}

/**
 * Keeps of a member who leaves which benefits they had that are given once, so that joining again does not bring them
 * again: coupons, this month's membership coupon, events and today's attendance, points of photos, and whether they
 * have bought; and the points they owe, and what they bought of goods with a limit for one person.
 * NOTE: comes before their rows go, behind the lock that every transaction that gives a benefit waits for.
 */
export async function keepBenefits(
  transaction: Transaction,
  {
    memberNo,
    personKey,
    owedAmt,
  }: { readonly memberNo: MemberNo; readonly personKey: string; readonly owedAmt: number },
  now: EpochMs,
): Promise<void> {
  const { rows } = await sql<TakenRow>`
    select kind, no, end_at as "endAt", taken_cnt as "takenCnt" from (
      select 'COUPON' as kind, coupon_no as no, issue_end_at as end_at, count(*)::integer as taken_cnt
      from coupon_issue join coupon using (coupon_no)
      where member_no = ${memberNo} and source <> 'GRADE' group by coupon_no, issue_end_at
      union all
      select case source when 'GRADE' then 'COUPON_OF_MONTH' else 'COUPON_OF_DAY' end, coupon_no, null, count(*)::integer
      from coupon_issue
      where member_no = ${memberNo} and to_char(issued_at at time zone 'Asia/Seoul',
        case source when 'GRADE' then 'YYYY-MM' else 'YYYY-MM-DD' end)
        = case source when 'GRADE' then ${kstMonth(now)} else ${kstDate(now)} end
      group by 1, 2
      union all
      select 'MEMBERSHIP', null, null, 1 from membership_issue
      where member_no = ${memberNo} and issue_month = ${kstMonth(now)}
      union all
      select 'EVENT', event_no, ends_at, 1 from event_join join event using (event_no) where member_no = ${memberNo}
      union all
      select 'ATTENDANCE', event_no, null, 1 from event_attendance
      where member_no = ${memberNo} and attended_on = ${kstDate(now)}::date
      union all
      select 'FIRST_PURCHASE', null, null, 1 from member where member_no = ${memberNo} and ${hasOrdered()}
      union all
      select 'PHOTO_POINTS', split_part(effect_key, ':', 3)::bigint, null, 1 from point_ledger
      where member_no = ${memberNo} and reason = 'ADD_POSTING' and effect_key like 'review-photo:%'
      union all
      select 'POINTS_OWED', null, null, ${owedAmt}::integer where ${owedAmt}::integer > 0
    ) taken`.execute(transaction);
  const had = rows.map(({ endAt, ...row }) => ({ ...row, endAt: fromNullableTimestamp(endAt) }));
  await keepRedeemed(transaction, personKey, [...had, ...(await purchasesOf(transaction, memberNo))], now);
}

/** What a member bought of goods with a limit for one person, and until when it counts. */
async function purchasesOf(transaction: Transaction, memberNo: MemberNo) {
  const bought = await transaction
    .selectFrom('purchaseCount')
    .innerJoin('product', 'product.productNo', 'purchaseCount.productNo')
    .select(['product.productNo', 'boughtCnt', 'windowStartedAt', 'minBuyCnt', 'maxBuyTimeCnt'])
    .select(['maxBuyPersonCnt', 'maxBuyPeriodCnt', 'maxBuyDays'])
    .where('memberNo', '=', memberNo)
    .where('boughtCnt', '>', 0)
    .execute();
  return bought
    .filter((product) => personLimit(product) !== null)
    .map(({ productNo: no, boughtCnt: takenCnt, windowStartedAt, ...limits }) => {
      const endAt = countsUntil(limits, fromTimestamp(windowStartedAt));
      return { kind: 'PURCHASE' as const, no, endAt, takenCnt };
    });
}
