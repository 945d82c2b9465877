import type { AccountApi } from './account/account.port.ts';
import type { AddressApi } from './address/address.port.ts';
import type { AlarmApi } from './alarm/alarm.port.ts';
import type { BehaviorApi } from './behavior/behavior.port.ts';
import type { CartApi, CartPriceApi } from './cart/cart.port.ts';
import type { ClaimApi } from './claim/claim.port.ts';
import type { CouponApi } from './coupon/coupon.port.ts';
import type { DisplayApi } from './display/display.port.ts';
import type { EventApi } from './event/event.port.ts';
import type { FileApi } from './file/file.port.ts';
import type { GiftApi } from './gift/gift.port.ts';
import type { GradeApi } from './grade/grade.port.ts';
import type { OrderApi } from './order/order.port.ts';
import type { PurchaseHistoryApi } from './order/purchase-history.port.ts';
import type { Bridge } from './bridge/bridge.port.ts';
import type { Clock } from './platform/clock.port.ts';
import type { Random } from './platform/random.port.ts';
import type { KeyValueStore } from './platform/storage.port.ts';
import type { Tracking } from './behavior/tracking.port.ts';
import type { ReviewApi } from './review/review.port.ts';
import type { InquiryApi } from './inquiry/inquiry.port.ts';
import type { PointApi } from './point/point.port.ts';
import type { ProductApi } from './product/product.port.ts';
import type { RecentProductApi } from './product/recent-product.port.ts';
import type { LoginSessionApi } from './session/login-session.port.ts';
import type { PendingTargetStore } from './session/pending-target.port.ts';
import type { SessionApi, TokenStore } from './session/session.port.ts';
import type { WishApi } from './wish/wish.port.ts';

/** What the backend answers. */
export interface BackendPorts {
  readonly loginSessionApi: LoginSessionApi;
  readonly accountApi: AccountApi;
  readonly addressApi: AddressApi;
  readonly displayApi: DisplayApi;
  readonly productApi: ProductApi;
  readonly cartApi: CartApi;
  readonly cartPriceApi: CartPriceApi;
  readonly couponApi: CouponApi;
  readonly reviewApi: ReviewApi;
  readonly inquiryApi: InquiryApi;
  readonly pointApi: PointApi;
  readonly gradeApi: GradeApi;
  readonly eventApi: EventApi;
  readonly fileApi: FileApi;
  readonly orderApi: OrderApi;
  readonly claimApi: ClaimApi;
  readonly giftApi: GiftApi;
  readonly purchaseHistoryApi: PurchaseHistoryApi;
  readonly alarmApi: AlarmApi;
  readonly wishApi: WishApi;
  readonly recentProductApi: RecentProductApi;
  readonly behaviorApi: BehaviorApi;
}

/** What the host can do: keep a session, tell the time, store, and reach a shell and its listeners. */
export interface HostPorts {
  readonly sessionApi: SessionApi;
  readonly tokenStore: TokenStore;
  readonly pendingTargetStore: PendingTargetStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly keyValueStore: KeyValueStore;
  readonly bridge: Bridge;
  readonly tracking: Tracking;
}

/** All the core asks of the world. Give these, and it runs anywhere. */
export interface Ports extends BackendPorts, HostPorts {}
