import { after, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { estimateClaim, requestClaim, stepClaim } from '../order/order.ts';
import type { DemoClaim } from './demo.ts';

/** Lets members ask for returns that are under way and cancels that are done, by the shop's own rules. */
export async function seedClaims(transaction: Transaction, claims: readonly DemoClaim[], now: EpochMs): Promise<void> {
  for (const claim of claims) {
    const at = after(now, -claim.hoursAgo * HOUR_MS);
    const claimNo = await ask(transaction, claim, at);
    if (claimNo === null || claim.claimType === 'RETURN') continue;
    await giveBack(transaction, claimNo, at);
    await stepClaim(transaction, { claimNo, event: 'refund', by: 'SYSTEM', at });
  }
}

async function ask(transaction: Transaction, planned: DemoClaim, now: EpochMs): Promise<number | null> {
  const { memberNo } = planned;
  const option = await transaction
    .selectFrom('orderOption')
    .innerJoin('orderDelivery', 'orderDelivery.deliveryNo', 'orderOption.deliveryNo')
    .select(['orderOption.orderNo', 'orderOptionNo', 'orderCnt', 'receiverName', 'receiverZipCd', 'receiverAddress'])
    .select(['receiverJibunAddress', 'receiverDetailAddress', 'receiverContact1'])
    .where('orderOption.memberNo', '=', memberNo)
    .innerJoin('shopOrder', 'shopOrder.orderNo', 'orderOption.orderNo')
    // what becomes of a gift is its recipient's to say
    .where('orderType', '<>', 'GIFT')
    .where('orderOption.orderStatusType', '=', planned.status)
    .orderBy('registeredAt', planned.claimType === 'RETURN' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
  if (option === undefined) return null;
  const { orderNo, orderOptionNo, orderCnt } = option;
  const question = {
    orderNo,
    claimType: planned.claimType,
    claimReasonType: 'CHANGE_MIND' as const,
    claimedProductOptions: [{ orderOptionNo, productCnt: orderCnt }],
    ...(planned.claimType === 'RETURN' && { returnWayType: 'SELLER_COLLECT' as const }),
  };
  const asker = { memberNo, language: 'ko' as const, now };
  const { refundPayAmt } = await estimateClaim(transaction, question, asker);
  const body = {
    ...question,
    claimReasonDetail: planned.claimReasonDetail,
    refundAmtForVerification: refundPayAmt,
    returnAddress: {
      addressNo: 0,
      addressName: '집',
      receiverName: option.receiverName ?? '',
      receiverZipCd: option.receiverZipCd ?? '',
      receiverAddress: option.receiverAddress ?? '',
      receiverJibunAddress: option.receiverJibunAddress ?? '',
      receiverDetailAddress: option.receiverDetailAddress ?? '',
      receiverContact1: option.receiverContact1 ?? '',
    },
  };
  return requestClaim(transaction, body, asker);
}

/** The provider's side of a refund that was made before the shop opened. */
export async function giveBack(transaction: Transaction, claimNo: number, at: EpochMs): Promise<void> {
  const { paymentKey, refundMainPayAmt } = await transaction
    .selectFrom('refund')
    .innerJoin('payment', 'payment.orderNo', 'refund.orderNo')
    .select(['paymentKey', 'refundMainPayAmt'])
    .where('claimNo', '=', claimNo)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('sandboxPayment')
    .set((row) => ({ canceledAmt: row('canceledAmt', '+', refundMainPayAmt) }))
    .where('paymentKey', '=', paymentKey)
    .execute();
  await transaction
    .insertInto('sandboxPaymentCancel')
    .values({
      cancelKey: `claim:${claimNo}`,
      paymentKey,
      cancelAmt: refundMainPayAmt,
      canceledAt: toTimestamp(at),
    })
    .execute();
}
