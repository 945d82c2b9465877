import { after, HOUR_MS, type EpochMs, type OrderStatusType } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { estimateClaim, requestClaim, stepClaim } from '../order/order.ts';
import { HONG_GILDONG } from './people.ts';

/** One claim of 홍길동: for an option with this status, asked for so long ago. */
interface PlannedClaim {
  readonly status: OrderStatusType;
  readonly hoursAgo: number;
  readonly claimType: 'CANCEL' | 'RETURN';
  readonly claimReasonDetail: string;
}

const RETURN: PlannedClaim = {
  status: 'DELIVERY_DONE',
  hoursAgo: 2,
  claimType: 'RETURN',
  claimReasonDetail: '생각했던 것과 달라요.',
};
const CANCEL: PlannedClaim = {
  status: 'PAY_DONE',
  hoursAgo: 22,
  claimType: 'CANCEL',
  claimReasonDetail: '다른 상품을 사려고요.',
};

/** Lets 홍길동 ask for a return that is under way and a cancel that is done, by the shop's own rules. */
export async function seedClaims(transaction: Transaction, now: EpochMs): Promise<void> {
  await ask(transaction, RETURN, now);
  const canceledAt = after(now, -CANCEL.hoursAgo * HOUR_MS);
  const claimNo = await ask(transaction, CANCEL, now);
  if (claimNo === null) return;
  await giveBack(transaction, claimNo, canceledAt);
  await stepClaim(transaction, { claimNo, event: 'refund', by: 'SYSTEM', at: canceledAt });
}

async function ask(transaction: Transaction, planned: PlannedClaim, now: EpochMs): Promise<number | null> {
  const { memberNo } = HONG_GILDONG;
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
  const asker = { memberNo, language: 'ko' as const, now: after(now, -planned.hoursAgo * HOUR_MS) };
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
