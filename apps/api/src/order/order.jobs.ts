import type { AppParts } from '../app-parts.ts';
import type { AnyJobKind } from '../jobs/job.ts';
import { refundClaimJob } from './claim/refund-claim.job.ts';
import { autoConfirmJob } from './fulfillment/auto-confirm.job.ts';
import { cancelCashReceiptJob, issueCashReceiptJob } from './payment/cash-receipt.job.ts';
import { closeAccountJob } from './payment/close-account.job.ts';
import { reconcilePaymentJob } from './payment/reconcile-payment.job.ts';
import { refundPaymentJob } from './payment/refund-payment.job.ts';
import { releaseHoldJob } from './reservation/release-hold.job.ts';

/** Everything orders have done later: holds released, payments asked after, money returned, purchases confirmed. */
export function orderJobs(parts: Pick<AppParts, 'database' | 'clock' | 'providers' | 'log'>): readonly AnyJobKind[] {
  return [
    releaseHoldJob(parts),
    reconcilePaymentJob(parts),
    closeAccountJob(parts),
    refundPaymentJob(parts),
    refundClaimJob(parts),
    issueCashReceiptJob(parts),
    cancelCashReceiptJob(parts),
    autoConfirmJob,
  ];
}
