import { formatYmdt, maskId, maskName } from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import { fromTimestamp } from '../../database/instant.ts';
import { numberedPage } from '../../numbered-page.ts';
import type { ProductColumns } from '../page/product.store.ts';
import { readRatings, readReviewFiles, readReviews, type ReviewColumns } from './review.store.ts';
import { inLanguage, type View } from '../../catalogue/catalogue.ts';

type Reviews = JsonAnswer<'getProductReviews'>;

/** Reviews on one page unless asked otherwise. Assumed. */
const REVIEW_PAGE_SIZE = 10;

const RATINGS = [5, 4, 3, 2, 1] as const;

/** Answers a page of a product's reviews with their average and bars. Spec §3. */
export async function productReviews(
  view: View,
  product: ProductColumns,
  query: CallOf<'getProductReviews'>['query'],
): Promise<Reviews> {
  const { database } = view;
  const { productNo } = product;
  const withFiles = query.hasAttachmentFile === true;
  const page = numberedPage(query, REVIEW_PAGE_SIZE);
  const [rows, ratings] = await Promise.all([
    readReviews(database, { productNo, order: query.order ?? 'RECOMMEND', withFiles }, page),
    readRatings(database, productNo),
  ]);
  const files = await readReviewFiles(database, rows);
  const countOf = new Map(ratings.map((row) => [row.rate, row.reviewCnt]));
  const totalCount = ratings.reduce((total, row) => total + row.reviewCnt, 0);
  const photoTotalCount = ratings.reduce((total, row) => total + row.photoCnt, 0);
  const rateSum = ratings.reduce((total, row) => total + row.rate * row.reviewCnt, 0);
  return {
    rate: totalCount === 0 ? 0 : Math.round((rateSum * 10) / totalCount) / 10,
    reviewRatingResponses: RATINGS.map((rating) => ({ rating, countOfRating: countOf.get(rating) ?? 0 })),
    photoTotalCount,
    totalCount: withFiles ? photoTotalCount : totalCount,
    items: rows.map((row) => toReview(row, files.get(row.reviewNo) ?? [], product, view)),
  };
}

function toReview(
  row: ReviewColumns,
  fileUrls: readonly string[],
  product: ProductColumns,
  view: View,
): Reviews['items'][number] {
  const labels = inLanguage(view.language, product.optionLabels.join('|'), product.optionLabelsEn.join('|'));
  return {
    reviewNo: row.reviewNo,
    productNo: product.productNo,
    rate: row.rate,
    content: row.content,
    fileUrls,
    memberId: maskWriter(row.writerName),
    registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
    bestReviewYn: row.best ? 'Y' : 'N',
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
