import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { runIdempotent } from '../../idempotency.ts';
import { approve } from './approve.ts';
import { setRefundAccount } from './refund-account.ts';

/** A payment is settled after its window has closed; one that came too late goes back. Spec §7. */
export function paymentRoutes(parts: AppParts): Pick<Handlers, 'approvePayment' | 'setRefundAccount'> {
  return {
    approvePayment: (call) => approve(parts, call, requireMember(call.caller).memberNo),

    setRefundAccount: (call) => {
      const owner = { ...requireMember(call.caller), now: parts.clock.now() };
      return runIdempotent(parts, 'setRefundAccount', call, async (transaction) => {
        await setRefundAccount(transaction, call.path.orderNo, call.body, owner);
        return undefined;
      });
    },
  };
}
