import type { AlarmWords, EpochMs, MemberNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** A message to a member's app, to be sent when it may be. */
export interface NewMessage {
  readonly memberNo: MemberNo;
  /** A second message of the same effect is not written. */
  readonly effectKey: string;
  readonly purpose: 'PRICE_DROP' | 'CONSENT_REMINDER';
  readonly words: AlarmWords;
  /** Of an advertisement: what its link refuses further ones by. */
  readonly refusalToken?: string;
}

/**
 * Writes messages down with what causes them; the job sends them. What it says of advertising follows from the words.
 */
export async function queueMessages(
  transaction: Transaction,
  messages: readonly NewMessage[],
  now: EpochMs,
): Promise<void> {
  if (messages.length === 0) return;
  await transaction
    .insertInto('messageSent')
    .values(
      messages.map(({ memberNo, effectKey, purpose, words, refusalToken = null }) => ({
        memberNo,
        effectKey,
        purpose,
        channel: 'PUSH' as const,
        recipient: 'app',
        title: words.title,
        titleEn: words.titleEn,
        body: words.content,
        bodyEn: words.contentEn,
        landingUrl: words.landingUrl,
        advertisement: words.alarmType === 'ADVERTISEMENT',
        createdAt: toTimestamp(now),
        dueAt: toTimestamp(now),
        refusalToken,
      })),
    )
    .onConflict((conflict) => conflict.column('effectKey').doNothing())
    .execute();
}
