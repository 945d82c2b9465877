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
/** Name of the job that expires a gift. */
export const EXPIRE_GIFT = 'expire-gift';

/** The purpose of a gift's message. */
export type GiftMessagePurpose =
  'SENT' | 'RESENT' | 'REMINDER' | 'CONFIRMED' | 'SHIPPED' | 'CANCELED' | 'REFUSED' | 'EXPIRED';

/** A message to be sent once. */
export interface GiftMessage {
  readonly giftNo: GiftId;
  readonly purpose: GiftMessagePurpose;
  /** Tells messages of one purpose apart. */
  readonly occurrence: number;
  /** Whether it has a link of its own, as an invitation does. */
  readonly hasLink: boolean;
  readonly at: EpochMs;
}

/**
 * Enqueues a message, once per gift, purpose and occurrence. The token of its link is stored in the job until it is
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
 * Creates a link to a gift and resolves with its token, of which only a digest is stored. The caller holds the lock.
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

/** Enqueues the reminders and the expiry of a gift that waits for its address. */
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
