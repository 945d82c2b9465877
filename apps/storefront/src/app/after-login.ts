import { attachCampaign, mergeRecentProducts, resumeIntent, trackMemberProfile } from '@dealstore/commerce-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../container/services.ts';
import type { SessionHost } from './session-link.ts';
import { RECENT_KEY } from '../widgets/recent-products/use-remember-product.ts';
import type { takeResumedStep } from './take-resumed-step.ts';

/** Reports a member to analytics and brings their data up to date, all at once. */
export async function afterLogin(
  services: Services,
  page: Pick<SessionHost, 'chrome' | 'text'> & { readonly client: QueryClient; readonly merged: Promise<void> },
  react: (thrown: unknown) => void,
): Promise<void> {
  const tasks = [
    trackMemberProfile(services),
    attachCampaign(services, services.visitCampaign),
    resumeIntended(services, page),
    mergeRecentlyViewed(services, page.client),
  ];
  await Promise.all(tasks.map((task) => task.catch(react)));
}

/** Moves what a guest has viewed on this device to the member who logged in. */
async function mergeRecentlyViewed(services: Services, client: QueryClient): Promise<void> {
  if (!(await mergeRecentProducts(services))) return;
  // A first answer requested before the merge would stay: only queries with data are refetched.
  await client.cancelQueries({ queryKey: RECENT_KEY });
  await client.invalidateQueries({ queryKey: RECENT_KEY });
}

/** Resumes what a guest intended before the log-in, unless a page does so itself. Spec §4. */
async function resumeIntended(services: Services, page: Parameters<typeof takeResumedStep>[2]): Promise<void> {
  const step = resumeIntent(services, ['wish', 'order'])?.step;
  if (step != null) await (await import('./take-resumed-step.ts')).takeResumedStep(services, step, page);
}
