import {
  commerceError,
  isGiftOver,
  type EpochMs,
  type GiftState,
  type GiftId,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { AppParts } from '../app-parts.ts';
import type { Database } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import type { AnyJobKind, Job, JobKind, ProviderJobKind } from '../jobs/job.ts';
import {
  addGiftAlarms,
  enqueueGiftMessage,
  EXPIRE_GIFT,
  REMIND_GIFT,
  SEND_GIFT_MESSAGE,
  type GiftMessagePurpose,
} from '../gift-record/gift-record.ts';
import { endGift, lockGiftOrder } from './end-gift.ts';
import { fieldOf, knownOf, numberOf, textOf } from '../database/stored-json.ts';
import { giftMessageText, type GiftParcelLabel } from './gift-message-text.ts';

/** Jobs of gifts: messages, reminders and expiry. */
export function giftJobs(parts: Pick<AppParts, 'database' | 'providers' | 'publicOrigin'>): readonly AnyJobKind[] {
  return [sendGiftMessageJob(parts), remindGiftJob, expireGiftJob];
}

const INVITATIONS: readonly GiftMessagePurpose[] = ['SENT', 'RESENT', 'REMINDER'];
const TO_RECIPIENT: readonly GiftMessagePurpose[] = [...INVITATIONS, 'SHIPPED', 'CANCELED'];
const PURPOSES: readonly GiftMessagePurpose[] = [...TO_RECIPIENT, 'CONFIRMED', 'REFUSED', 'EXPIRED'];

/**
 * Sends a message exactly once, by its idempotency key, even when the process is killed between sending and commit. An
 * invitation to a gift that does not wait any more is not sent.
 */
function sendGiftMessageJob(parts: Pick<AppParts, 'database' | 'providers' | 'publicOrigin'>): ProviderJobKind {
  const { database, providers, publicOrigin } = parts;
  return {
    name: SEND_GIFT_MESSAGE,
    async ask({ jobNo, payload, now }) {
      const giftNo = giftNoOf(payload);
      const purpose = knownOf(PURPOSES, fieldOf(payload, 'purpose'));
      if (purpose === undefined) throw commerceError('INTERNAL');
      const gift = await database
        .selectFrom('gift')
        .innerJoin('member', 'member.memberNo', 'gift.senderMemberNo')
        .select(['senderName', 'receiverName', 'receiverPhone', 'gift.status', 'expiresAt', 'language'])
        .select(['member.phone', 'orderNo'])
        .where('giftNo', '=', giftNo)
        .executeTakeFirstOrThrow();
      const isInvitation = INVITATIONS.includes(purpose);
      const expiresAt = fromNullableTimestamp(gift.expiresAt);
      const phone = TO_RECIPIENT.includes(purpose) ? gift.receiverPhone : gift.phone;
      const token = textOf(payload, 'token', null);
      if (phone && (!isInvitation || isAwaited({ status: gift.status, expiresAt }, now))) {
        await providers.messages.send({
          phone,
          kind: 'SMS',
          // Jobs enqueued before 2026-11-23 call it `turn`.
          key: `gift:${giftNo}:${purpose}:${numberOf(payload, 'occurrence', numberOf(payload, 'turn', 0))}`,
          text: giftMessageText(purpose, {
            ...gift,
            expiresAt,
            parcel: purpose === 'SHIPPED' ? await readParcel(database, gift.orderNo) : null,
            link: token === null ? null : `${publicOrigin}/myPage/giftBox/recipientInfoInput/${token}`,
            now,
          }),
        });
      }
      return async (transaction) => {
        await sql`update job set payload = payload - 'token' where job_no = ${jobNo}`.execute(transaction);
      };
    },
  };
}

/** Carrier and invoice number of a gift's parcel; null while it has none. */
async function readParcel(database: Database, orderNo: OrderNo | null): Promise<GiftParcelLabel | null> {
  const parcel = await database
    .selectFrom('orderDelivery')
    .select(['deliveryCompanyType', 'invoiceNo'])
    .where('orderNo', '=', orderNo)
    .orderBy('deliveryNo')
    .executeTakeFirst();
  if (parcel === undefined || parcel.invoiceNo === null) return null;
  return { deliveryCompanyType: parcel.deliveryCompanyType, invoiceNo: parcel.invoiceNo };
}

/** Reminds a recipient who has not accepted yet. */
const remindGiftJob: JobKind = {
  name: REMIND_GIFT,
  async run(transaction, { payload, now }) {
    const gift = await lockGiftOrder(transaction, giftNoOf(payload));
    if (!isAwaited(gift, now)) return;
    const { giftNo } = gift;
    const occurrence = numberOf(payload, 'daysLeft', 0);
    await enqueueGiftMessage(transaction, { giftNo, purpose: 'REMINDER', occurrence, hasLink: true, at: now });
    await addGiftAlarms(transaction, giftNo, { change: 'REMINDED', occurrence, at: now });
  },
};

/**
 * Ends a gift whose deadline has passed without an address and refunds its sender. Waits for a refund that is under
 * way.
 */
const expireGiftJob: JobKind = {
  name: EXPIRE_GIFT,
  isTriedUntilDone: true,
  async run(transaction, { payload, now: at }) {
    const gift = await lockGiftOrder(transaction, giftNoOf(payload));
    if (gift.status !== 'WAITING_ADDRESS') return;
    const { giftNo } = gift;
    await endGift(transaction, gift, { event: 'expire', by: 'SYSTEM', at });
    await enqueueGiftMessage(transaction, { giftNo, purpose: 'EXPIRED', occurrence: 0, hasLink: false, at });
  },
};

/** Whether a gift still waits for its address: a job may run late. */
function isAwaited(
  { status, expiresAt }: { readonly status: GiftState['status'] | 'PAY_FAILED'; readonly expiresAt: EpochMs | null },
  now: EpochMs,
): boolean {
  return status === 'WAITING_ADDRESS' && !isGiftOver({ expiresAt }, now);
}

function giftNoOf(payload: Job['payload']): GiftId {
  const giftNo = numberOf(payload, 'giftNo', null);
  if (giftNo === null) throw commerceError('INTERNAL');
  return giftNo;
}
