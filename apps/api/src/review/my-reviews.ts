import {
  commerceError,
  formatYmdt,
  contentRefusal,
  hidesContent,
  type MemberNo,
  type ProductNo,
  refuse,
  type ReviewNo,
  type Withheld,
  withheldFrom,
} from '@dealstore/commerce-core/domain';
import { inLanguage, type View } from '../catalogue/catalogue.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromTimestamp } from '../database/instant.ts';
import { numberedPage, readPage } from '../http/numbered-page.ts';
import { type BoughtColumns, findBought, listReviewable } from '../order/order.ts';
import { promisedPoints } from './write-review.ts';

type Bought = JsonAnswer<'getReviewForm'>['bought'];
type MyReview = JsonAnswer<'getMyReviews'>['items'][number];

const PAGE_SIZE = 20;
/** Reviews counted at most. Assumed: a member does not look for the thousandth. */
const MOST_COUNTED = 1_000;

/** The bought options a member may review now. */
export async function readWritable(view: View, memberNo: MemberNo): Promise<JsonAnswer<'getWritableReviews'>> {
  const { database } = view;
  const rows = await listReviewable(database, memberNo, view.now);
  const productNos = [...new Set(rows.map(({ productNo }) => productNo))];
  const [points, withheld] = await Promise.all([
    promisedPoints(database, memberNo, productNos, view.now),
    readWithheld(view, productNos),
  ]);
  return {
    items: rows.map((row) => ({
      bought: boughtAnswer(view, row, withheld.get(row.productNo) ?? null),
      reviewableYmdt: formatYmdt(fromTimestamp(row.reviewableUntil)),
      photoReviewAccumulationAmt: points.get(row.productNo) ?? 0,
    })),
  };
}

/** What the form of a review starts with. Rejects with NOT_FOUND, ADULT_ONLY and NOT_REVIEWABLE. */
export async function readForm(
  view: View,
  memberNo: MemberNo,
  target: CallOf<'getReviewForm'>['query'],
): Promise<JsonAnswer<'getReviewForm'>> {
  const bought = await findBought(view.database, memberNo, target, view.now);
  if (bought === null) throw commerceError('NOT_FOUND');
  const withheld = (await readWithheld(view, [bought.productNo])).get(bought.productNo) ?? null;
  refuse(contentRefusal(withheld));
  const [row] = await ownReviews(view.database, memberNo)
    .where('review.orderOptionNo', '=', bought.orderOptionNo)
    .execute();
  if (row === undefined) refuse(bought.refusal);
  const [review] = row === undefined ? [] : await answersOf(view, [row]);
  const points = await promisedPoints(view.database, memberNo, [bought.productNo], view.now);
  return {
    bought: boughtAnswer(view, bought, withheld),
    review: review ?? null,
    photoReviewAccumulationAmt: points.get(bought.productNo) ?? 0,
  };
}

interface ReviewPlace {
  readonly registeredAt: Date;
  readonly reviewNo: ReviewNo;
}

