import { attachCampaign, trackMemberProfile } from '@dealstore/commerce-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../container/services.ts';
import { resumeIntended } from './resume-intended.ts';
import type { SessionHost } from './session-link.ts';
import { mergeRecentlyViewed } from './merge-recent-products.ts';

/** What a page has to report and to bring up to date of a member, all at once. */
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
