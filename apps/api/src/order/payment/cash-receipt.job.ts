import { commerceError, isCommerceError, type OrderNo } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { ProviderJobKind } from '../../jobs/job.ts';
import { numberOf, textOf } from '../../database/stored-json.ts';
import { askProvider } from './ask-provider.ts';
import { readCashReceipt } from './cash-receipt.ts';
import { CANCEL_CASH_RECEIPT, ISSUE_CASH_RECEIPT } from '../record/payment-jobs.ts';

type ReceiptParts = Pick<AppParts, 'database' | 'clock' | 'providers'>;

/** Requests the receipt of a paid order from the provider. A refusal is stored. */
export function issueCashReceiptJob(parts: ReceiptParts): ProviderJobKind {
  return {
    name: ISSUE_CASH_RECEIPT,
    async ask({ payload, now }) {
      const orderNo = textOf(payload, 'orderNo', null);
      if (orderNo === null) throw commerceError('INTERNAL');
      const order = await parts.database
        .selectFrom('cashReceipt')
        .innerJoin('shopOrder', 'shopOrder.orderNo', 'cashReceipt.orderNo')
        .innerJoin('orderOption', 'orderOption.orderNo', 'cashReceipt.orderNo')
        .select(['cashReceipt.issueAmt', 'shopOrder.cashReceipt', 'productName'])
        .where('cashReceipt.orderNo', '=', orderNo)
        .where('cashReceipt.status', '=', 'REQUESTED')
        .orderBy('orderOptionNo')
        .limit(1)
        .executeTakeFirst();
      if (order === undefined) return async () => undefined;
      const receipt = readCashReceipt(order.cashReceipt);
      const issued = receipt === null ? null : await issue(orderNo, { ...order, receipt });
      return async (transaction) => {
        await transaction
          .updateTable('cashReceipt')
          .set(
            issued === null
              ? { status: 'REFUSED' }
              : { status: 'ISSUED', receiptKey: issued.receiptKey, issuedAt: toTimestamp(now) },
          )
          .where('orderNo', '=', orderNo)
          .execute();
      };
    },
  };

  async function issue(
    orderNo: OrderNo,
    {
      receipt,
      issueAmt,
      productName,
    }: { receipt: NonNullable<ReturnType<typeof readCashReceipt>>; issueAmt: number; productName: string },
  ) {
    const receiptRequest = { key: `receipt_${orderNo}`, orderName: productName, amount: issueAmt, receipt };
    try {
      return await askProvider(parts, (provider) => provider.issueCashReceipt(receiptRequest));
    } catch (error) {
      if (error instanceof Error && isCommerceError(error.cause, 'INVALID_REQUEST')) return null;
      throw error;
    }
  }
}

/** Cancels a receipt at the provider by the amount a claim has refunded; retried until the receipt is issued. */
export function cancelCashReceiptJob(parts: ReceiptParts): ProviderJobKind {
  return {
    name: CANCEL_CASH_RECEIPT,
    async ask({ payload }) {
      const orderNo = textOf(payload, 'orderNo', null);
      const [claimNo, amount] = [numberOf(payload, 'claimNo', null), numberOf(payload, 'amount', null)];
      if (orderNo === null || claimNo === null || amount === null) throw commerceError('INTERNAL');
      const receipt = await parts.database
        .selectFrom('cashReceipt')
        .select(['status', 'receiptKey'])
        .where('orderNo', '=', orderNo)
        .executeTakeFirst();
      if (receipt === undefined || receipt.status === 'REFUSED') return async () => undefined;
      const { receiptKey } = receipt;
      if (receiptKey === null) throw commerceError('BUSY');
      await askProvider(parts, (provider) => provider.cancelCashReceipt(receiptKey, `claim:${claimNo}`, amount));
      return async (transaction) => {
        await transaction
          .updateTable('cashReceipt')
          .set((row) => ({ canceledAmt: row('canceledAmt', '+', amount) }))
          .where('orderNo', '=', orderNo)
          .execute();
      };
    },
  };
}
