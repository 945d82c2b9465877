import { createGuestCartApi } from '../../cart/guest-cart-api.use-case.ts';
import { createSessionCartApi } from '../../cart/session-cart-api.use-case.ts';
import type { ClaimEvent } from '../../claim/claim-steps.ts';
import type { OrderStatusType } from '../../order/record/order-status.ts';
import type { Clock } from '../../platform/clock.port.ts';
import type { Random } from '../../platform/random.port.ts';
import type { Ports } from '../../ports.ts';
import { createGuestRecentProductApi } from '../../product/guest-recent-products.use-case.ts';
import { createSessionRecentProductApi } from '../../product/session-recent-products.use-case.ts';
import { createStoredPendingTarget } from '../../session/stored-pending-target.use-case.ts';
import type { TokenVault } from '../../session/session.port.ts';
import type { ClaimNo, InquiryNo, OrderOptionNo, SessionNo } from '../../value/identifiers.ts';
import { absentBridge } from '../bare/absent-bridge.ts';
import { memoryStorage } from '../bare/memory-storage.ts';
import { memoryTokenVault } from '../bare/memory-token-vault.ts';
import { silentTracking } from '../bare/silent-tracking.ts';
import { openMemoryAccount } from './account.memory.ts';
import { createMemoryAddressApi } from './address.memory.ts';
import { createMemoryAlarmApi } from './alarm.memory.ts';
import { createMemoryBehaviorApi } from './behavior.memory.ts';
import { createMemoryCartApi, createMemoryCartPriceApi } from './cart.memory.ts';
import { openMemoryClaims } from './claim.memory.ts';
import { createMemoryCouponApi } from './coupon.memory.ts';
import { createMemoryDisplayApi } from './display.memory.ts';
import { createMemoryEventApi } from './event.memory.ts';
import { createMemoryFileApi } from './file.memory.ts';
import { createMemoryGiftApi } from './gift.memory.ts';
import { createMemoryGradeApi } from './grade.memory.ts';
import { SAMPLE_SHOP } from './shop/sample-shop.ts';
import { openMemoryBackend } from './memory-backend.ts';
import { openMemoryCertification } from './shop/memory-certification.ts';
import { runMemoryDue } from './shop/memory-due.ts';
import { openMemoryGifts } from './shop/memory-gift-steps.ts';
import { type MemoryDecision, openMemoryOutside } from './shop/memory-outside.ts';
import type { MemoryShop } from './shop/memory-shop.ts';
import { createMemoryOrderApi } from './order.memory.ts';
import { createMemoryReviewApi } from './review.memory.ts';
import { answerMemoryInquiry, createMemoryInquiryApi } from './inquiry.memory.ts';
import { createMemoryPointApi } from './point.memory.ts';
import { createMemoryProductApi } from './product.memory.ts';
import { createMemoryPurchaseHistoryApi } from './purchase-history.memory.ts';
import { createMemorySessionApi } from './session.memory.ts';
import { openMemoryLoginSessions } from './login-session.memory.ts';
import { createMemoryRecentProductApi, createMemoryWishApi } from './wish.memory.ts';

/** What a memory backend needs of its host, and what it sells. */
export interface MemoryHost {
  readonly clock: Clock;
  readonly random: Random;
  /** The sample shop by default. */
  readonly shop?: MemoryShop;
}

/** Every port, met in memory, with a way to play the payment provider and the seller. */
export interface MemoryPorts extends Ports {
  readonly tokenStore: TokenVault;
  /** What the payment provider says of a payment from now on. */
  decidePayment(key: string, decision: MemoryDecision): void;
  /** Proves the member to be an adult, as an identity provider would. */
  proveAge(): void;
  /** The code that was last sent to a phone; null when none was. */
  codeSentTo(phone: string): string | null;
  /**
   * Moves an ordered option on as its seller and carrier would, one allowed step; rejects
   * with STATE_CONFLICT otherwise.
   */
  fulfill(orderOptionNo: OrderOptionNo, to: OrderStatusType): void;
  /** Answers an inquiry as a seller would; rejects with NOT_FOUND. */
  answerInquiry(inquiryNo: InquiryNo, content: string): void;
  /** Logs the member in on another device, named by words as `Chrome · Windows`; answers the number of that session. */
  logInElsewhere(device: string): number;
  /** Whether a session of another device has not ended. */
  isSessionAlive(sessionNo: SessionNo): boolean;
  /** Moves a claim on as its seller, its carrier or the shop would; rejects with STATE_CONFLICT otherwise. */
  moveClaim(claimNo: ClaimNo, event: Exclude<ClaimEvent, 'withdraw'>): void;
  /**
   * Does what is due by now, as a backend's jobs do by themselves: gifts and unpaid orders end, settled claims are
   * refunded, purchases confirm themselves.
   */
  runDue(): void;
}

