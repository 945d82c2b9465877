import type { AppParts } from '../app-parts.ts';
import { issueRoutes } from './issue.routes.ts';
import { walletRoutes } from './wallet.routes.ts';

/** Coupons of the member and coupons to get. Spec §7. */
export function couponRoutes(parts: AppParts): ReturnType<typeof issueRoutes> & ReturnType<typeof walletRoutes> {
  return { ...issueRoutes(parts), ...walletRoutes(parts) };
}
