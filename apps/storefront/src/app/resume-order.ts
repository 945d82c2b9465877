import { orderCart } from '@dealstore/commerce-core';
import type { CartAddition } from '@dealstore/commerce-core/domain';
import { navigate } from 'wouter/use-browser-location';
import type { Services } from '../container/services.ts';
import { paths } from '../routes/links.ts';

/**
 * Goes on to the order of what a guest had chosen in the cart, if the page is still the cart; what the cart has just
 * said stays to be read. Spec §4.
 */
export async function resumeOrder(services: Services, chosen: readonly CartAddition[]): Promise<void> {
  const orderSheetNo = await orderCart(services, chosen);
  if (orderSheetNo !== null && location.pathname === paths.cart()) navigate(paths.orderSheet(orderSheetNo));
}
