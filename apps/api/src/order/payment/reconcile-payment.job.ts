import { after, commerceError, MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { Transaction } from '../../database/database.ts';
import { enqueueJob, type ProviderJobKind } from '../../jobs/job.ts';
import type { ProviderPayment } from '../../providers.ts';
import { fieldOf, numberOf, textOf } from '../../database/stored-json.ts';
import { askProvider } from './ask-provider.ts';
import { findOpenPayment } from './find-open-payment.ts';
import { ASK_AFTER_MS, ASKS_UNTIL_OVERDUE, OVERDUE_ASK_AFTER_MS, RECONCILE_PAYMENT } from '../record/payment-jobs.ts';
import { settle } from './settle.ts';

/**
 * Reconciles an open payment with the provider and settles it, also when the shopper never came back or the hold is
 * over. Retried without limit while the provider has not decided or does not answer.
 */
export function reconcilePaymentJob(
  parts: Pick<AppParts, 'database' | 'clock' | 'providers' | 'log'>,
): ProviderJobKind {
  return {
    name: RECONCILE_PAYMENT,
    async ask({ payload, now }) {
      const orderNo = textOf(payload, 'orderNo', null);
      const attempts = numberOf(payload, 'asked', 0) + 1;
      if (orderNo === null) throw commerceError('INTERNAL');
      const payment = await findOpenPayment(parts.database, orderNo);
      if (payment === null) return async () => undefined;
      const answer = await askProvider(parts, (provider) => provider.find(payment.paymentKey)).then(
        (provider) => ({ provider }),
        (error: unknown) => {
          parts.log.warn({ orderNo, err: error }, 'provider silent about an open payment');
          return null;
        },
      );
      const settleAnswer = async (transaction: Transaction, provider: ProviderPayment | null): Promise<boolean> => {
        const settlement = await settle(transaction, orderNo, provider, now);
        const isNeverOpened = provider === null && payment.status === 'EXPIRED';
        // A virtual account is polled until its deposit has come or it has expired.
        if (provider?.status === 'DEPOSIT_WAIT') return false;
        return settlement.result === 'SUCCESS' || isNeverOpened || isFinal(provider?.status);
      };
      return async (transaction) => {
        if (answer !== null && (await settleAnswer(transaction, answer.provider))) return;
        // Asked because the provider had news; a caller that asks again and again does so all the same.
        if (fieldOf(payload, 'once') === true) return;
        if (attempts === ASKS_UNTIL_OVERDUE) parts.log.error({ orderNo, attempts }, 'payment undecided for a day');
        await enqueueJob(transaction, {
          kind: RECONCILE_PAYMENT,
          payload: { orderNo, asked: attempts },
          dueAt: after(now, waitMs(attempts)),
          now,
        });
      };
    },
  };
}

function waitMs(attempts: number): number {
  if (attempts >= ASKS_UNTIL_OVERDUE) return OVERDUE_ASK_AFTER_MS;
  return ASK_AFTER_MS[Math.min(attempts, ASK_AFTER_MS.length - 1)] ?? MINUTE_MS;
}

/** A payment unknown to the provider may still be opened; one that it waits for may still be paid. */
function isFinal(status: string | undefined): boolean {
  return status !== undefined && status !== 'READY' && status !== 'DELAYED';
}
