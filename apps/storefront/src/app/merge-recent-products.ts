import { mergeRecentProducts } from '@dealstore/commerce-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../container/services.ts';
import { RECENT_KEY } from '../widgets/recent-products/use-remember-product.ts';

/** Moves what a guest has viewed on this device to the member who logged in. */
export async function mergeRecentlyViewed(services: Services, client: QueryClient): Promise<void> {
  if (!(await mergeRecentProducts(services))) return;
  // A first answer that was asked for before the merge would stay: only what has data is requested again.
  await client.cancelQueries({ queryKey: RECENT_KEY });
  await client.invalidateQueries({ queryKey: RECENT_KEY });
}
