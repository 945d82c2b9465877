import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { ProviderJobKind } from '../../jobs/job.ts';
import { numberOf } from '../../stored-json.ts';
import { askProvider } from '../payment/ask-provider.ts';
import { readBankAccount } from '../payment/refund-account.ts';
import { REFUND_CLAIM } from './settle-claim.ts';
import { stepClaim } from './step-claim.ts';

/**
 * Returns the money of a settled claim and ends the claim. The refund's key makes it one refund, also when the process is
 * killed between the provider's answer and the commit. It is never given up: the money is owed.
 */
export function refundClaimJob(parts: Pick<AppParts, 'database' | 'clock' | 'providers'>): ProviderJobKind {
  return {
    name: REFUND_CLAIM,
    isTriedUntilDone: true,
    async ask({ payload, now }) {
      const claimNo = numberOf(payload, 'claimNo', null);
      if (claimNo === null) throw commerceError('INTERNAL');
      const owed = await parts.database
        .selectFrom('refund')
        .innerJoin('payment', 'payment.orderNo', 'refund.orderNo')
        .innerJoin('claim', 'claim.claimNo', 'refund.claimNo')
        .select(['paymentKey', 'refundMainPayAmt', 'claim.refundAccount'])
        .where('refund.claimNo', '=', claimNo)
        .where('refund.status', '<>', 'DONE')
        .executeTakeFirst();
      if (owed === undefined) return async () => undefined;
      if (owed.refundMainPayAmt > 0) {
        const { paymentKey, refundMainPayAmt } = owed;
        const account = readBankAccount(owed.refundAccount);
        await askProvider(parts, (provider) =>
          provider.refund(paymentKey, `claim:${claimNo}`, refundMainPayAmt, account),
        );
      }
      return (transaction) => stepClaim(transaction, { claimNo, event: 'refund', by: 'SYSTEM', at: now });
    },
  };
}
