import { createGuestCartApi } from '../../cart/guest-cart-api.use-case.ts';
import type { BackendPorts, HostPorts } from '../../ports.ts';
import { createGuestRecentProductApi } from '../../product/guest-recent-products.use-case.ts';
import { createHttpAccountApi } from './account.http.ts';
import { createHttpAddressApi } from './address.http.ts';
import { createHttpAlarmApi } from './alarm.http.ts';
import { createHttpBehaviorApi } from './behavior.http.ts';
import { createHttpCartApi, createHttpCartPriceApi } from './cart.http.ts';
import { createHttpClaimApi } from './claim.http.ts';
import type { HttpClient } from './http-client.ts';
import { createHttpCouponApi } from './coupon.http.ts';
import { createHttpDisplayApi } from './display.http.ts';
import { createHttpEventApi } from './event.http.ts';
import { createHttpFileApi } from './file.http.ts';
import { createHttpGiftApi } from './gift.http.ts';
import { createHttpGradeApi } from './grade.http.ts';
import { createHttpInquiryApi } from './inquiry.http.ts';
import { createHttpLoginSessionApi } from './login-session.http.ts';
import { createHttpOrderApi } from './order.http.ts';
import { createHttpPointApi } from './point.http.ts';
import { createHttpProductApi } from './product.http.ts';
import { createHttpPurchaseHistoryApi } from './purchase-history.http.ts';
import { createHttpReviewApi } from './review.http.ts';
import { createHttpRecentProductApi, createHttpWishApi } from './wish.http.ts';

/** Who asks the backend. */
export interface HttpShopper {
  /** The client id of this browser: 21 letters and digits. Spec §7. */
  readonly clientId: () => string;
  /** The device that keeps a guest's cart and the products they saw; null for a member, whose backend keeps them. */
  readonly guest: Pick<HostPorts, 'keyValueStore' | 'clock'> | null;
}

/**
 * Every port that the backend answers, over one client; a port of your own goes over it too.
 * @example const ports = { ...createHttpPorts(http, shopper), orderApi: mine };
 */
export function createHttpPorts(http: HttpClient, { clientId, guest }: HttpShopper): BackendPorts {
  const cartPriceApi = createHttpCartPriceApi(http);
  return {
    accountApi: createHttpAccountApi(http),
    addressApi: createHttpAddressApi(http),
    alarmApi: createHttpAlarmApi(http),
    behaviorApi: createHttpBehaviorApi(http, clientId),
    cartApi:
      guest === null
        ? createHttpCartApi(http)
        : createGuestCartApi({ keyValueStore: guest.keyValueStore, cartPriceApi }),
    cartPriceApi,
    claimApi: createHttpClaimApi(http),
    couponApi: createHttpCouponApi(http),
    displayApi: createHttpDisplayApi(http),
    eventApi: createHttpEventApi(http),
    fileApi: createHttpFileApi(http),
    giftApi: createHttpGiftApi(http),
    gradeApi: createHttpGradeApi(http),
    inquiryApi: createHttpInquiryApi(http),
    loginSessionApi: createHttpLoginSessionApi(http),
    orderApi: createHttpOrderApi(http),
    pointApi: createHttpPointApi(http),
    productApi: createHttpProductApi(http),
    purchaseHistoryApi: createHttpPurchaseHistoryApi(http),
    recentProductApi: guest === null ? createHttpRecentProductApi(http) : createGuestRecentProductApi(guest),
    reviewApi: createHttpReviewApi(http),
    wishApi: createHttpWishApi(http),
  };
}
