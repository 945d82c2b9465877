import type { ResumedStep } from '@dealstore/commerce-core';
import type { Services } from '../container/services.ts';
import { makeResumedWish, type WishPage } from './make-resumed-wish.ts';
import { resumeOrder } from './resume-order.ts';

/**
 * Does what a guest was about to do before the log-in, where no page does it itself: a wish, and the order of a cart.
 * Spec §4.
 * @param page whose it is, and once the carts of guest and member are one
 */
export async function takeResumedStep(
  services: Services,
  step: ResumedStep,
  page: WishPage & { readonly merged: Promise<void> },
): Promise<void> {
  if (step.kind === 'wish') await makeResumedWish(services, step.productNo, page);
  if (step.kind !== 'order') return;
  await page.merged;
  await resumeOrder(services, step.additions);
}
