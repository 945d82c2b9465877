import { orderCart, resumeIntent } from '@dealstore/commerce-core';
import type { Services } from '../container/services.ts';
import { paths } from '../routes/links.ts';

/**
 * Goes on to the order a guest was about to make in the cart before the log-in, if the page is still the cart. Spec §4.
 * @param merged once both carts are one
 */
export async function resumeOrder(services: Services, merged: Promise<void>): Promise<void> {
  const step = resumeIntent(services, ['order'])?.step;
  if (step?.kind !== 'order') return;
  await merged;
  const orderSheetNo = await orderCart(services, step.additions);
  if (orderSheetNo !== null && location.pathname === paths.cart()) location.assign(paths.orderSheet(orderSheetNo));
}
