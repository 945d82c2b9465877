import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { runIdempotent } from '../../contract/idempotency.ts';
import { advance } from './advance.ts';
import { readDeliverySteps } from './delivery-steps.ts';

/** What a buyer says and reads of a delivery. Spec §7. */
export function fulfillmentRoutes(
  parts: AppParts,
): Pick<Handlers, 'confirmPurchase' | 'markDelivered' | 'getDeliverySteps'> {
  const { clock } = parts;
  return {
    getDeliverySteps: ({ caller, path }) => readDeliverySteps(parts, { ...requireMember(caller), ...path }),

    confirmPurchase: (call) => {
      const { memberNo } = requireMember(call.caller);
      const { orderOptionNo } = call.path;
      return runIdempotent(parts, 'confirmPurchase', call, async (transaction) => {
        await advance(transaction, { orderOptionNo, memberNo, to: 'BUY_CONFIRM', by: 'BUYER', at: clock.now() });
        return undefined;
      });
    },

    markDelivered: (call) => {
      const { memberNo } = requireMember(call.caller);
      const { orderOptionNo } = call.path;
      return runIdempotent(parts, 'markDelivered', call, async (transaction) => {
        await advance(transaction, { orderOptionNo, memberNo, to: 'DELIVERY_DONE', by: 'BUYER', at: clock.now() });
        return undefined;
      });
    },
  };
}
