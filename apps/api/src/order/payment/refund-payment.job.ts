import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { JobKind } from '../../jobs/job.ts';
import { REFUND_PAYMENT } from './settle.ts';
import { numberOf, textOf } from '../../stored-json.ts';

/** Returns money that came for an order that could not be kept. Tried again until the provider has done it, once. */
export function refundPaymentJob({ providers }: Pick<AppParts, 'providers'>): JobKind {
  return {
    name: REFUND_PAYMENT,
    async run(_transaction, { payload }) {
      const paymentKey = textOf(payload, 'paymentKey', null);
      const amount = numberOf(payload, 'amount', null);
      if (paymentKey === null || amount === null) throw commerceError('INTERNAL');
      await providers.payment.refund(paymentKey, `late:${paymentKey}`, amount);
    },
  };
}
