import type { AppParts } from '../app-parts.ts';
import { viewOf } from '../catalogue/catalogue.ts';
import type { CallOf, Caller, Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction } from '../database/database.ts';
import { runIdempotent } from '../contract/idempotency.ts';
import { refuseHiddenProduct } from '../product/product.ts';
import { readForm, readMyReviews, readWritable } from './my-reviews.ts';
import { blockWriter, readBlockedWriters, recommendReview, reportReview, unblockWriter } from './review-opinion.ts';
import { changeReview, deleteReview, writeReview } from './write-review.ts';

type ReviewHandlers = Pick<
  Handlers,
  | 'getWritableReviews'
  | 'getReviewForm'
  | 'getMyReviews'
  | 'writeReview'
  | 'editReview'
  | 'deleteReview'
  | 'getBlockedWriters'
  | 'unblockWriter'
  | 'recommendReview'
  | 'withdrawRecommendation'
  | 'reportReview'
  | 'blockReviewWriter'
>;

type AboutReview = Pick<CallOf<'recommendReview'>, 'caller' | 'language' | 'path'>;

/** Operations of reviews and of votes, reports and blocks. Spec §2. */
export function reviewRoutes(parts: AppParts): ReviewHandlers {
  const { database, clock } = parts;
  const writerOf = (caller: Caller | null) => ({ memberNo: requireMember(caller).memberNo, now: clock.now() });
  const readerOf = async (call: AboutReview) => {
    const reader = { ...call.path, ...writerOf(call.caller) };
    await refuseHiddenProduct(await viewOf(parts, call), reader.productNo);
    return reader;
  };
  return {
    getWritableReviews: async (call) => readWritable(await viewOf(parts, call), requireMember(call.caller).memberNo),
    getReviewForm: async (call) => readForm(await viewOf(parts, call), requireMember(call.caller).memberNo, call.query),
    getMyReviews: async (call) =>
      readMyReviews(await viewOf(parts, call), requireMember(call.caller).memberNo, call.query),
    writeReview: (call) =>
      runIdempotent(parts, 'writeReview', call, (transaction) =>
        writeReview(transaction, call.body, writerOf(call.caller)),
      ),
    editReview: ({ caller, path, body }) =>
      withTransaction(database, (transaction) => changeReview(transaction, path.reviewNo, body, writerOf(caller))),
    deleteReview: async ({ caller, path }) => {
      await withTransaction(database, (transaction) => deleteReview(transaction, path.reviewNo, writerOf(caller)));
      return undefined;
    },
    getBlockedWriters: ({ caller }) => readBlockedWriters(database, requireMember(caller).memberNo),
    unblockWriter: async ({ caller, path }) => {
      await unblockWriter(database, requireMember(caller).memberNo, path.blockNo);
      return undefined;
    },
    recommendReview: async (call) => {
      await recommendReview(database, await readerOf(call), true);
      return undefined;
    },
    withdrawRecommendation: async (call) => {
      await recommendReview(database, await readerOf(call), false);
      return undefined;
    },
    reportReview: async (call) => {
      await reportReview(database, await readerOf(call), call.body);
      return undefined;
    },
    blockReviewWriter: async (call) => {
      await blockWriter(database, await readerOf(call), call.language);
      return undefined;
    },
  };
}
