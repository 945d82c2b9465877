import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** What the counts of a product know of a review. */
export interface CountedReview {
  readonly productNo: number;
  readonly optionNo: number | null;
  readonly rate: number;
  readonly hasFiles: boolean;
}

/** Counts a review of a product: its bars, its option, its average. The product's row comes last: many wait for it. */
export async function countReview(transaction: Transaction, review: CountedReview): Promise<void> {
  const { productNo, optionNo, rate, hasFiles } = review;
  const photoCnt = hasFiles ? 1 : 0;
  await sql`
    insert into review_rating as known (product_no, rate, review_cnt, photo_cnt)
    values (${productNo}, ${rate}, 1, ${photoCnt})
    on conflict (product_no, rate) do update
      set review_cnt = known.review_cnt + 1, photo_cnt = known.photo_cnt + excluded.photo_cnt`.execute(transaction);
  if (optionNo !== null) {
    await sql`
      insert into review_option_count as known (product_no, option_no, review_cnt, photo_cnt)
      values (${productNo}, ${optionNo}, 1, ${photoCnt})
      on conflict (product_no, option_no) do update
        set review_cnt = known.review_cnt + 1, photo_cnt = known.photo_cnt + excluded.photo_cnt`.execute(transaction);
  }
  await sql`update product set review_cnt = review_cnt + 1, review_rate_sum = review_rate_sum + ${rate}
    where product_no = ${productNo}`.execute(transaction);
}

/** Counts a review no longer. */
export async function uncountReview(transaction: Transaction, review: CountedReview): Promise<void> {
  const { productNo, optionNo, rate, hasFiles } = review;
  const photoCnt = hasFiles ? 1 : 0;
  await sql`update review_rating set review_cnt = review_cnt - 1, photo_cnt = photo_cnt - ${photoCnt}
    where product_no = ${productNo} and rate = ${rate}`.execute(transaction);
  if (optionNo !== null) {
    await sql`update review_option_count set review_cnt = review_cnt - 1, photo_cnt = photo_cnt - ${photoCnt}
      where product_no = ${productNo} and option_no = ${optionNo}`.execute(transaction);
  }
  await sql`update product set review_cnt = review_cnt - 1, review_rate_sum = review_rate_sum - ${rate}
    where product_no = ${productNo}`.execute(transaction);
}
