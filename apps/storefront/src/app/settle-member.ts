import { attachCampaign, trackMemberProfile } from '@dealstore/commerce-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../container/services.ts';
import { resumeWish } from './resume-wish.ts';
import type { SessionHost } from './session-link.ts';
import { settleRecentProducts } from './settle-recent-products.ts';

/** What a page has to report and to settle of a member, all at once. */
export async function settleMember(
  services: Services,
  { chrome, client, text }: Pick<SessionHost, 'chrome' | 'text'> & { readonly client: QueryClient },
  react: (thrown: unknown) => void,
): Promise<void> {
  const settling = [
    trackMemberProfile(services),
    attachCampaign(services, services.visitCampaign),
    resumeWish(services, { client, chrome, text }),
    settleRecentProducts(services, client),
  ];
  await Promise.all(settling.map((settled) => settled.catch(react)));
}
