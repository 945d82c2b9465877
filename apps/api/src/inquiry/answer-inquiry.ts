import { commerceError, type EpochMs, type InquiryNo } from '@dealstore/commerce-core/domain';
import { addAlarms } from '../alarm/alarm.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** An answer to an inquiry, and who gives it. */
export interface InquiryAnswer {
  readonly inquiryNo: InquiryNo;
  readonly answererName: string;
  readonly content: string;
  readonly at: EpochMs;
}

/**
 * Answers an inquiry, and tells it once where that was asked for. Rejects with NOT_FOUND for one that was taken away.
 */
export async function answerInquiry(transaction: Transaction, answer: InquiryAnswer): Promise<void> {
  const { inquiryNo, answererName, content, at } = answer;
  const inquiry = await transaction
    .updateTable('inquiry')
    .set({ status: 'ANSWERED' })
    .where('inquiryNo', '=', inquiryNo)
    .where('deletedAt', 'is', null)
    .returning(['kind', 'memberNo', 'answerAlarm'])
    .executeTakeFirst();
  if (inquiry === undefined) throw commerceError('NOT_FOUND');
  await transaction
    .insertInto('inquiryAnswer')
    .values({ inquiryNo, answererName, content, registeredAt: toTimestamp(at) })
    .execute();
  if (inquiry.memberNo === null || !inquiry.answerAlarm) return;
  const event = { type: 'INQUIRY_ANSWERED', kind: inquiry.kind } as const;
  await addAlarms(transaction, [{ memberNo: inquiry.memberNo, effectKey: `inquiry:${inquiryNo}:answered`, event }], at);
}
