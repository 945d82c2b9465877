export {
  APP_COUPON_RATE,
  APP_OFFER_AFTER_MS,
  APP_OFFER_HIDDEN_S,
  APP_OPEN_PROBE_MS,
  type AppLinks,
  appAddress,
  probeAppOpen,
} from './app-install.ts';
export { CLIENT_ID_LENGTH, CLIENT_ID_MAX_AGE_SECONDS, clientId, isClientId } from './client-id.ts';
export type { Clock } from './clock.port.ts';
export {
  type ConnectType,
  connectTypeOf,
  type CouponPlatform,
  couponPlatformOf,
  DEFAULT_APP_MARKER,
  type Device,
  deviceOf,
  type HostKind,
  type PhoneOs,
  type Platform,
  readHostKind,
} from './platform.ts';
export type { Random } from './random.port.ts';
export { idempotencyKey } from './idempotency-key.ts';
