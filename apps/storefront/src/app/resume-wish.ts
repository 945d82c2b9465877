import { resumeIntent } from '@dealstore/commerce-core';
import type { Services } from '../container/services.ts';
import type { WishPage } from './make-resumed-wish.ts';

/** Makes the wish a guest was about to make before the log-in, on whichever page it was. Spec §4. */
export async function resumeWish(services: Services, page: WishPage): Promise<void> {
  const step = resumeIntent(services, ['wish'])?.step;
  if (step?.kind !== 'wish') return;
  const { makeResumedWish } = await import('./make-resumed-wish.ts');
  await makeResumedWish(services, step.productNo, page);
}
