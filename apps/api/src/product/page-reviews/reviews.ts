import {
  averageRate,
  commerceError,
  formatYmdt,
  maskId,
  maskName,
  type MemberNo,
  type ReviewNo,
} from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import { fromTimestamp } from '../../database/instant.ts';
import { numberedPage } from '../../http/numbered-page.ts';
import type { ProductColumns } from '../page/product.store.ts';
import { readRelations, type ReviewRelations } from './review-reader.ts';
import {
  readEnglishOptions,
  readOptionCount,
  readRatings,
  readReview,
  readReviewFiles,
  readReviews,
  type ReviewColumns,
} from './review.store.ts';
import { inLanguage, type View } from '../../catalogue/catalogue.ts';

type Reviews = JsonAnswer<'getProductReviews'>;
type ReviewAnswer = Reviews['items'][number];

/** Reviews on one page unless asked otherwise. Assumed. */
const REVIEW_PAGE_SIZE = 10;

const RATINGS = [5, 4, 3, 2, 1] as const;

/** Answers a page of a product's reviews with their average and bars. Spec §3. */
export async function productReviews(
  view: View,
  product: ProductColumns,
  query: CallOf<'getProductReviews'>['query'],
  memberNo: MemberNo | null,
): Promise<Reviews> {
  const { database } = view;
  const { productNo } = product;
  const { order = 'RECOMMEND', optionNo = null } = query;
  const withFiles = query.hasAttachmentFile === true;
  const page = numberedPage(query, REVIEW_PAGE_SIZE);
  const [rows, ratings, ofOption] = await Promise.all([
    readReviews(database, { productNo, order, withFiles, optionNo }, page),
    readRatings(database, productNo),
    optionNo === null ? null : readOptionCount(database, productNo, optionNo),
  ]);
  const countOf = new Map(ratings.map((row) => [row.rate, row.reviewCnt]));
  const reviewCnt = ratings.reduce((total, row) => total + row.reviewCnt, 0);
  const photoCnt = ratings.reduce((total, row) => total + row.photoCnt, 0);
  const rateSum = ratings.reduce((total, row) => total + row.rate * row.reviewCnt, 0);
  const listed = ofOption ?? { reviewCnt, photoCnt };
  return {
    rate: averageRate(reviewCnt, rateSum),
    reviewRatingResponses: RATINGS.map((rating) => ({ rating, countOfRating: countOf.get(rating) ?? 0 })),
    photoTotalCount: photoCnt,
    totalCount: withFiles ? listed.photoCnt : listed.reviewCnt,
    items: await toReviews(view, product, rows, memberNo),
  };
}

/** Answers one review of a product. Rejects with NOT_FOUND. */
export async function productReview(
  view: View,
  product: ProductColumns,
  reviewNo: ReviewNo,
  memberNo: MemberNo | null,
): Promise<ReviewAnswer> {
  const row = await readReview(view.database, product.productNo, reviewNo);
  const [review] = row === null ? [] : await toReviews(view, product, [row], memberNo);
  if (review === undefined) throw commerceError('NOT_FOUND');
  return review;
}

async function toReviews(
  view: View,
  product: ProductColumns,
  rows: readonly ReviewColumns[],
  memberNo: MemberNo | null,
): Promise<ReviewAnswer[]> {
  const [files, relations, english] = await Promise.all([
    readReviewFiles(view.database, rows),
    readRelations(view.database, memberNo, rows),
    view.language === 'en' ? readEnglishOptions(view.database, product.productNo, rows) : null,
  ]);
  return rows.map((row) => {
    const optionValue = inLanguage(view.language, row.optionValue, english?.get(row.optionValue) ?? '');
    const review = toReview({ ...row, optionValue }, files.get(row.reviewNo) ?? [], product, view);
    return { ...review, ...relationOf(row, memberNo, relations) };
  });
}

/** What the reader has to do with a review; of a writer they have blocked neither words nor pictures. */
function relationOf(row: ReviewColumns, memberNo: MemberNo | null, relations: ReviewRelations) {
  const myReview = memberNo !== null && row.memberNo === memberNo;
  const blocked = !myReview && relations.isBlocked(row);
  return {
    myReview,
    recommended: relations.recommended.has(row.reviewNo),
    reportable: !myReview && !relations.reported.has(row.reviewNo),
    blocked,
    blockable: !myReview && !blocked && (row.memberNo !== null || row.writerName !== ''),
    ...(blocked ? { content: '', fileUrls: [], sellerReply: null } : {}),
  };
}

function toReview(row: ReviewColumns, fileUrls: readonly string[], product: ProductColumns, view: View) {
  const labels = inLanguage(view.language, product.optionLabels.join('|'), product.optionLabelsEn.join('|'));
  return {
    reviewNo: row.reviewNo,
    productNo: product.productNo,
    rate: row.rate,
    content: row.content,
    fileUrls,
    memberId: maskWriter(row.writerName),
    registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
    bestReviewYn: row.best ? ('Y' as const) : ('N' as const),
    recommendCnt: row.recommendCnt,
    orderedOption: { optionName: labels, optionValue: row.optionValue },
    sellerReply: row.sellerReply,
  };
}

/** Hides who wrote: an id as ids are, a name as names are; what is hidden already stays. */
export function maskWriter(writerName: string): string {
  if (writerName.includes('*')) return writerName;
  return /^[\w.@-]+$/.test(writerName) ? maskId(writerName) : maskName(writerName);
}
