// The public surface: what the core asks of the world (ports) and what it gives (flows). Rules are in ./domain.
export type { AccountApi } from './account/account.port.ts';
export { receiveFromApp } from './account/receive-from-app.ts';
export type { AddressApi } from './address/address.port.ts';
export type { AlarmApi } from './alarm/alarm.port.ts';
export type { BehaviorApi } from './behavior/behavior.port.ts';
export { createPageVisits, type PageVisits } from './behavior/page-visits.use-case.ts';
export { createEventQueue, type EventQueue } from './behavior/event-queue.ts';
export { recordPaymentButton, recordPurchase } from './behavior/record-purchase.use-case.ts';
export { recordShare } from './behavior/record-share.use-case.ts';
export { trackMemberProfile } from './behavior/track-member-profile.use-case.ts';
export { bridgeSink, createTracking, dataLayerSink, type TrackingSink } from './behavior/tracking-sinks.use-case.ts';
export {
  createVisitCampaign,
  type Opening,
  attachCampaign,
  type VisitCampaign,
} from './behavior/visit-campaign.use-case.ts';
export { addToCart, type AddToCartResult, type Purchase } from './cart/add-to-cart.use-case.ts';
export type { CartApi, CartPriceApi } from './cart/cart.port.ts';
export { createGuestCartApi } from './cart/guest-cart-api.use-case.ts';
export { mergeGuestCart } from './cart/merge-guest-cart.use-case.ts';
export { createSessionCartApi, type SessionCarts } from './cart/session-cart-api.use-case.ts';
export { savePendingPurchase } from './cart/pending-purchase.use-case.ts';
export { orderCart } from './checkout/order-cart.use-case.ts';
export { buyNow, type BuyNowResult } from './checkout/buy-now.use-case.ts';
export type {
  CheckoutEmittedEvent,
  CheckoutEvent,
  CheckoutInput,
  CheckoutNotice,
} from './checkout/checkout-context.ts';
export { checkoutMachine, createCheckoutMachine } from './checkout/checkout.machine.ts';
export {
  createPaymentMachine,
  type PaymentEmittedEvent,
  type PaymentEvent,
  type PaymentInput,
  paymentMachine,
  PENDING_ATTEMPTS,
  PENDING_INTERVAL_MS,
} from './checkout/payment.machine.ts';
export { type Commerce, createCommerce } from './commerce.ts';
export type { ClaimFormEmittedEvent, ClaimFormEvent, ClaimFormInput, ClaimNotice } from './claim/claim-form-context.ts';
export { claimFormMachine, createClaimFormMachine } from './claim/claim-form.machine.ts';
export type { ClaimApi } from './claim/claim.port.ts';
export type { CouponApi } from './coupon/coupon.port.ts';
export type { DisplayApi } from './display/display.port.ts';
export type { EventApi } from './event/event.port.ts';
export type { FileApi } from './file/file.port.ts';
export type { GiftApi } from './gift/gift.port.ts';
export type {
  GiftAccess,
  GiftProof,
  GiftRecipientContext,
  GiftRecipientEmittedEvent,
  GiftRecipientEvent,
  GiftRecipientInput,
  SentGiftCode,
} from './gift/gift-recipient-context.ts';
export { createGiftRecipientMachine, giftRecipientMachine } from './gift/gift-recipient.machine.ts';
export type { GradeApi, MemberGrade, Membership } from './grade/grade.port.ts';
export type { OrderApi } from './order/order.port.ts';
export type { PurchaseHistoryApi } from './order/purchase-history.port.ts';
export type { Bridge, BridgeStatus, PickedContact, ShareOutcome } from './bridge/bridge.port.ts';
export type { BridgeTransport } from './bridge/bridge-transport.port.ts';
export { createShellBridge } from './bridge/shell-bridge.use-case.ts';
export {
  createReplay,
  type Exchanged,
  type ReceivedMessage,
  type Replay,
  type ReplayProblem,
  type VectorReport,
} from './bridge/replay-vectors.use-case.ts';
export type { Clock } from './platform/clock.port.ts';
export type { Random } from './platform/random.port.ts';
export type { KeyValueStore } from './platform/storage.port.ts';
export type { TrackingEvent } from './behavior/tracking-event.ts';
export type { Tracking } from './behavior/tracking.port.ts';
export type { ReviewApi } from './review/review.port.ts';
export type { InquiryApi } from './inquiry/inquiry.port.ts';
export type { PointApi } from './point/point.port.ts';
export type { BackendPorts, HostPorts, Ports } from './ports.ts';
export { createGuestRecentProductApi } from './product/guest-recent-products.use-case.ts';
export type { RecentProductApi } from './product/recent-product.port.ts';
export { mergeRecentProducts } from './product/merge-recent-products.use-case.ts';
export { recentProductCards } from './product/recent-product-cards.use-case.ts';
export { RECOMMENDATIONS, type Recommendation, recommendedProducts } from './product/recommended-products.ts';
export { rememberProduct } from './product/remember-product.use-case.ts';
export {
  createSessionRecentProductApi,
  type SessionRecentProducts,
} from './product/session-recent-products.use-case.ts';
export type { ProductApi } from './product/product.port.ts';
export { askToLogIn, type AttemptedAction } from './session/ask-to-log-in.use-case.ts';
export { createIdleMachine, type IdleEmittedEvent, type IdleEvent, type IdleInput } from './session/idle.machine.ts';
export type { LoginSessionApi } from './session/login-session.port.ts';
export type { PendingTargetStore, ResumedTarget } from './session/pending-target.port.ts';
export { type ResumedIntent, type ResumedStep, resumeIntent } from './cart/resume-intent.use-case.ts';
export { createStoredPendingTarget } from './session/stored-pending-target.use-case.ts';
export { createSessionMachine, sessionMachine } from './session/session.machine.ts';
export type { SessionContext, SessionEmittedEvent, SessionEndReason, SessionEvent } from './session/session-context.ts';
export type { Agreement, VerificationAnswer } from './session/session.ts';
export type { StoredToken, StoredTokens, SessionApi, TokenStore, TokenVault } from './session/session.port.ts';
export type { WishApi } from './wish/wish.port.ts';
