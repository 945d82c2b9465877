import { attachCampaign, trackMemberProfile } from '@dealstore/commerce-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../container/services.ts';
import { resumeOrder } from './resume-order.ts';
import { resumeWish } from './resume-wish.ts';
import type { SessionHost } from './session-link.ts';
import { mergeRecentlyViewed } from './merge-recent-products.ts';

/** What a page has to report and to bring up to date of a member, all at once. */
export async function afterLogin(
  services: Services,
  { chrome, client, text }: Pick<SessionHost, 'chrome' | 'text'> & { readonly client: QueryClient },
  react: (thrown: unknown) => void,
  merged: Promise<void>,
): Promise<void> {
  const tasks = [
    trackMemberProfile(services),
    attachCampaign(services, services.visitCampaign),
    resumeWish(services, { client, chrome, text }),
    resumeOrder(services, merged),
    mergeRecentlyViewed(services, client),
  ];
  await Promise.all(tasks.map((task) => task.catch(react)));
}
