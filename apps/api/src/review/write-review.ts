import {
  changeRefusal,
  commerceError,
  draftRefusal,
  type EpochMs,
  type MemberNo,
  photoReviewPoints,
  type ProductNo,
  refuse,
  type ReviewNo,
  trimReview,
  won,
  ZERO_WON,
} from '@dealstore/commerce-core/domain';
import { findRedeemed } from '../benefit/benefit.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { fileNameIn, pictureUrl, releaseFiles, takeFiles } from '../file/file.ts';
import { lockMember, lockWriter } from '../member/lock-member.ts';
import { hasGoneBack, takeReviewable } from '../order/order.ts';
import { givePoints, takePointsBack, havePointsBeenGiven } from '../point/point.ts';
import { countReview, recountReview, uncountReview } from './review-count.ts';

/** The writer and the instant. */
export interface ReviewWriter {
  readonly memberNo: MemberNo;
  readonly now: EpochMs;
}

type Written = JsonAnswer<'writeReview'>;

/** Key of photo points: a member earns them once per product, whichever of its reviews has the photo. */
const pointsKey = (memberNo: MemberNo, productNo: ProductNo): string => `review-photo:${memberNo}:${productNo}`;

/** The one-time benefit under which photo points stay known after the member has left. */
const photoPointsOf = (productNo: ProductNo) => ({ kind: 'PHOTO_POINTS', no: productNo, endAt: null }) as const;

/**
 * Writes a review of a bought option and awards the points of its photo. Rejects as draftRefusal and takeReviewable
 * say, with INVALID_REQUEST for pictures that are not the writer's, and with A401.
 */
export async function writeReview(
  transaction: Transaction,
  body: CallOf<'writeReview'>['body'],
  { memberNo, now }: ReviewWriter,
): Promise<Written> {
  // One review of a member at a time, so that concurrent reviews earn photo points only once.
  const name = await lockWriter(transaction, memberNo);
  refuse(draftRefusal({ ...body, photoCnt: body.fileNames.length }));
  const bought = await takeReviewable(transaction, { orderOptionNo: body.orderOptionNo, memberNo, now });
  await takeFiles(transaction, memberNo, body.fileNames, { now, published: true });
  const { productNo, optionNo, optionValue, orderCnt } = bought;
  const hasFiles = body.fileNames.length > 0;
  const { reviewNo } = await transaction
    .insertInto('review')
    .values({
      productNo,
      memberNo,
      orderOptionNo: body.orderOptionNo,
      optionNo,
      optionValue,
      orderCnt,
      writerName: name,
      rate: body.rate,
      content: trimReview(body.content),
      hasFiles,
      registeredAt: toTimestamp(now),
    })
    .returning('reviewNo')
    .executeTakeFirstOrThrow();
  await writeFiles(transaction, reviewNo, body.fileNames.map(pictureUrl));
  const review = { reviewNo, productNo, memberNo, givenAmt: 0, hasGoneBack: false };
  const givenAccumulationAmt = await awardPhotoPoints(transaction, review, body.fileNames.length, now);
  await countReview(transaction, { productNo, optionNo, rate: body.rate, hasFiles });
  return { reviewNo, givenAccumulationAmt };
}

/**
 * Changes an own review. Rejects with NOT_FOUND, as changeRefusal says, and with INVALID_REQUEST for others' pictures.
 */
export async function changeReview(
  transaction: Transaction,
  reviewNo: ReviewNo,
  body: CallOf<'editReview'>['body'],
  { memberNo, now }: ReviewWriter,
): Promise<Written> {
  await lockMember(transaction, memberNo);
  const review = await lockReview(transaction, reviewNo, memberNo);
  const urls = await readFiles(transaction, reviewNo);
  refuse(changeRefusal(body, { fileUrls: urls, givenAmt: won(review.givenAmt) }));
  await takeFiles(transaction, memberNo, body.fileNames, { now, published: true });
  await releaseFiles(transaction, memberNo, urls.filter((url) => !body.keptFileUrls.includes(url)).flatMap(fileNameIn));
  await transaction.deleteFrom('reviewFile').where('reviewNo', '=', reviewNo).execute();
  await writeFiles(transaction, reviewNo, [...body.keptFileUrls, ...body.fileNames.map(pictureUrl)]);
  const photoCnt = body.keptFileUrls.length + body.fileNames.length;
  const hasFiles = photoCnt > 0;
  await transaction
    .updateTable('review')
    .set({ rate: body.rate, content: trimReview(body.content), hasFiles, updatedAt: toTimestamp(now) })
    .where('reviewNo', '=', reviewNo)
    .execute();
  const goneBack = review.orderOptionNo !== null && (await hasGoneBack(transaction, review.orderOptionNo));
  const written = { reviewNo, memberNo, ...review, hasGoneBack: goneBack };
  const givenAccumulationAmt = await awardPhotoPoints(transaction, written, photoCnt, now);
  if (!review.blind) await recountReview(transaction, review, { rate: body.rate, hasFiles });
  return { reviewNo, givenAccumulationAmt };
}

