export { createHttpAccountApi } from './account.http.ts';
export { createHttpAddressApi } from './address.http.ts';
export { createHttpBehaviorApi } from './behavior.http.ts';
export { createHttpCartApi, createHttpCartPriceApi } from './cart.http.ts';
export { createHttpClaimApi } from './claim.http.ts';
export {
  API_TIMEOUT_MS,
  type CallOptions,
  createHttpClient,
  dataAs,
  dataOf,
  type HttpClient,
  type HttpHost,
} from './client.ts';
export { createHttpCouponApi } from './coupon.http.ts';
export { createHttpDisplayApi } from './display.http.ts';
export { type DirectQuestion, type ReadDirectly } from './direct-read.ts';
export { errorFromResponse } from './error-from-response.ts';
export { createHttpEventApi } from './event.http.ts';
export { createHttpFileApi } from './file.http.ts';
export { createHttpGiftApi } from './gift.http.ts';
export { createHttpGradeApi } from './grade.http.ts';
export { createHttpPorts, type HttpShopper } from './http-ports.ts';
export { createHttpOrderApi } from './order.http.ts';
export { createHttpReviewApi } from './review.http.ts';
export { createHttpInquiryApi } from './inquiry.http.ts';
export { createHttpPointApi } from './point.http.ts';
export { createHttpAlarmApi } from './alarm.http.ts';
export { createHttpPurchaseHistoryApi } from './purchase-history.http.ts';
export { createHttpProductApi, SUGGESTION_TIMEOUT_MS } from './product.http.ts';
export { createHttpRecentProductApi, createHttpWishApi } from './wish.http.ts';
export { createHttpLoginSessionApi } from './login-session.http.ts';
export { type ApiCredentials, createHttpSessionApi, type HttpSessionHost } from './session.http.ts';
