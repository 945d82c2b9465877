import type { VisitCampaign } from '@dealstore/commerce-core';
import { createHttpClient, createHttpPorts } from '@dealstore/commerce-core/adapters/http';
import { clientIdFromCookie } from '@dealstore/commerce-core/adapters/web';
import { campaignHeaders, connectTypeOf } from '@dealstore/commerce-core/domain';
import { ContainerModule } from 'inversify';
import type { PageFacts } from '../page/page-state.ts';
import { TOKEN } from './tokens.ts';

const cookieJar = {
  read: () => document.cookie,
  write: (cookie: string) => {
    document.cookie = cookie;
  },
};

/** The backend over HTTP, through this origin's `/api`, where the web host adds the bearer. Spec §7. */
export function httpModule(facts: PageFacts, campaign: VisitCampaign): ContainerModule {
  const headers = {
    'phone-os': phoneOs(facts),
    'connect-type': connectTypeOf(facts.platform),
    // The web host compares it, so that a page of one member never writes for another.
    ...(facts.login !== undefined && { 'session-login': facts.login }),
  };
  return new ContainerModule(({ bind }) => {
    bind(TOKEN.backend).toResolvedValue(
      (clock, random, keyValueStore, sessionApi, tokenStore) => {
        const http = createHttpClient({
          baseUrl: `${window.location.origin}/api`,
          fetch: (request) => fetch(request),
          clock,
          headers: () => ({ ...headers, ...campaignHeaders(campaign.current()) }),
          bearer: async () => null,
          session: () => ({ sessionApi, tokenStore }),
        });
        return createHttpPorts(http, {
          clientId: () => clientIdFromCookie(cookieJar, random),
          // A document belongs to one session, so whose cart it shows never changes.
          guest: facts.loggedIn ? null : { keyValueStore, clock },
        });
      },
      [TOKEN.clock, TOKEN.random, TOKEN.keyValueStore, TOKEN.sessionApi, TOKEN.tokenStore],
    );
  });
}

function phoneOs({ platform }: PageFacts): string {
  if (platform === 'AOS' || platform === 'IOS') return platform;
  // For coupons of the mobile web every phone is AOS or IOS.
  if (platform === 'PC') return 'PC';
  return /Android/.test(navigator.userAgent) ? 'AOS' : 'IOS';
}