/** One page of a member's reviews, newest first. Rejects with INVALID_REQUEST. */
export async function readMyReviews(
  view: View,
  memberNo: MemberNo,
  query: CallOf<'getMyReviews'>['query'],
): Promise<JsonAnswer<'getMyReviews'>> {
  const { database } = view;
  const after = (place: ReviewPlace | null) => {
    const reviews = ownReviews(database, memberNo).orderBy('review.registeredAt', 'desc').orderBy('reviewNo', 'desc');
    if (place === null) return reviews;
    return reviews.where((row) =>
      row(row.refTuple('review.registeredAt', 'reviewNo'), '<', row.tuple(place.registeredAt, place.reviewNo)),
    );
  };
  const counted = database
    .selectFrom('review')
    .select('reviewNo')
    .where('memberNo', '=', memberNo)
    .where('deletedAt', 'is', null)
    .limit(MOST_COUNTED);
  const [rows, { count }] = await Promise.all([
    readPage(numberedPage(query, PAGE_SIZE), {
      pass: async (place: ReviewPlace | null, entries) => (await after(place).limit(entries).execute()).at(-1) ?? null,
      read: (place, limit) => after(place).limit(limit).execute(),
      placeOf: ({ registeredAt, reviewNo }) => ({ registeredAt, reviewNo }),
    }),
    database
      .selectFrom(counted.as('counted'))
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: await answersOf(view, rows), totalCount: Number(count) };
}

function ownReviews(database: Database, memberNo: MemberNo) {
  return database
    .selectFrom('review')
    .innerJoin('orderOption', 'orderOption.orderOptionNo', 'review.orderOptionNo')
    .select(['reviewNo', 'rate', 'content', 'recommendCnt', 'givenAccumulationAmt', 'sellerReply'])
    .select(['review.registeredAt', 'orderOption.orderOptionNo', 'orderNo', 'orderOption.productNo'])
    .select(['orderOption.optionNo', 'productName', 'productNameEn', 'imageUrl', 'optionName', 'optionNameEn'])
    .select(['orderOption.optionValue', 'optionValueEn', 'orderOption.orderCnt'])
    .where('review.memberNo', '=', memberNo)
    .where('review.deletedAt', 'is', null);
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownReviews>['execute']>>[number];

/** Reviews as their writer sees them, without text and pictures of goods that are withheld from the member. */
async function answersOf(view: View, rows: readonly OwnRow[]): Promise<MyReview[]> {
  if (rows.length === 0) return [];
  const [withheld, files] = await Promise.all([
    readWithheld(view, [...new Set(rows.map(({ productNo }) => productNo))]),
    view.database
      .selectFrom('reviewFile')
      .select(['reviewNo', 'url'])
      .where(
        'reviewNo',
        'in',
        rows.map(({ reviewNo }) => reviewNo),
      )
      .orderBy('reviewNo')
      .orderBy('fileOrder')
      .execute(),
  ]);
  const filesOf = Map.groupBy(files, ({ reviewNo }) => reviewNo);
  return rows.map((row) => {
    const bought = boughtAnswer(view, row, withheld.get(row.productNo) ?? null);
    const isHidden = hidesContent(bought.withheld);
    return {
      reviewNo: row.reviewNo,
      bought,
      rate: row.rate,
      content: isHidden ? '' : row.content,
      fileUrls: isHidden ? [] : (filesOf.get(row.reviewNo) ?? []).map(({ url }) => url),
      registerYmdt: formatYmdt(fromTimestamp(row.registeredAt)),
      recommendCnt: row.recommendCnt,
      givenAccumulationAmt: row.givenAccumulationAmt,
      sellerReply: isHidden ? null : row.sellerReply,
    };
  });
}

async function readWithheld(
  { database, visitor }: View,
  productNos: readonly ProductNo[],
): Promise<ReadonlyMap<ProductNo, Withheld | null>> {
  if (productNos.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .select(['productNo', 'adult', 'telecomOnly'])
    .where('productNo', 'in', [...productNos])
    .execute();
  return new Map(rows.map((row) => [row.productNo, withheldFrom(visitor, row)]));
}

function boughtAnswer({ language }: View, row: BoughtColumns, withheld: Withheld | null): Bought {
  const { orderOptionNo, orderNo, productNo, optionNo, orderCnt } = row;
  const line = { orderOptionNo, orderNo, productNo, optionNo, orderCnt, withheld };
  if (hidesContent(withheld)) return { ...line, productName: '', imageUrl: '', optionName: '', optionValue: '' };
  return {
    ...line,
    productName: inLanguage(language, row.productName, row.productNameEn),
    imageUrl: row.imageUrl,
    optionName: inLanguage(language, row.optionName, row.optionNameEn),
    optionValue: inLanguage(language, row.optionValue, row.optionValueEn),
  };
}
