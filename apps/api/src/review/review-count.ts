import type { OptionNo, ProductNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** What the counts of a product depend on. */
export interface CountedReview {
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo | null;
  readonly rate: number;
  readonly hasFiles: boolean;
}

/** A change in the number of a product's reviews with a rate. */
interface RateChange {
  readonly rate: number;
  readonly reviewCnt: number;
  readonly photoCnt: number;
}

/** Counts a review: in the bars, the option, the average and the sort order of its product. */
export function countReview(transaction: Transaction, review: CountedReview): Promise<void> {
  return changeCounts(transaction, review, [changeOf(review, 1)]);
}

/** Removes a review from the counts. */
export function uncountReview(transaction: Transaction, review: CountedReview): Promise<void> {
  return changeCounts(transaction, review, [changeOf(review, -1)]);
}

/** Counts a changed review; writes nothing when the change does not affect the counts. */
export async function recountReview(
  transaction: Transaction,
  before: CountedReview,
  now: Pick<CountedReview, 'rate' | 'hasFiles'>,
): Promise<void> {
  const after = { ...before, ...now };
  if (after.rate !== before.rate) {
    await changeCounts(transaction, before, [changeOf(before, -1), changeOf(after, 1)]);
  } else if (after.hasFiles !== before.hasFiles) {
    const photoCnt = after.hasFiles ? 1 : -1;
    await changeCounts(transaction, before, [{ rate: before.rate, reviewCnt: 0, photoCnt }]);
  }
}

function changeOf({ rate, hasFiles }: CountedReview, step: 1 | -1): RateChange {
  return { rate, reviewCnt: step, photoCnt: hasFiles ? step : 0 };
}

/**
 * NOTE: every transaction locks the rows of a product in one order, or two would deadlock: the bars from the lowest rate
 * up, the option, and the product last, because it is the most contended.
 */
async function changeCounts(
  transaction: Transaction,
  { productNo, optionNo }: CountedReview,
  changes: readonly RateChange[],
): Promise<void> {
  for (const change of changes.toSorted((left, right) => left.rate - right.rate)) {
    await changeBar(transaction, productNo, change);
  }
  const reviewCnt = changes.reduce((sum, change) => sum + change.reviewCnt, 0);
  const photoCnt = changes.reduce((sum, change) => sum + change.photoCnt, 0);
  const rateSum = changes.reduce((sum, change) => sum + change.rate * change.reviewCnt, 0);
  if (optionNo !== null && (reviewCnt !== 0 || photoCnt !== 0)) {
    await changeOption(transaction, { productNo, optionNo, reviewCnt, photoCnt });
  }
  if (rateSum === 0) return;
  await sql`
    update product set review_cnt = review_cnt + ${reviewCnt}, review_rate_sum = review_rate_sum + ${rateSum}
    where product_no = ${productNo}`.execute(transaction);
  if (reviewCnt === 0) return;
  await sql`
    update product_listing set review_cnt = product.review_cnt
    from product where product.product_no = ${productNo} and product_listing.product_no = product.product_no
  `.execute(transaction);
}

/** NOTE: an upsert checks the row it proposes to insert, whose count may not be below 0. */
async function changeBar(transaction: Transaction, productNo: ProductNo, change: RateChange): Promise<void> {
  const { rate, reviewCnt, photoCnt } = change;
  await sql`
    insert into review_rating as known (product_no, rate, review_cnt, photo_cnt)
    values (${productNo}, ${rate}, ${Math.max(0, reviewCnt)}, ${Math.max(0, photoCnt)})
    on conflict (product_no, rate) do update
      set review_cnt = known.review_cnt + ${reviewCnt}, photo_cnt = known.photo_cnt + ${photoCnt}`.execute(transaction);
}

async function changeOption(
  transaction: Transaction,
  change: Omit<RateChange, 'rate'> & { readonly productNo: ProductNo; readonly optionNo: OptionNo },
): Promise<void> {
  const { productNo, optionNo, reviewCnt, photoCnt } = change;
  await sql`
    insert into review_option_count as known (product_no, option_no, review_cnt, photo_cnt)
    values (${productNo}, ${optionNo}, ${Math.max(0, reviewCnt)}, ${Math.max(0, photoCnt)})
    on conflict (product_no, option_no) do update
      set review_cnt = known.review_cnt + ${reviewCnt}, photo_cnt = known.photo_cnt + ${photoCnt}`.execute(transaction);
}