/** Deletes an own review and takes back the points it has earned. Rejects with NOT_FOUND. */
export async function deleteReview(
  transaction: Transaction,
  reviewNo: ReviewNo,
  { memberNo, now }: ReviewWriter,
): Promise<void> {
  await lockMember(transaction, memberNo);
  const review = await lockReview(transaction, reviewNo, memberNo);
  const urls = await readFiles(transaction, reviewNo);
  await releaseFiles(transaction, memberNo, urls.flatMap(fileNameIn));
  await transaction.deleteFrom('reviewFile').where('reviewNo', '=', reviewNo).execute();
  await transaction
    .updateTable('review')
    .set({ content: '', sellerReply: null, hasFiles: false, deletedAt: toTimestamp(now) })
    .where('reviewNo', '=', reviewNo)
    .execute();
  if (review.givenAmt > 0) {
    await takePointsBack(transaction, {
      memberNo,
      reviewNo,
      keptAmt: ZERO_WON,
      status: 'SUBTRACTION',
      reason: 'SUB_DELETE_POSTING',
      givenBy: pointsKey(memberNo, review.productNo),
      effectKey: `review:${reviewNo}:deleted`,
      at: now,
    });
  }
  if (!review.blind) await uncountReview(transaction, review);
}

/** Points a photo of each product would earn a member now. */
export async function promisedPoints(
  database: Database,
  memberNo: MemberNo,
  productNos: readonly ProductNo[],
  now: EpochMs,
): Promise<ReadonlyMap<ProductNo, number>> {
  if (productNos.length === 0) return new Map();
  const keys = productNos.map((productNo) => pointsKey(memberNo, productNo));
  const [products, given, before] = await Promise.all([
    database
      .selectFrom('product')
      .select(['productNo', 'photoReviewAccumulationAmt'])
      .where('productNo', 'in', [...productNos])
      .execute(),
    database.selectFrom('pointLedger').select('effectKey').where('effectKey', 'in', keys).execute(),
    findRedeemed(database, memberNo, productNos.map(photoPointsOf), now),
  ]);
  const brought = new Set(given.map(({ effectKey }) => effectKey));
  productNos.forEach((productNo, index) => {
    if ((before[index]?.takenCnt ?? 0) > 0) brought.add(pointsKey(memberNo, productNo));
  });
  return new Map(
    products.map(({ productNo, photoReviewAccumulationAmt }) => [
      productNo,
      photoReviewPoints({
        photoCnt: 1,
        hasGoneBack: false,
        hasBroughtPoints: brought.has(pointsKey(memberNo, productNo)),
        promisedAmt: won(photoReviewAccumulationAmt),
      }),
    ]),
  );
}

async function awardPhotoPoints(
  transaction: Transaction,
  review: {
    readonly reviewNo: ReviewNo;
    readonly productNo: ProductNo;
    readonly memberNo: MemberNo;
    readonly givenAmt: number;
    readonly hasGoneBack: boolean;
  },
  photoCnt: number,
  at: EpochMs,
): Promise<number> {
  const { reviewNo, productNo, memberNo, givenAmt, hasGoneBack: goneBack } = review;
  const effectKey = pointsKey(memberNo, productNo);
  const { photoReviewAccumulationAmt } = await transaction
    .selectFrom('product')
    .select('photoReviewAccumulationAmt')
    .where('productNo', '=', productNo)
    .executeTakeFirstOrThrow();
  const [before] = await findRedeemed(transaction, memberNo, [photoPointsOf(productNo)], at);
  const amount = photoReviewPoints({
    photoCnt,
    hasGoneBack: goneBack,
    hasBroughtPoints: (await havePointsBeenGiven(transaction, effectKey)) || (before?.takenCnt ?? 0) > 0,
    promisedAmt: won(photoReviewAccumulationAmt),
  });
  if (amount === 0) return 0;
  await givePoints(transaction, { memberNo, amount, reason: 'ADD_POSTING', effectKey, reviewNo, at });
  await transaction
    .updateTable('review')
    .set({ givenAccumulationAmt: givenAmt + amount })
    .where('reviewNo', '=', reviewNo)
    .execute();
  return amount;
}

async function lockReview(transaction: Transaction, reviewNo: ReviewNo, memberNo: MemberNo) {
  const review = await transaction
    .selectFrom('review')
    .select(['productNo', 'orderOptionNo', 'optionNo', 'rate', 'hasFiles', 'blind', 'givenAccumulationAmt as givenAmt'])
    .where('reviewNo', '=', reviewNo)
    .where('memberNo', '=', memberNo)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined) throw commerceError('NOT_FOUND');
  return review;
}

async function readFiles(transaction: Transaction, reviewNo: ReviewNo): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('reviewFile')
    .select('url')
    .where('reviewNo', '=', reviewNo)
    .orderBy('fileOrder')
    .execute();
  return rows.map(({ url }) => url);
}

async function writeFiles(transaction: Transaction, reviewNo: ReviewNo, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const rows = urls.map((url, fileOrder) => ({ reviewNo, fileOrder, url }));
  await transaction.insertInto('reviewFile').values(rows).execute();
}
