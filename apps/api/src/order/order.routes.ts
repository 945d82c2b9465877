import { claimRoutes } from './claim/claim.routes.ts';
import type { AppParts } from '../app-parts.ts';
import { fulfillmentRoutes } from './fulfillment/fulfillment.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { reservationRoutes } from './reservation/reservation.routes.ts';
import { sheetRoutes } from './sheet/sheet.routes.ts';

/** From order sheet to confirmed purchase. Spec §7. */
export function orderRoutes(parts: AppParts) {
  return {
    ...sheetRoutes(parts),
    ...reservationRoutes(parts),
    ...paymentRoutes(parts),
    ...historyRoutes(parts),
    ...fulfillmentRoutes(parts),
    ...claimRoutes(parts),
  };
}
