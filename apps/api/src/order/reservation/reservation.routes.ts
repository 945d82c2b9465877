import type { AppParts } from '../../app-parts.ts';
import type { Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { openReservation } from './reservation.ts';

/** A sheet becomes an order that waits for its payment. Spec §7. */
export function reservationRoutes(parts: AppParts): Pick<Handlers, 'reservePayment'> {
  return {
    reservePayment: (call) => openReservation(parts, call, requireMember(call.caller).memberNo),
  };
}
