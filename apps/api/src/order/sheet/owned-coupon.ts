import type { OwnedCoupon, Language } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { couponTermsOf, TERMS_COLUMNS } from '../../coupon/coupon.ts';
import { columnList, selectList, type JsonRow } from '../../database/json-rows.ts';
import { fromText } from '../../database/instant.ts';
import type { CouponIssueRow, CouponRow } from '../../database/schema/schema.ts';

/** Coupons of a member weighed on one sheet at most; those that end first. Assumed: our own bound. */
const MOST_COUPONS = 200;

const COUPON_COLUMNS = ['couponName', 'couponNameEn', ...TERMS_COLUMNS] as const satisfies readonly (keyof CouponRow)[];

const ISSUE_COLUMNS = ['couponIssueNo', 'useStartAt', 'useEndAt'] as const satisfies readonly (keyof CouponIssueRow)[];

/** A coupon as ownedCouponsQuery reads it. */
export type OwnedCouponRow = JsonRow<
  Pick<Selectable<CouponRow>, (typeof COUPON_COLUMNS)[number]> &
    Pick<Selectable<CouponIssueRow>, (typeof ISSUE_COLUMNS)[number]>
>;

/**
 * Writes the query for the coupons a member could use for an order, one JSON list: unused ones that have not ended, and
 * those that another order holds. Whether and how they fit is the core's rule.
 * NOTE: the last second counts to its end, as the core's isPast says.
 * @param heldBy numbers of the unpaid orders that the sheet's own order may end, so that their coupons are still to be
 * had; all in SQL
 */
export function ownedCouponsQuery(of: {
  readonly memberNo: string;
  readonly now: string;
  readonly heldBy: string;
}): string {
  const isCurrent = `issue.member_no = ${of.memberNo} and issue.use_end_at > ${of.now} - interval '1 second'`;
  const issueColumns = 'issue.coupon_no, issue.coupon_issue_no, issue.use_start_at, issue.use_end_at';
  return `
    with issue as materialized (
      select ${issueColumns} from coupon_issue issue where ${isCurrent} and issue.used_at is null
      union all
      select ${issueColumns} from coupon_use join coupon_issue issue using (coupon_issue_no)
      where coupon_use.order_no = any (${of.heldBy}) and coupon_use.restored_at is null and ${isCurrent}
      order by use_end_at, coupon_issue_no
      limit ${MOST_COUPONS}),
    described as materialized (
      select coupon_no, ${columnList(COUPON_COLUMNS)} from coupon where coupon_no = any (array(select coupon_no from issue)))
    select coalesce(json_agg(owned), '[]') from (
      select ${selectList('described', COUPON_COLUMNS)}, ${selectList('issue', ISSUE_COLUMNS)}
      from issue join described using (coupon_no)
      order by issue.use_end_at, issue.coupon_issue_no
    ) owned`;
}

/** Coupons as the core knows them. */
export function ownedCouponsOf(rows: readonly OwnedCouponRow[], language: Language): readonly OwnedCoupon[] {
  return rows.map((row) => ({
    couponIssueNo: row.couponIssueNo,
    couponName: inLanguage(language, row.couponName, row.couponNameEn),
    ...couponTermsOf(row),
    useStartAt: fromText(row.useStartAt),
    useEndAt: fromText(row.useEndAt),
  }));
}
