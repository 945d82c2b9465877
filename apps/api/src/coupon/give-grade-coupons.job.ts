import {
  HOUR_MS,
  isCommerceError,
  isTelecomCustomer,
  kstMonth,
  takerRefusal,
  type EpochMs,
  type CouponNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { addAlarms } from '../alarm/alarm.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import { readCarrier } from '../session/session.ts';
import { hasPurchased } from './has-purchased.ts';
import { issueCoupon, issueTermsOf, type CouponMember } from './issue.store.ts';

const NAME = 'give-grade-coupons';
/** How often the job looks for members who have not been given this month's coupons: every hour. Assumed. */
export const GIVE_GRADE_COUPONS_EVERY_MS = HOUR_MS;
/** Members in one transaction. */
const BATCH = 500;

/**
 * Gives each member the coupons of their grade once a Korean month, after the grade of that month was computed. The
 * month is written on the member's locked row together with the coupons: any number of runs at once give them one time.
 */
export const giveGradeCouponsJob: JobKind = {
  name: NAME,
  everyMs: GIVE_GRADE_COUPONS_EVERY_MS,
  async run(transaction, { now }) {
    const month = `${kstMonth(now)}-01`;
    const due = await lockDue(transaction, month, now);
    if (due.length === 0) return;
    const coupons = await transaction
      .selectFrom('coupon')
      .select(['couponNo', 'issueStartAt', 'issueEndAt', 'telecomOnly', 'firstPurchaseOnly', 'gradeCodes'])
      .select(['useDays', 'useEndAt'])
      .where('issueType', '=', 'GRADE')
      .where('displayable', '=', true)
      .orderBy('couponNo')
      .execute();
    // Coupon by coupon, not member by member: runs at once lock the coupons' rows in the same order.
    const given = new Map<MemberNo, number>();
    for (const coupon of coupons) {
      for (const member of due) {
        if (takerRefusal(issueTermsOf(coupon), member, now) !== null) continue;
        const isGiven = await giveOne(transaction, coupon.couponNo, member, now);
        if (isGiven) given.set(member.memberNo, (given.get(member.memberNo) ?? 0) + 1);
      }
    }
    const alarms = [...given].map(([memberNo, couponCnt]) => ({
      memberNo,
      effectKey: `coupons:${memberNo}:grade:${month}`,
      event: { type: 'GRADE_COUPONS', couponCnt } as const,
    }));
    await addAlarms(transaction, alarms, now);
    await transaction
      .updateTable('member')
      .set({ gradeCouponsOn: month })
      .where(
        'memberNo',
        'in',
        due.map(({ memberNo }) => memberNo),
      )
      .execute();
    if (due.length === BATCH) await enqueueRest(transaction, NAME, { now });
  },
};

/** Members without this month's coupons whose grade of this month is known; others run at once leave them out. */
async function lockDue(transaction: Transaction, month: string, now: EpochMs): Promise<readonly CouponMember[]> {
  const rows = await transaction
    .selectFrom('member')
    .innerJoin('memberGrade', 'memberGrade.gradeNo', 'member.gradeNo')
    .select(['memberNo', 'carrier', 'code', hasPurchased(now).as('hasPurchased')])
    .where('status', '=', 'ACTIVE')
    .where('gradeEvaluatedOn', '>=', month)
    .where(sql<boolean>`coalesce(grade_coupons_on, '-infinity') < ${month}::date`)
    .orderBy(sql`coalesce(grade_coupons_on, '-infinity')`)
    .orderBy('memberNo')
    .limit(BATCH)
    .forNoKeyUpdate('member')
    .skipLocked()
    .execute();
  return rows.map(({ memberNo, carrier, code, hasPurchased }) => ({
    memberNo,
    hasPurchased,
    gradeCode: code,
    isTelecomCustomer: isTelecomCustomer(readCarrier(carrier)),
  }));
}

/** Issues one coupon and answers whether it did; one that has run out is not given, and holds up no other member. */
async function giveOne(
  transaction: Transaction,
  couponNo: CouponNo,
  member: CouponMember,
  now: EpochMs,
): Promise<boolean> {
  await sql`savepoint grade_coupon`.execute(transaction);
  try {
    await issueCoupon(transaction, { couponNo, issueType: 'GRADE' }, member, now);
    await sql`release savepoint grade_coupon`.execute(transaction);
    return true;
  } catch (error) {
    if (!isCommerceError(error, 'COUPON_EXHAUSTED', 'STATE_CONFLICT', 'NOT_FOUND')) throw error;
    await sql`rollback to savepoint grade_coupon`.execute(transaction);
    return false;
  }
}
