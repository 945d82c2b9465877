import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { ProviderJobKind } from '../../jobs/job.ts';
import { textOf } from '../../database/stored-json.ts';
import { askProvider } from './ask-provider.ts';
import { CLOSE_ACCOUNT } from '../record/payment-jobs.ts';
import { settle } from './settle.ts';

/**
 * Closes the virtual account of an order that has ended unpaid, so that no money comes on it. Money that was faster is
 * settled like other payments that come late.
 */
export function closeAccountJob(parts: Pick<AppParts, 'clock' | 'providers'>): ProviderJobKind {
  return {
    name: CLOSE_ACCOUNT,
    async ask({ payload, now }) {
      const orderNo = textOf(payload, 'orderNo', null);
      const paymentKey = textOf(payload, 'paymentKey', null);
      if (orderNo === null || paymentKey === null) throw commerceError('INTERNAL');
      const provider = await askProvider(parts, (provider) => provider.closeAccount(paymentKey));
      return async (transaction) => void (await settle(transaction, orderNo, provider, now));
    },
  };
}
