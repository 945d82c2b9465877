// What other features use of orders; the rest of this folder is its own.
export { estimateClaim, requestClaim } from './claim/request-claim.ts';
export { stepClaim } from './claim/step-claim.ts';
export { advance } from './fulfillment/advance.ts';
export { endGift, lockGiftOrder } from './gift/end-gift.ts';
export { RECEIVED_BY_READER } from './gift/gift-recipient.ts';
export { addGiftAlarms } from './gift/gift-alarm.ts';
export {
  shareGiftLink,
  enqueueGiftDeadline,
  enqueueGiftMessage,
  EXPIRE_GIFT,
  REMIND_GIFT,
  SEND_GIFT_MESSAGE,
  type GiftMessagePurpose,
} from './gift/gift-messages.ts';
export { giftFacts } from './gift/gift-sheet.ts';
export { lockGift, moveGift, type LockedGift } from './gift/gift-step.ts';
export {
  readGiftClaim,
  readGiftClaimable,
  requestGiftClaim,
  withdrawGiftClaim,
  type GiftClaimState,
} from './gift/gift-claim.ts';
export { pickOption } from './gift/pick-option.ts';
export { findBought, hasGoneBack, listReviewable, takeReviewable, type BoughtColumns } from './history/reviewable.ts';
export { findOrdersIn } from './history/find-orders.ts';
export type { StoredStatus } from './payment/order-lock.ts';
export { RECONCILE_PAYMENT } from './payment/payment-jobs.ts';
export { isAwaitingPayment, settleByProvider } from './payment/settle-by-provider.ts';
export { NOTHING_HELD } from './sheet/held-by-sheet.ts';
export { lockActiveMember, lockWriter } from './reservation/active-member.ts';
export { refuseOptionInputs } from './sheet/refuse-option-inputs.ts';
export { readGoods } from './sheet/sheet-line.ts';
export { readOptionInputs } from './sheet/sheet-product.ts';
