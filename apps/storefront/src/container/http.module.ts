import { createGuestCartApi, createGuestRecentProductApi, type VisitCampaign } from '@dealstore/commerce-core';
import {
  createHttpAccountApi,
  createHttpAddressApi,
  createHttpAlarmApi,
  createHttpBehaviorApi,
  createHttpCaller,
  createHttpCartApi,
  createHttpCartPriceApi,
  createHttpCouponApi,
  createHttpDisplayApi,
  createHttpEventApi,
  createHttpFileApi,
  createHttpClaimApi,
  createHttpGiftApi,
  createHttpGradeApi,
  createHttpLoginSessionApi,
  createHttpOrderApi,
  createHttpReviewApi,
  createHttpInquiryApi,
  createHttpPointApi,
  createHttpPurchaseHistoryApi,
  createHttpProductApi,
  createHttpRecentProductApi,
  createHttpWishApi,
  type HttpCaller,
} from '@dealstore/commerce-core/adapters/http';
import { clientIdFromCookie } from '@dealstore/commerce-core/adapters/web';
import { campaignHeaders, connectTypeOf } from '@dealstore/commerce-core/domain';
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { PageFacts } from '../page/page-state.ts';
import { TOKEN } from './tokens.ts';

const cookieJar = {
  read: () => document.cookie,
  write: (cookie: string) => {
    document.cookie = cookie;
  },
};

const CALLER: { readonly http: ServiceIdentifier<HttpCaller> } = { http: Symbol('http') };

/** The backend over HTTP, through this origin's `/api`, where the web host adds the bearer. Spec §7. */
export function httpModule(facts: PageFacts, campaign: VisitCampaign): ContainerModule {
  const headers = {
    'phone-os': phoneOs(facts),
    'connect-type': connectTypeOf(facts.platform),
    // A page that shows one member never writes for the next: the web host compares.
    ...(facts.login !== undefined && { 'session-login': facts.login }),
  };
  return new ContainerModule(({ bind }) => {
    bind(CALLER.http).toResolvedValue(
      (clock, sessionApi, tokenStore) =>
        createHttpCaller({
          baseUrl: `${window.location.origin}/api`,
          fetch: (request) => fetch(request),
          clock,
          headers: () => ({ ...headers, ...campaignHeaders(campaign.current()) }),
          bearer: async () => null,
          session: () => ({ sessionApi, tokenStore }),
        }),
      [TOKEN.clock, TOKEN.sessionApi, TOKEN.tokenStore],
    );
    bind(TOKEN.accountApi).toResolvedValue(createHttpAccountApi, [CALLER.http]);
    bind(TOKEN.loginSessionApi).toResolvedValue(createHttpLoginSessionApi, [CALLER.http]);
    bind(TOKEN.addressApi).toResolvedValue(createHttpAddressApi, [CALLER.http]);
    bind(TOKEN.displayApi).toResolvedValue(createHttpDisplayApi, [CALLER.http]);
    bind(TOKEN.productApi).toResolvedValue(createHttpProductApi, [CALLER.http]);
    bind(TOKEN.cartPriceApi).toResolvedValue(createHttpCartPriceApi, [CALLER.http]);
    // A document belongs to one session, so its cart is one or the other for as long as it lives; so are viewed products.
    if (facts.loggedIn) {
      bind(TOKEN.cartApi).toResolvedValue(createHttpCartApi, [CALLER.http]);
      bind(TOKEN.recentProductApi).toResolvedValue(createHttpRecentProductApi, [CALLER.http]);
    } else {
      bind(TOKEN.recentProductApi).toResolvedValue(
        (keyValueStore, clock) => createGuestRecentProductApi({ keyValueStore, clock }),
        [TOKEN.keyValueStore, TOKEN.clock],
      );
      bind(TOKEN.cartApi).toResolvedValue(
        (keyValueStore, cartPriceApi) => createGuestCartApi({ keyValueStore, cartPriceApi }),
        [TOKEN.keyValueStore, TOKEN.cartPriceApi],
      );
    }
    bind(TOKEN.couponApi).toResolvedValue(createHttpCouponApi, [CALLER.http]);
    bind(TOKEN.eventApi).toResolvedValue(createHttpEventApi, [CALLER.http]);
    bind(TOKEN.fileApi).toResolvedValue(createHttpFileApi, [CALLER.http]);
    bind(TOKEN.claimApi).toResolvedValue(createHttpClaimApi, [CALLER.http]);
    bind(TOKEN.giftApi).toResolvedValue(createHttpGiftApi, [CALLER.http]);
    bind(TOKEN.gradeApi).toResolvedValue(createHttpGradeApi, [CALLER.http]);
    bind(TOKEN.reviewApi).toResolvedValue(createHttpReviewApi, [CALLER.http]);
    bind(TOKEN.inquiryApi).toResolvedValue(createHttpInquiryApi, [CALLER.http]);
    bind(TOKEN.pointApi).toResolvedValue(createHttpPointApi, [CALLER.http]);
    bind(TOKEN.purchaseHistoryApi).toResolvedValue(createHttpPurchaseHistoryApi, [CALLER.http]);
    bind(TOKEN.wishApi).toResolvedValue(createHttpWishApi, [CALLER.http]);
    bind(TOKEN.behaviorApi).toResolvedValue(
      (http, random) => createHttpBehaviorApi(http, () => clientIdFromCookie(cookieJar, random)),
      [CALLER.http, TOKEN.random],
    );
    bind(TOKEN.alarmApi).toResolvedValue(createHttpAlarmApi, [CALLER.http]);
    bind(TOKEN.orderApi).toResolvedValue(createHttpOrderApi, [CALLER.http]);
  });
}

function phoneOs({ platform }: PageFacts): string {
  if (platform === 'AOS' || platform === 'IOS') return platform;
  // Neither phone is a PC to a coupon for the mobile web.
  if (platform === 'PC') return 'PC';
  return /Android/.test(navigator.userAgent) ? 'AOS' : 'IOS';
}
