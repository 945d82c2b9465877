import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { JobKind } from '../../jobs/job.ts';
import { findOpenPayment } from '../payment/open-payment.ts';
import { RELEASE_HOLD } from '../payment/payment-watch.ts';
import { expire, settle } from '../payment/settle.ts';
import { textOf } from '../../stored-json.ts';

/**
 * Releases what an unpaid order holds when its time is over. The provider is asked first: an approved payment keeps the
 * goods. A provider that does not answer does not prolong the hold; it is asked again later.
 */
export function releaseHoldJob({ providers, log }: Pick<AppParts, 'providers' | 'log'>): JobKind {
  return {
    name: RELEASE_HOLD,
    async run(transaction, { payload, now }) {
      const orderNo = textOf(payload, 'orderNo', null);
      if (orderNo === null) throw commerceError('INTERNAL');
      const payment = await findOpenPayment(transaction, orderNo);
      if (payment === null) return;
      const provider = await providers.payment.find(payment.paymentKey).catch((error: unknown) => {
        log.warn({ orderNo, err: error }, 'provider silent at the end of a hold');
        return null;
      });
      await settle(transaction, orderNo, provider, now);
      await expire(transaction, orderNo, now);
    },
  };
}
