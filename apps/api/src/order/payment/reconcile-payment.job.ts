import { after, commerceError, MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import { enqueueJob, type JobKind } from '../../jobs/job.ts';
import { findOpenPayment } from './open-payment.ts';
import { ASK_AFTER_MS, MOST_ASKED, RECONCILE_PAYMENT } from './payment-watch.ts';
import { settle } from './settle.ts';
import { numberOf, textOf } from '../../stored-json.ts';

/**
 * Asks the provider how an open payment ended and acts on it, also when the shopper never came back or the hold is over;
 * asks again later while the provider has not decided.
 */
export function reconcilePaymentJob({ providers }: Pick<AppParts, 'providers'>): JobKind {
  return {
    name: RECONCILE_PAYMENT,
    async run(transaction, { payload, now }) {
      const orderNo = textOf(payload, 'orderNo', null);
      const asked = numberOf(payload, 'asked', 0) + 1;
      if (orderNo === null) throw commerceError('INTERNAL');
      const payment = await findOpenPayment(transaction, orderNo);
      if (payment === null) return;
      const provider = await providers.payment.find(payment.paymentKey);
      const settlement = await settle(transaction, orderNo, provider, now);
      const isNeverOpened = provider === null && payment.status === 'EXPIRED';
      const isDecided = settlement.result === 'SUCCESS' || isNeverOpened || isFinal(provider?.status);
      if (isDecided || asked >= MOST_ASKED) return;
      const waitMs = ASK_AFTER_MS[Math.min(asked, ASK_AFTER_MS.length - 1)] ?? MINUTE_MS;
      await enqueueJob(transaction, {
        kind: RECONCILE_PAYMENT,
        payload: { orderNo, asked },
        dueAt: after(now, waitMs),
        now,
      });
    },
  };
}

/** A payment the provider has not heard of yet may still be opened; one it waits for may still be paid. */
function isFinal(status: string | undefined): boolean {
  return status !== undefined && status !== 'READY' && status !== 'DELAYED';
}
