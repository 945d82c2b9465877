import type { MemberNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { recountReview } from './review-count.ts';

/**
 * Deletes the name and the pictures of a leaving member's reviews, and their votes for other reviews. The
 * text stays, because others have bought by it. A picture may show a home or a face and is stored under its member's
 * name. 개인정보보호법 21조; that the text stays is Assumed.
 */
export async function forgetReviews(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  await forgetRecommendations(transaction, memberNo);
  const pictured = await transaction
    .selectFrom('review')
    .select(['reviewNo', 'productNo', 'optionNo', 'rate', 'hasFiles', 'blind'])
    .where('memberNo', '=', memberNo)
    .where('hasFiles', '=', true)
    .orderBy('productNo')
    .orderBy('rate')
    .forUpdate()
    .execute();
  for (const { blind, ...review } of pictured) {
    await transaction.deleteFrom('reviewFile').where('reviewNo', '=', review.reviewNo).execute();
    if (!blind) await recountReview(transaction, review, { rate: review.rate, hasFiles: false });
  }
  await transaction
    .updateTable('review')
    .set({ memberNo: null, writerName: '', hasFiles: false })
    .where('memberNo', '=', memberNo)
    .execute();
  await sql`delete from review_block where writer_no = ${memberNo}`.execute(transaction);
}

async function forgetRecommendations(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  await sql`
    with recommended as (
      select review_no from review join review_recommend using (review_no) where review_recommend.member_no = ${memberNo}
      order by review_no for no key update of review)
    update review set recommend_cnt = greatest(0, recommend_cnt - 1)
    from recommended where review.review_no = recommended.review_no`.execute(transaction);
  await transaction.deleteFrom('reviewRecommend').where('memberNo', '=', memberNo).execute();
}
