import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { approve } from './approve.ts';
import { openReservation } from './reservation.ts';

/** A sheet becomes an order that waits for its payment, which is settled once its window has closed. Spec §7. */
export function reservationRoutes(parts: AppParts): Pick<Handlers, 'reservePayment' | 'approvePayment'> {
  return {
    reservePayment: (call) => openReservation(parts, call, requireMember(call.caller).memberNo),
    approvePayment: (call) => approve(parts, call, requireMember(call.caller).memberNo),
  };
}
