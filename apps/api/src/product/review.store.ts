import { sql, type RawBuilder } from 'kysely';
import type { CallOf } from '../contract/operation.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Database } from '../database/database.ts';
import type { NumberedPage } from './page.ts';

/** An order of a product's reviews. */
export type ReviewOrder = NonNullable<CallOf<'getProductReviews'>['query']['order']>;

/** A review as it is shown. */
export interface ReviewColumns {
  readonly reviewNo: number;
  readonly rate: number;
  readonly content: string;
  readonly writerName: string;
  readonly registeredAt: Date;
  readonly best: boolean;
  readonly recommendCnt: number;
  readonly optionValue: string;
  readonly sellerReply: string | null;
  readonly hasFiles: boolean;
}

const ORDER_BY: Readonly<Record<ReviewOrder, RawBuilder<unknown>>> = {
  RECOMMEND: sql`recommend_cnt desc, review_no desc`,
  REGISTER_YMDT: sql`registered_at desc, review_no desc`,
  RATING_HIGH: sql`rate desc, review_no desc`,
  RATING_LOW: sql`rate, review_no`,
};

/**
 * The query behind a page of reviews: the numbers from an index alone, then only the rows of the page. Reviews with
 * pictures, newest first, have an index of their own.
 */
export function reviewsQuery(
  productNo: number,
  order: ReviewOrder,
  withFiles: boolean,
  page: NumberedPage,
): RawBuilder<ReviewColumns> {
  const isPhotoZone = withFiles && order === 'REGISTER_YMDT';
  const orderBy = isPhotoZone ? sql`review_no desc` : ORDER_BY[order];
  return sql<ReviewColumns>`
    with page as (
      select review_no, row_number() over () as place from (
        select review_no from review
        where product_no = ${productNo} and not blind and deleted_at is null ${withFiles ? sql`and has_files` : sql``}
        order by ${orderBy} limit ${page.limit} offset ${page.offset}
      ) numbers
    )
    select review_no as "reviewNo", rate, content, writer_name as "writerName", registered_at as "registeredAt", best,
           recommend_cnt as "recommendCnt", option_value as "optionValue", seller_reply as "sellerReply",
           has_files as "hasFiles"
    from page join review using (review_no) order by place`;
}

/** One page of a product's reviews. */
export async function readReviews(
  database: Database,
  productNo: number,
  order: ReviewOrder,
  withFiles: boolean,
  page: NumberedPage,
): Promise<readonly ReviewColumns[]> {
  const { rows } = await reviewsQuery(productNo, order, withFiles, page).execute(database);
  return rows;
}

/** The pictures of reviews, in order, by review; asks only for those that have some. */
export async function readReviewFiles(
  database: Database,
  reviews: readonly ReviewColumns[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const reviewNos = reviews.flatMap(({ reviewNo, hasFiles }) => (hasFiles ? [reviewNo] : []));
  if (reviewNos.length === 0) return new Map();
  const grouped = Map.groupBy(await selectFiles(database, [reviewNos]), (row) => row.reviewNo);
  return new Map([...grouped].map(([reviewNo, files]) => [reviewNo, files.map(({ url }) => url)]));
}

const selectFiles = compiledOnce((database) =>
  database
    .selectFrom('reviewFile')
    .select(['reviewNo', 'url'])
    .where((row) => row.eb('reviewNo', '=', row.fn.any(row.val<readonly number[]>([]))))
    .orderBy('reviewNo')
    .orderBy('fileOrder'),
);

/** The five bars of a product's reviews. */
export function readRatings(database: Database, productNo: number) {
  return selectRatings(database, [productNo]);
}

const selectRatings = compiledOnce((database) =>
  database.selectFrom('reviewRating').select(['rate', 'reviewCnt', 'photoCnt']).where('productNo', '=', 0),
);
