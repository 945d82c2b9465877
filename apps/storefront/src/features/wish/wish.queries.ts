import type { LoadServices } from '../../container/services.ts';
import { recentCardsQuery } from '../../widgets/recent-products/recent-products.ts';

/** The cards of what was viewed on this device; without them there is no screen. Spec §2. */
export function recentQuery(services: LoadServices) {
  return { ...recentCardsQuery(services), throwOnError: true };
}
