import type { MemberNo, OptionNo, ProductNo, ReviewNo } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallOf } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { inTens, type NumberedPage, readPage } from '../../http/numbered-page.ts';

/** An order of a product's reviews. */
export type ReviewOrder = NonNullable<CallOf<'getProductReviews'>['query']['order']>;

/** A review as it is shown. */
export interface ReviewColumns {
  readonly reviewNo: ReviewNo;
  readonly rate: number;
  readonly content: string;
  /** Null of one whose writer has left, or was never a member. */
  readonly memberNo: MemberNo | null;
  readonly writerName: string;
  readonly registeredAt: Date;
  readonly best: boolean;
  readonly recommendCnt: number;
  readonly optionValue: string;
  readonly sellerReply: string | null;
  readonly hasFiles: boolean;
}

/** A review and its place in the order it was read in. */
type PlacedReview = ReviewColumns & { readonly key: string };

/** A place in an order of reviews; the key as PostgreSQL writes it, exact to the microsecond. */
interface ReviewPlace {
  readonly key: string;
  readonly reviewNo: ReviewNo;
}

interface Sorting {
  readonly column: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

const SORTINGS: Readonly<Record<ReviewOrder, Sorting>> = {
  RECOMMEND: { column: sql`recommend_cnt`, type: sql`bigint`, direction: 'desc' },
  REGISTER_YMDT: { column: sql`registered_at`, type: sql`timestamptz`, direction: 'desc' },
  RATING_HIGH: { column: sql`rate`, type: sql`integer`, direction: 'desc' },
  RATING_LOW: { column: sql`rate`, type: sql`integer`, direction: 'asc' },
};

/** Which reviews of a product are read, and in which order. */
interface ReviewQuestion {
  readonly productNo: ProductNo;
  readonly order: ReviewOrder;
  readonly withFiles: boolean;
  /** Null for every option. */
  readonly optionNo: OptionNo | null;
}

const SHOWN = sql`review_no as "reviewNo", rate, content, member_no as "memberNo", writer_name as "writerName",
  registered_at as "registeredAt", best, recommend_cnt as "recommendCnt", option_value as "optionValue",
  seller_reply as "sellerReply", has_files as "hasFiles"`;

/** The query behind rows of a product's reviews that follow a place. */
export function reviewsQuery(
  question: ReviewQuestion,
  after: ReviewPlace | null,
  rows: number,
): RawBuilder<PlacedReview> {
  return sql<PlacedReview>`
    select ${SHOWN}, ${SORTINGS[question.order].column}::text as key
    ${following(question, after, rows)}`;
}

/** The query behind the place so many entries further on, from an index alone. */
export function reviewsPassedQuery(
  question: ReviewQuestion,
  after: ReviewPlace | null,
  entries: number,
): RawBuilder<ReviewPlace> {
  const { column, direction } = SORTINGS[question.order];
  const back = sql.raw(direction === 'desc' ? 'asc' : 'desc');
  return sql<ReviewPlace>`
    select ${column}::text as key, review_no as "reviewNo"
    from (select ${column}, review_no ${following(question, after, entries)}) passed
    order by passed.${column} ${back}, review_no ${back} limit 1`;
}

/** Each order has an index of its own, one more of the reviews with pictures, and one of those of an option. */
function following({ productNo, order, withFiles, optionNo }: ReviewQuestion, after: ReviewPlace | null, rows: number) {
  const { column, type, direction } = SORTINGS[order];
  const beyond = sql.raw(direction === 'desc' ? '<' : '>');
  const towards = sql.raw(direction);
  const from =
    after === null
      ? sql``
      : sql`and (review.${column}, review_no) ${beyond} (${after.key}::${type}, ${after.reviewNo}::bigint)`;
  return sql`
    from review
    where product_no = ${productNo} and not blind and deleted_at is null ${withFiles ? sql`and has_files` : sql``}
      ${optionNo === null ? sql`` : sql`and option_no = ${optionNo}`} ${from}
    order by review.${column} ${towards}, review_no ${towards} limit ${rows}`;
}

/** One page of a product's reviews. */
export function readReviews(
  database: Database,
  question: ReviewQuestion,
  page: NumberedPage,
): Promise<readonly ReviewColumns[]> {
  return readPage<PlacedReview, ReviewPlace>(page, {
    pass: async (after, entries) =>
      (await reviewsPassedQuery(question, after, entries).execute(database)).rows[0] ?? null,
    read: async (after, rows) => (await reviewsQuery(question, after, rows).execute(database)).rows,
    placeOf: (row) => row,
  });
}

/** The pictures of reviews, in order, by review; asks only for those that have some. */
export async function readReviewFiles(
  database: Database,
  reviews: readonly ReviewColumns[],
): Promise<ReadonlyMap<ReviewNo, readonly string[]>> {
  const reviewNos = reviews.flatMap(({ reviewNo, hasFiles }) => (hasFiles ? [reviewNo] : []));
  if (reviewNos.length === 0) return new Map();
  const grouped = Map.groupBy(await inTens(reviewNos, (some) => selectFiles(database, some)), (row) => row.reviewNo);
  return new Map([...grouped].map(([reviewNo, files]) => [reviewNo, files.map(({ url }) => url)]));
}

function selectFiles(database: Database, reviewNos: readonly ReviewNo[]) {
  return database
    .selectFrom('reviewFile')
    .select(['reviewNo', 'url'])
    .where((row) => row.eb('reviewNo', '=', row.fn.any(row.val(reviewNos))))
    .orderBy('reviewNo')
    .orderBy('fileOrder')
    .execute();
}

/** The English words of the options reviews were written of, by their Korean ones; those a product has no longer are left out. */
export async function readEnglishOptions(
  database: Database,
  productNo: ProductNo,
  reviews: readonly ReviewColumns[],
): Promise<ReadonlyMap<string, string>> {
  const values = [...new Set(reviews.map(({ optionValue }) => optionValue))];
  const rows = await inTens(values, (some) =>
    database
      .selectFrom('productOption')
      .select(['value', 'valueEn'])
      .where('productNo', '=', productNo)
      .where((row) => row.eb('value', '=', row.fn.any(row.val(some))))
      .execute(),
  );
  return new Map(rows.map(({ value, valueEn }) => [value, valueEn]));
}

/** The five bars of a product's reviews. */
export function readRatings(database: Database, productNo: ProductNo) {
  return database
    .selectFrom('reviewRating')
    .select(['rate', 'reviewCnt', 'photoCnt'])
    .where('productNo', '=', productNo)
    .execute();
}

/** One review of a product; null when there is none to be shown. */
export async function readReview(
  database: Database,
  productNo: ProductNo,
  reviewNo: ReviewNo,
): Promise<ReviewColumns | null> {
  const { rows } = await sql<ReviewColumns>`
    select ${SHOWN} from review
    where review_no = ${reviewNo} and product_no = ${productNo} and not blind and deleted_at is null`.execute(database);
  return rows[0] ?? null;
}

/** How many reviews an option of a product has, and how many of them with pictures. */
export async function readOptionCount(database: Database, productNo: ProductNo, optionNo: OptionNo) {
  const count = await database
    .selectFrom('reviewOptionCount')
    .select(['reviewCnt', 'photoCnt'])
    .where('productNo', '=', productNo)
    .where('optionNo', '=', optionNo)
    .executeTakeFirst();
  return count ?? { reviewCnt: 0, photoCnt: 0 };
}
