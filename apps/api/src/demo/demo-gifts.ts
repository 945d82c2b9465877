import { after, giftDeadline, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { enqueueGiftDeadline, enqueueGiftMessage, lockGift, moveGift } from '../gift-record/gift-record.ts';
import { endGift } from '../gift/gift.ts';
import { stepClaim } from '../order/order.ts';
import type { Demo, DemoGift, DemoShop } from './demo.ts';
import { giveBack } from './demo-claims.ts';

/** Lets the gifts of the demo be sent, accepted and refused, by the shop's own rules. */
export async function seedGifts(
  transaction: Transaction,
  { gifts, people }: Pick<DemoShop, 'gifts'> & Pick<Demo, 'people'>,
  now: EpochMs,
): Promise<void> {
  for (const gift of gifts) await send(transaction, gift, people, now);
}

async function send(transaction: Transaction, plan: DemoGift, people: Demo['people'], now: EpochMs): Promise<void> {
  const paidAt = after(now, -plan.hoursAgo * HOUR_MS);
  const order = await transaction
    .selectFrom('shopOrder')
    .select('orderNo')
    .where('orderType', '=', 'GIFT')
    .where('memberNo', '=', plan.sender)
    .where('orderedAt', '=', toTimestamp(paidAt))
    .executeTakeFirst();
  if (order === undefined) return;
  const { orderNo } = order;
  const { sender, receiverName, receiverPhone, cardType, message, end } = plan;
  const sentBy = people.find(({ memberNo }) => memberNo === sender);
  const { giftNo } = await transaction
    .insertInto('gift')
    .values({
      receiverName,
      receiverPhone,
      cardType,
      message,
      senderMemberNo: sender,
      senderName: sentBy?.name ?? '',
      createdAt: toTimestamp(paidAt),
    })
    .returning('giftNo')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('giftEvent')
    .values({ giftNo, toStatus: 'WAITING_PAY', causedBy: 'SENDER', happenedAt: toTimestamp(paidAt) })
    .execute();
  const expiresAt = giftDeadline(paidAt);
  const set = { orderNo, expiresAt: toTimestamp(expiresAt), lastSentAt: toTimestamp(paidAt) };
  const move = async (event: 'pay' | 'confirm' | 'ship' | 'deliver', hours: number, over: object = {}) => {
    const gift = await lockGift(transaction, { giftNo });
    const by = event === 'confirm' ? 'RECIPIENT' : 'SYSTEM';
    if (gift !== null) await moveGift(transaction, gift, { event, by, at: after(paidAt, hours * HOUR_MS), set: over });
    return gift;
  };
  await move('pay', 0, set);
  if (end === 'WAITING') {
    await enqueueGiftMessage(transaction, { giftNo, purpose: 'SENT', occurrence: 0, hasLink: true, at: now });
    await enqueueGiftDeadline(transaction, { giftNo, expiresAt, at: now });
    return;
  }
  if (end === 'COMPLETED') {
    const receiver = people.find(({ phone }) => phone === plan.receiverPhone);
    await move('confirm', 2, { receiverMemberNo: receiver?.memberNo ?? null });
    await move('ship', 20);
    await move('deliver', 44);
    return;
  }
  const gift = await lockGift(transaction, { giftNo });
  if (gift === null) return;
  const at = after(paidAt, 5 * HOUR_MS);
  await endGift(transaction, gift, { event: 'refuse', by: 'RECIPIENT', at, refuseMessage: '마음만 감사히 받을게요.' });
  const claim = transaction.selectFrom('claim').select('claimNo').where('orderNo', '=', orderNo);
  const { claimNo } = await claim.executeTakeFirstOrThrow();
  await giveBack(transaction, claimNo, at);
  await stepClaim(transaction, { claimNo, event: 'refund', by: 'SYSTEM', at });
}
