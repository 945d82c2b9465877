import {
  commerceError,
  type EpochMs,
  type InquiryNo,
  type MemberNo,
  type OrderNo,
  productQuestionRefusal,
  refuse,
  serviceQuestionRefusal,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { CallOf } from '../contract/operation.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { pictureUrl, takeFiles } from '../file/file.ts';
import { lockWriter } from '../member/lock-member.ts';

/** Who asks, and when. */
export interface Asker {
  readonly memberNo: MemberNo;
  readonly now: EpochMs;
}

/** Asks about a product. Rejects as productQuestionRefusal says, and with A401. */
export async function askProduct(
  transaction: Transaction,
  { path: { productNo }, body }: Pick<CallOf<'askProduct'>, 'path' | 'body'>,
  { memberNo, now }: Asker,
): Promise<{ inquiryNo: InquiryNo }> {
  refuse(productQuestionRefusal(body));
  const writerName = await lockWriter(transaction, memberNo);
  const { type, secreted, answerAlarm } = body;
  const inquiry = await transaction
    .insertInto('inquiry')
    .values({
      kind: 'PRODUCT',
      type,
      productNo,
      memberNo,
      writerName,
      content: body.content.trim(),
      secreted,
      answerAlarm,
      registeredAt: toTimestamp(now),
    })
    .returning('inquiryNo')
    .executeTakeFirstOrThrow();
  await sql`update product set inquiry_cnt = inquiry_cnt + 1 where product_no = ${productNo}`.execute(transaction);
  return inquiry;
}

/**
 * Asks the shop. Rejects as serviceQuestionRefusal says, with NOT_FOUND for another's order, for files, and with A401.
 */
export async function askShop(
  transaction: Transaction,
  question: CallOf<'askShop'>['body'],
  { memberNo, now }: Asker,
): Promise<{ inquiryNo: InquiryNo }> {
  refuse(serviceQuestionRefusal(question));
  const { type, title, content, orderNo, fileNames, answerAlarm } = question;
  const writerName = await lockWriter(transaction, memberNo);
  if (orderNo !== undefined) await refuseForeignOrder(transaction, orderNo, memberNo);
  await takeFiles(transaction, memberNo, fileNames, { now });
  return transaction
    .insertInto('inquiry')
    .values({
      kind: 'SERVICE',
      type,
      orderNo: orderNo ?? null,
      memberNo,
      writerName,
      title: title.trim(),
      content: content.trim(),
      secreted: true,
      answerAlarm,
      fileUrls: fileNames.map(pictureUrl),
      registeredAt: toTimestamp(now),
    })
    .returning('inquiryNo')
    .executeTakeFirstOrThrow();
}

/**
 * Takes an inquiry of a member away; what was said in it is kept for disputes, and shown to
 * nobody. Rejects with NOT_FOUND.
 */
export async function deleteInquiry(
  transaction: Transaction,
  inquiryNo: InquiryNo,
  { memberNo, now }: Asker,
): Promise<void> {
  const gone = await transaction
    .updateTable('inquiry')
    .set({ deletedAt: toTimestamp(now) })
    .where('inquiryNo', '=', inquiryNo)
    .where('memberNo', '=', memberNo)
    .where('deletedAt', 'is', null)
    .returning(['kind', 'productNo'])
    .executeTakeFirst();
  if (gone === undefined) throw commerceError('NOT_FOUND');
  if (gone.kind !== 'PRODUCT') return;
  await sql`update product set inquiry_cnt = inquiry_cnt - 1 where product_no = ${gone.productNo}`.execute(transaction);
}

async function refuseForeignOrder(transaction: Transaction, orderNo: OrderNo, memberNo: MemberNo): Promise<void> {
  const order = await transaction
    .selectFrom('shopOrder')
    .select('orderNo')
    .where('orderNo', '=', orderNo)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  if (order === undefined) throw commerceError('NOT_FOUND');
}
