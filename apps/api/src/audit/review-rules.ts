import { sql } from 'kysely';
import type { Invariant } from './rule.ts';

/** Which reviews everybody may read. */
const SHOWN = sql`not review.blind and review.deleted_at is null`;

/** Rules about reviews: what they bring, who writes them, and what counts them. */
export const REVIEW_RULES: readonly Invariant[] = [
  {
    name: 'a product pays a member for one photo review at most',
    broken: sql`
      select 'product ' || review.product_no
      from point_ledger ledger join review using (review_no)
      where reason = 'ADD_POSTING'
      group by ledger.member_no, review.product_no having count(*) > 1`,
  },
  {
    name: 'a review says what it has brought',
    broken: sql`
      select 'review ' || review_no from review
      where given_accumulation_amt <> coalesce((
        select sum(point_amt) from point_ledger ledger
        where ledger.review_no = review.review_no and reason = 'ADD_POSTING'), 0)`,
  },
  {
    name: 'a review is of what its writer has bought or was given, and the option knows',
    broken: sql`
      select 'review ' || review_no from review join order_option option using (order_option_no)
      where not option.reviewed or option.product_no <> review.product_no
        or review.member_no is not null and review.member_no is distinct from case when given
          then (select receiver_member_no from gift where gift.order_no = option.order_no) else option.member_no end`,
  },
  {
    name: 'the bars of a product count its reviews',
    broken: sql`
      select 'product ' || product_no
      from review_rating bar full join (
        select product_no, rate, count(*) as cnt, count(*) filter (where has_files) as photos
        from review where ${SHOWN} group by product_no, rate) counted using (product_no, rate)
      where (coalesce(bar.review_cnt, 0), coalesce(bar.photo_cnt, 0))
        <> (coalesce(counted.cnt, 0), coalesce(counted.photos, 0))`,
  },
  {
    name: 'an option counts its reviews',
    broken: sql`
      select 'product ' || product_no
      from review_option_count known full join (
        select product_no, option_no, count(*) as cnt, count(*) filter (where has_files) as photos
        from review where option_no is not null and ${SHOWN} group by product_no, option_no
      ) counted using (product_no, option_no)
      where (coalesce(known.review_cnt, 0), coalesce(known.photo_cnt, 0))
        <> (coalesce(counted.cnt, 0), coalesce(counted.photos, 0))`,
  },
  {
    name: 'a product counts its reviews',
    broken: sql`
      select 'product ' || product_no
      from product left join (
        select product_no, count(*) as cnt, sum(rate) as rates from review where ${SHOWN} group by product_no
      ) counted using (product_no)
      where (review_cnt, review_rate_sum) <> (coalesce(counted.cnt, 0), coalesce(counted.rates, 0))`,
  },
];
