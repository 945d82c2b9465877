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
