import {
  after,
  giftReminders,
  linkRefusal,
  refuse,
  SECOND_MS,
  type EpochMs,
  type GiftId,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { enqueueJob, enqueueJobs, type NewJob } from '../jobs/job.ts';
import { digest, newSecret } from '../secret/secret.ts';

/** Name of the job that sends a message of a gift. */
export const SEND_GIFT_MESSAGE = 'send-gift-message';
/** Name of the job that reminds a recipient of a gift. */
export const REMIND_GIFT = 'remind-gift';
/** Name of the job that ends a gift whose days are over. */
export const EXPIRE_GIFT = 'expire-gift';

/** What a message of a gift is for. */
export type GiftMessagePurpose =
  'SENT' | 'RESENT' | 'REMINDER' | 'CONFIRMED' | 'SHIPPED' | 'CANCELED' | 'REFUSED' | 'EXPIRED';

/** A message to be sent once. */
export interface GiftMessage {
  readonly giftNo: GiftId;
  readonly purpose: GiftMessagePurpose;
  /** Tells messages of one purpose apart. */
  readonly occurrence: number;
  /** Whether it carries a link of its own: what invites the recipient does. */
  readonly hasLink: boolean;
  readonly at: EpochMs;
}

/**
 * Writes down a message to be sent, once per gift, purpose and occurrence. A link's token is in its job until it is
 * sent, and nowhere afterwards.
 */
export async function enqueueGiftMessage(transaction: Transaction, message: GiftMessage): Promise<void> {
  const { giftNo, purpose, occurrence, hasLink, at } = message;
  const token = hasLink ? await createGiftLink(transaction, giftNo, at) : null;
  await enqueueJob(transaction, {
    kind: SEND_GIFT_MESSAGE,
    uniqueKey: `${giftNo}:${purpose}:${occurrence}`,
    payload: { giftNo, purpose, occurrence, token },
    dueAt: at,
    now: at,
  });
}

/**
 * Makes a link to a gift and answers its token, which is stored as a digest. The caller holds the gift's lock.
 * Rejects with TOO_MANY_REQUESTS.
 */
export async function shareGiftLink(transaction: Transaction, giftNo: GiftId, at: EpochMs): Promise<string> {
  const links = await transaction.selectFrom('giftLink').select('giftNo').where('giftNo', '=', giftNo).execute();
  refuse(linkRefusal(links.length));
  return createGiftLink(transaction, giftNo, at);
}

async function createGiftLink(transaction: Transaction, giftNo: GiftId, at: EpochMs): Promise<string> {
  const token = newSecret();
  await transaction
    .insertInto('giftLink')
    .values({ tokenHash: digest(token), giftNo, createdAt: toTimestamp(at) })
    .execute();
  return token;
}

/** Writes down what time brings to a gift that waits for its address: reminders and its end. */
export async function enqueueGiftDeadline(
  transaction: Transaction,
  { giftNo, expiresAt, at }: { readonly giftNo: GiftId; readonly expiresAt: EpochMs; readonly at: EpochMs },
): Promise<void> {
  const reminders = giftReminders(expiresAt).map(({ daysLeft, at: dueAt }): NewJob => ({
    kind: REMIND_GIFT,
    uniqueKey: `${giftNo}:${daysLeft}`,
    payload: { giftNo, daysLeft },
    dueAt,
    now: at,
  }));
  const end: NewJob = {
    kind: EXPIRE_GIFT,
    uniqueKey: String(giftNo),
    payload: { giftNo },
    dueAt: after(expiresAt, SECOND_MS),
    now: at,
  };
  await enqueueJobs(transaction, [...reminders, end]);
}
