import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { runIdempotent } from '../../contract/idempotency.ts';
import { setRefundAccount } from './refund-account.ts';

/** Names the account for the refund of a late deposit. Spec §7. */
export function paymentRoutes(parts: AppParts): Pick<Handlers, 'setRefundAccount'> {
  return {
    setRefundAccount: (call) => {
      const owner = { ...requireMember(call.caller), now: parts.clock.now() };
      return runIdempotent(parts, 'setRefundAccount', call, async (transaction) => {
        await setRefundAccount(transaction, call.path.orderNo, call.body, owner);
        return undefined;
      });
    },
  };
}
