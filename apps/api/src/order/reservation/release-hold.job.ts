import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { ProviderJobKind } from '../../jobs/job.ts';
import { textOf } from '../../database/stored-json.ts';
import { askProvider } from '../payment/ask-provider.ts';
import { findOpenPayment } from '../payment/find-open-payment.ts';
import { RELEASE_HOLD } from '../record/payment-jobs.ts';
import { expire, settle } from '../payment/settle.ts';

/**
 * Releases the hold of an unpaid order after its deadline. The provider is asked first: an approved payment keeps the
 * goods. A missing answer does not extend the hold; the payment is reconciled later.
 */
export function releaseHoldJob(parts: Pick<AppParts, 'database' | 'clock' | 'providers' | 'log'>): ProviderJobKind {
  return {
    name: RELEASE_HOLD,
    async ask({ payload, now }) {
      const orderNo = textOf(payload, 'orderNo', null);
      if (orderNo === null) throw commerceError('INTERNAL');
      const payment = await findOpenPayment(parts.database, orderNo);
      if (payment === null) return async () => undefined;
      const provider = await askProvider(parts, (provider) => provider.find(payment.paymentKey)).catch(
        (error: unknown) => {
          parts.log.warn({ orderNo, err: error }, 'provider silent at the end of a hold');
          return null;
        },
      );
      return async (transaction) => {
        await settle(transaction, orderNo, provider, now);
        await expire(transaction, orderNo, now);
      };
    },
  };
}
