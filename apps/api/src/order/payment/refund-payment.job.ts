import { commerceError, isCommerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { ProviderJobKind } from '../../jobs/job.ts';
import { textOf } from '../../database/stored-json.ts';
import { addLatePaymentAlarm } from '../record/order-alarm.ts';
import { askProvider } from './ask-provider.ts';
import { REFUND_PAYMENT } from '../record/payment-jobs.ts';
import { needsRefundAccount, readBankAccount } from './refund-account.ts';

/**
 * Refunds a payment of an order that has ended. Retried until the provider has done it, exactly once by the refund's
 * idempotency key. An account that the provider refuses is deleted, so that the order needs another one. The buyer is
 * notified of both.
 */
export function refundPaymentJob(parts: Pick<AppParts, 'database' | 'clock' | 'providers'>): ProviderJobKind {
  return {
    name: REFUND_PAYMENT,
    async ask({ jobNo, payload, now }) {
      const paymentKey = textOf(payload, 'paymentKey', null);
      if (paymentKey === null) throw commerceError('INTERNAL');
      const owed = await parts.database
        .selectFrom('payment')
        .innerJoin('shopOrder', 'shopOrder.orderNo', 'payment.orderNo')
        .select(['payment.orderNo', 'memberNo', 'payment.payType', 'canceledAmt', 'refundAccount'])
        .where('paymentKey', '=', paymentKey)
        .where('refundedAt', 'is', null)
        .executeTakeFirst();
      if (owed === undefined) return async () => undefined;
      const { orderNo, memberNo } = owed;
      const account = needsRefundAccount(owed) ? readBankAccount(owed.refundAccount) : null;
      try {
        await askProvider(parts, (provider) =>
          provider.refund(paymentKey, `late:${paymentKey}`, owed.canceledAmt, account),
        );
      } catch (error) {
        const isRefused = error instanceof Error && isCommerceError(error.cause, 'INVALID_REQUEST');
        if (!isRefused) throw error;
        return async (transaction) => {
          const order = transaction.updateTable('shopOrder').set({ refundAccount: null });
          await order.where('orderNo', '=', orderNo).execute();
          const effect = `${paymentKey}:${jobNo}`;
          const type = 'REFUND_ACCOUNT_REFUSED';
          await addLatePaymentAlarm(transaction, { orderNo, memberNo, type, effect, at: now });
        };
      }
      return async (transaction) => {
        const payment = transaction.updateTable('payment').set({ refundedAt: toTimestamp(now) });
        await payment.where('paymentKey', '=', paymentKey).execute();
        const type = 'LATE_PAYMENT_REFUNDED';
        await addLatePaymentAlarm(transaction, { orderNo, memberNo, type, effect: paymentKey, at: now });
      };
    },
  };
}
