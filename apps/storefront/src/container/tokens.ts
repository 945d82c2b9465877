import type { ServiceIdentifier } from 'inversify';
import type { Services } from './services.ts';

type Tokens = { readonly [K in keyof Services]: ServiceIdentifier<Services[K]> };

// NOTE: keep the record. A lone `const TOKEN: ServiceIdentifier<X> = Symbol()` is narrowed to `symbol` and a wrong binding compiles.
/** One token per port and per built thing; a new port is a compile error until it has one. */
export const TOKEN: Tokens = {
  sessionApi: Symbol('sessionApi'),
  loginSessionApi: Symbol('loginSessionApi'),
  accountApi: Symbol('accountApi'),
  addressApi: Symbol('addressApi'),
  displayApi: Symbol('displayApi'),
  productApi: Symbol('productApi'),
  cartApi: Symbol('cartApi'),
  cartPriceApi: Symbol('cartPriceApi'),
  couponApi: Symbol('couponApi'),
  reviewApi: Symbol('reviewApi'),
  inquiryApi: Symbol('inquiryApi'),
  pointApi: Symbol('pointApi'),
  purchaseHistoryApi: Symbol('purchaseHistoryApi'),
  alarmApi: Symbol('alarmApi'),
  wishApi: Symbol('wishApi'),
  behaviorApi: Symbol('behaviorApi'),
  recentProductApi: Symbol('recentProductApi'),
  gradeApi: Symbol('gradeApi'),
  eventApi: Symbol('eventApi'),
  fileApi: Symbol('fileApi'),
  claimApi: Symbol('claimApi'),
  giftApi: Symbol('giftApi'),
  orderApi: Symbol('orderApi'),
  tokenStore: Symbol('tokenStore'),
  pendingTargetStore: Symbol('pendingTargetStore'),
  clock: Symbol('clock'),
  random: Symbol('random'),
  keyValueStore: Symbol('keyValueStore'),
  bridge: Symbol('bridge'),
  tracking: Symbol('tracking'),
  visitCampaign: Symbol('visitCampaign'),
  flows: Symbol('flows'),
};
