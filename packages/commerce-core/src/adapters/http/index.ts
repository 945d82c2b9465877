export { createHttpAccountApi } from './account.http.ts';
export { createHttpAddressApi } from './address.http.ts';
export { createHttpCartApi } from './cart.http.ts';
export {
  API_TIMEOUT_MS,
  type CallOptions,
  createHttpCaller,
  type HttpCaller,
  type HttpClient,
  type HttpHost,
} from './client.ts';
export { createHttpCouponApi } from './coupon.http.ts';
export { createHttpDisplayApi } from './display.http.ts';
export { type DirectQuestion, type ReadDirectly } from './direct-read.ts';
export { errorFromResponse } from './error-from-response.ts';
export { createHttpOrderApi } from './order.http.ts';
export { createHttpPointApi } from './point.http.ts';
export { createHttpProductApi, SUGGESTION_TIMEOUT_MS } from './product.http.ts';
export { type ApiCredentials, createHttpSessionApi, type HttpSessionHost } from './session.http.ts';
