import { commerceError, isCommerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { JobEffect, ProviderJobKind } from '../../jobs/job.ts';
import { numberOf } from '../../database/stored-json.ts';
import { askProvider } from '../payment/ask-provider.ts';
import { needsRefundAccount, readBankAccount } from '../payment/refund-account.ts';
import { askForAccount } from './claim-refund-account.ts';
import { REFUND_CLAIM } from './settle-claim.ts';
import { stepClaim } from './step-claim.ts';

/**
 * Refunds a settled claim and ends it, exactly once by the refund's idempotency key, even when the process is killed
 * between the provider's answer and the commit. Retried without limit: the refund is owed. An account that the provider
 * refuses is deleted, so that the claim needs another one, and the buyer is notified.
 */
export function refundClaimJob(parts: Pick<AppParts, 'database' | 'clock' | 'providers'>): ProviderJobKind {
  return {
    name: REFUND_CLAIM,
    isTriedUntilDone: true,
    async ask({ jobNo, payload, now }) {
      const claimNo = numberOf(payload, 'claimNo', null);
      if (claimNo === null) throw commerceError('INTERNAL');
      const owed = await parts.database
        .selectFrom('refund')
        .innerJoin('payment', 'payment.orderNo', 'refund.orderNo')
        .innerJoin('claim', 'claim.claimNo', 'refund.claimNo')
        .select(['paymentKey', 'payment.payType', 'refundMainPayAmt', 'claim.refundAccount'])
        .where('refund.claimNo', '=', claimNo)
        .where('refund.status', '<>', 'DONE')
        .where('accountRefusedAt', 'is', null)
        .executeTakeFirst();
      if (owed === undefined) return async () => undefined;
      if (owed.refundMainPayAmt > 0) {
        const { paymentKey, refundMainPayAmt } = owed;
        const account = readBankAccount(owed.refundAccount);
        const asksForAccount: JobEffect = (transaction) =>
          askForAccount(transaction, { claimNo, effect: jobNo, at: now });
        if (account === null && needsRefundAccount(owed)) return asksForAccount;
        try {
          await askProvider(parts, (provider) =>
            provider.refund(paymentKey, `claim:${claimNo}`, refundMainPayAmt, account),
          );
        } catch (error) {
          const isRefused = error instanceof Error && isCommerceError(error.cause, 'INVALID_REQUEST');
          if (account === null || !isRefused) throw error;
          return asksForAccount;
        }
      }
      return (transaction) => stepClaim(transaction, { claimNo, event: 'refund', by: 'SYSTEM', at: now });
    },
  };
}
