import {
  BLOCKED_WRITER_LIMIT,
  type BlockNo,
  blockRefusal,
  commerceError,
  DAY_MS,
  type EpochMs,
  formatYmdt,
  type Language,
  type MemberNo,
  opinionRefusal,
  type ProductNo,
  refuse,
  reportRefusal,
  type ReviewNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import { type Database, type Transaction, withTransaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { lockMember } from '../member/lock-member.ts';
import { maskWriter } from '../product/product.ts';
import { consumeWith, type Limit } from '../http/rate-limit.ts';

const BLOCKS_FULL = {
  ko: `작성자는 ${BLOCKED_WRITER_LIMIT}명까지 차단할 수 있어요. 차단한 작성자를 몇 명 풀어 주세요`,
  en: `You can block up to ${BLOCKED_WRITER_LIMIT} writers. Unblock some of them first`,
} as const;

/** Reviews one member may report within a day. Assumed: a person reads each. */
const REPORTS: Limit = { name: 'review-report', max: 30, windowMs: DAY_MS };

/** Votes of one member within a day. Assumed: more than anyone reads. */
const VOTES: Limit = { name: 'review-vote', max: 300, windowMs: DAY_MS };

/** A review of a product, its reader, and the instant. */
export interface ReviewReader {
  readonly productNo: ProductNo;
  readonly reviewNo: ReviewNo;
  readonly memberNo: MemberNo;
  readonly now: EpochMs;
}

/**
 * Marks a review as helpful, or no longer; idempotent. Rejects with NOT_FOUND, STATE_CONFLICT and
 * TOO_MANY_REQUESTS.
 */
export async function recommendReview(database: Database, reader: ReviewReader, isHelpful: boolean): Promise<void> {
  const { reviewNo, memberNo } = reader;
  await withTransaction(database, async (transaction) => {
    await lockOthers(transaction, reader);
    const changed = isHelpful
      ? await transaction
          .insertInto('reviewRecommend')
          .values({ reviewNo, memberNo, recommendedAt: toTimestamp(reader.now) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('reviewNo')
          .execute()
      : await transaction
          .deleteFrom('reviewRecommend')
          .where('reviewNo', '=', reviewNo)
          .where('memberNo', '=', memberNo)
          .returning('reviewNo')
          .execute();
    if (changed.length === 0) return;
    if (isHelpful) await consumeWith(transaction, VOTES, { who: String(memberNo), now: reader.now });
    const step = isHelpful ? 1 : -1;
    await sql`update review set recommend_cnt = greatest(0, recommend_cnt + ${step}::integer)
      where review_no = ${reviewNo}`.execute(transaction);
  });
}

/** Reports a review once. Rejects as reportRefusal says, with NOT_FOUND, STATE_CONFLICT and TOO_MANY_REQUESTS. */
export async function reportReview(
  database: Database,
  reader: ReviewReader,
  report: CallOf<'reportReview'>['body'],
): Promise<void> {
  refuse(reportRefusal(report));
  const { reportReasonCd, content } = report;
  const { reviewNo, memberNo } = reader;
  await withTransaction(database, async (transaction) => {
    await lockOthers(transaction, reader);
    const written = await transaction
      .insertInto('reviewReport')
      .values({ reviewNo, memberNo, reportReasonCd, content: content.trim(), reportedAt: toTimestamp(reader.now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('reviewNo')
      .execute();
    if (written.length === 0) return;
    await consumeWith(transaction, REPORTS, { who: String(memberNo), now: reader.now });
    await sql`update review set report_cnt = report_cnt + 1 where review_no = ${reviewNo}`.execute(transaction);
  });
}

/**
 * Hides every review of a review's writer; idempotent. Rejects with NOT_FOUND, as opinionRefusal and blockRefusal say,
 * and with A401.
 */
export async function blockWriter(database: Database, reader: ReviewReader, language: Language): Promise<void> {
  const { memberNo } = reader;
  await withTransaction(database, async (transaction) => {
    await lockMember(transaction, memberNo);
    const { memberNo: writerNo, writerName } = await lockOthers(transaction, reader);
    await transaction
      .insertInto('reviewBlock')
      .values({ memberNo, writerNo, writerName, blockedAt: toTimestamp(reader.now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const blocked = await transaction
      .selectFrom('reviewBlock')
      .select('blockNo')
      .where('memberNo', '=', memberNo)
      .limit(BLOCKED_WRITER_LIMIT + 1)
      .execute();
    const hasWriter = writerNo !== null || writerName !== '';
    const refusal = blockRefusal({ hasWriter, writerCnt: blocked.length });
    refuse(refusal, refusal?.details?.limit === undefined ? '' : BLOCKS_FULL[language]);
  });
}

/** Writers a member has blocked, newest first. */
export async function readBlockedWriters(
  database: Database,
  memberNo: MemberNo,
): Promise<JsonAnswer<'getBlockedWriters'>> {
  const rows = await database
    .selectFrom('reviewBlock')
    .select(['blockNo', 'writerName', 'blockedAt'])
    .where('memberNo', '=', memberNo)
    .orderBy('blockNo', 'desc')
    .limit(BLOCKED_WRITER_LIMIT)
    .execute();
  return {
    items: rows.map(({ blockNo, writerName, blockedAt }) => ({
      blockNo,
      memberId: maskWriter(writerName),
      blockYmdt: formatYmdt(fromTimestamp(blockedAt)),
    })),
  };
}

/** Shows a writer again. Rejects with NOT_FOUND. */
export async function unblockWriter(database: Database, memberNo: MemberNo, blockNo: BlockNo): Promise<void> {
  const gone = await database
    .deleteFrom('reviewBlock')
    .where('blockNo', '=', blockNo)
    .where('memberNo', '=', memberNo)
    .returning('blockNo')
    .execute();
  if (gone.length === 0) throw commerceError('NOT_FOUND');
}

/** Locks a visible review that another member has written. */
async function lockOthers(transaction: Transaction, { productNo, reviewNo, memberNo }: ReviewReader) {
  const review = await transaction
    .selectFrom('review')
    .select(['memberNo', 'writerName'])
    .where('reviewNo', '=', reviewNo)
    .where('productNo', '=', productNo)
    .where('blind', '=', false)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (review === undefined) throw commerceError('NOT_FOUND');
  refuse(opinionRefusal({ isOwn: review.memberNo === memberNo }));
  return review;
}
