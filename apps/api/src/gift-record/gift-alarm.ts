import { giftAlarms, type EpochMs, type GiftChange, type GiftId } from '@dealstore/commerce-core/domain';
import { addAlarms } from '../alarm/alarm.ts';
import type { Transaction } from '../database/database.ts';

/** A change that sender and recipient may be notified of. */
export interface GiftNotice {
  readonly change: GiftChange;
  /** Tells notices of one kind apart. */
  readonly occurrence?: number;
  readonly at: EpochMs;
}

/**
 * Adds the alarms of a gift for its sender and for the member who owns its phone, once each. A recipient without an
 * account gets messages only.
 */
export async function addGiftAlarms(
  transaction: Transaction,
  giftNo: GiftId,
  { change, occurrence = 0, at }: GiftNotice,
): Promise<void> {
  const { senderMemberNo, receiverMemberNo, memberNo, ...people } = await transaction
    .selectFrom('gift')
    .leftJoin('member', (on) =>
      on.onRef('member.phone', '=', 'gift.receiverPhone').onRef('member.memberNo', '<>', 'gift.senderMemberNo'),
    )
    .select(['senderMemberNo', 'receiverMemberNo', 'memberNo', 'senderName', 'receiverName'])
    .where('giftNo', '=', giftNo)
    .executeTakeFirstOrThrow();
  const alarms = giftAlarms(change, { giftId: giftNo, ...people }).flatMap((event) => {
    const recipientNo = event.side === 'SEND' ? senderMemberNo : (receiverMemberNo ?? memberNo);
    if (recipientNo === null) return [];
    return [
      { memberNo: recipientNo, giftNo, effectKey: `gift:${giftNo}:${change}:${occurrence}:${event.side}`, event },
    ];
  });
  await addAlarms(transaction, alarms, at);
}
