import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { approve } from './approve.ts';

/** A payment is settled after its window has closed. Spec §7. */
export function paymentRoutes(parts: AppParts): Pick<Handlers, 'approvePayment'> {
  return {
    approvePayment: (call) => approve(parts, call, requireMember(call.caller).memberNo),
  };
}
