import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { ProviderJobKind } from '../../jobs/job.ts';
import { numberOf, textOf } from '../../stored-json.ts';
import { askProvider } from './ask-provider.ts';
import { REFUND_PAYMENT } from './payment-watch.ts';

/**
 * Returns money that came for an order that could not be kept. Tried again until the provider has done it; the refund's
 * key makes it one refund however often it is asked for.
 */
export function refundPaymentJob(parts: Pick<AppParts, 'clock' | 'providers'>): ProviderJobKind {
  return {
    name: REFUND_PAYMENT,
    async ask({ payload }) {
      const paymentKey = textOf(payload, 'paymentKey', null);
      const amount = numberOf(payload, 'amount', null);
      if (paymentKey === null || amount === null) throw commerceError('INTERNAL');
      await askProvider(parts, (provider) => provider.refund(paymentKey, `late:${paymentKey}`, amount));
      return async () => undefined;
    },
  };
}
