import { commerceError, isCashReceipt, maskedCashReceiptKey } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { PaymentProvider } from '../../providers.ts';

/**
 * The tax office knows no person of this number: a receipt for it is refused. Assumed: so that a refusal can be seen.
 */
export const REFUSED_RECEIPT_KEY = '01000000000';

/** The receipts of the sandbox, in a book of its own: whose they are is written down masked. Assumed. */
export function sandboxCashReceipts({
  database,
  clock,
}: Pick<AppParts, 'database' | 'clock'>): Pick<PaymentProvider, 'issueCashReceipt' | 'cancelCashReceipt'> {
  return {
    async issueCashReceipt({ key, orderName, amount, receipt }) {
      if (!isCashReceipt(receipt) || receipt.cashReceiptKey === REFUSED_RECEIPT_KEY) {
        throw commerceError('INVALID_REQUEST');
      }
      await database
        .insertInto('sandboxCashReceipt')
        .values({
          receiptKey: key,
          orderTitle: orderName,
          purpose: receipt.cashReceiptIssuePurposeType,
          maskedKey: maskedCashReceiptKey(receipt),
          issueAmt: amount,
          issuedAt: toTimestamp(clock.now()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { receiptKey: key };
    },
    async cancelCashReceipt(receiptKey, cancelKey, amount) {
      const [receipt] = await cancel(database, receiptKey, cancelKey, amount);
      if (receipt?.isCanceled !== true) throw commerceError('STATE_CONFLICT');
    },
  };
}

/** One statement, so that a part is canceled once; answers whether the part is canceled, by this or an earlier one. */
const cancel = preparedStatement<
  [receiptKey: string, cancelKey: string, amount: number],
  { readonly isCanceled: boolean }
>(`
with canceled as (
  update sandbox_cash_receipt
  set canceled_amt = canceled_amt + $3::bigint, cancel_keys = array_append(cancel_keys, $2::text)
  where receipt_key = $1::text and $2 <> all (cancel_keys) and issue_amt - canceled_amt >= $3
  returning receipt_key)
select exists (select from canceled) or $2 = any (cancel_keys) as is_canceled
from sandbox_cash_receipt where receipt_key = $1`);