/**
 * A whole shop in memory behind every port: for tests, demos and examples.
 * @example const commerce = createCommerce(createMemoryPorts({ clock: systemClock(), random: cryptoRandom() }));
 */
export function createMemoryPorts({ clock, random, shop = SAMPLE_SHOP }: MemoryHost): MemoryPorts {
  const vault = memoryTokenVault(clock);
  const backend = openMemoryBackend(shop, { clock, random, vault });
  const outside = openMemoryOutside(backend);
  const claims = openMemoryClaims(backend, outside);
  const gifts = openMemoryGifts(backend, outside, claims);
  const certification = openMemoryCertification(backend);
  const account = openMemoryAccount(backend, outside, certification);
  const loginSessions = openMemoryLoginSessions(backend);
  const keyValueStore = memoryStorage(clock);
  const cartPriceApi = createMemoryCartPriceApi(backend);
  return {
    sessionApi: createMemorySessionApi(backend),
    loginSessionApi: loginSessions.api,
    accountApi: account.api,
    addressApi: createMemoryAddressApi(backend),
    displayApi: createMemoryDisplayApi(backend),
    productApi: createMemoryProductApi(backend, outside),
    cartApi: createSessionCartApi({
      tokenStore: vault,
      memberCartApi: createMemoryCartApi(backend, outside),
      guestCartApi: createGuestCartApi({ keyValueStore, cartPriceApi }),
    }),
    cartPriceApi,
    couponApi: createMemoryCouponApi(backend, outside),
    reviewApi: createMemoryReviewApi(backend, outside),
    inquiryApi: createMemoryInquiryApi(backend, outside),
    pointApi: createMemoryPointApi(backend, outside),
    gradeApi: createMemoryGradeApi(backend, outside),
    eventApi: createMemoryEventApi(backend),
    fileApi: createMemoryFileApi(backend),
    orderApi: createMemoryOrderApi(backend, outside, gifts),
    claimApi: claims.api,
    giftApi: createMemoryGiftApi(backend, { outside, gifts, certification }),
    purchaseHistoryApi: createMemoryPurchaseHistoryApi(backend, outside),
    alarmApi: createMemoryAlarmApi(backend),
    wishApi: createMemoryWishApi(backend),
    behaviorApi: createMemoryBehaviorApi(backend),
    recentProductApi: createSessionRecentProductApi({
      tokenStore: vault,
      memberRecentProductApi: createMemoryRecentProductApi(backend),
      guestRecentProductApi: createGuestRecentProductApi({ keyValueStore, clock }),
    }),
    tokenStore: vault,
    pendingTargetStore: createStoredPendingTarget({ keyValueStore, clock }),
    clock,
    random,
    keyValueStore,
    bridge: absentBridge(),
    tracking: silentTracking(),
    decidePayment: outside.decidePayment,
    proveAge: () => {
      backend.state.account = { ...backend.state.account, adult: true };
    },
    codeSentTo: account.codeSentTo,
    fulfill: (orderOptionNo, to) => {
      outside.moveOption(orderOptionNo, to, 'SELLER');
    },
    logInElsewhere: loginSessions.logInElsewhere,
    isSessionAlive: loginSessions.isAlive,
    answerInquiry: (inquiryNo, content) => answerMemoryInquiry(backend, inquiryNo, content),
    moveClaim: (claimNo, event) => {
      claims.moveClaim(claimNo, event, event === 'refund' ? 'SYSTEM' : 'SELLER');
    },
    runDue: () => {
      // To read gifts is to end those whose last moment has passed.
      gifts.all();
      runMemoryDue(backend, outside, claims);
    },
  };
}
