import type { AppParts } from '../app-parts.ts';
import { takeRoutes } from './take.routes.ts';
import { walletRoutes } from './wallet.routes.ts';

/** Coupons of the member and coupons to get. Spec §7. */
export function couponRoutes(parts: AppParts): ReturnType<typeof takeRoutes> & ReturnType<typeof walletRoutes> {
  return { ...takeRoutes(parts), ...walletRoutes(parts) };
}
