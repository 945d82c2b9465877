export {
  type GiftAction,
  giftActions,
  type GiftFacts,
  giftSenderName,
  type GiftSide,
  isGiftAddressOpen,
} from './gift-actions.ts';
export { type GiftAddressProblem, giftAddressProblems, type GiftPlace, isSameGiftPlace } from './gift-address.ts';
export { type GiftClaimable, type GiftClaimRequest, giftClaimTypes, isGiftClaimComplete } from './gift-claims.ts';
export {
  GIFT_DAYS,
  GIFT_ARRIVED_LINK_MS,
  GIFT_PROOF_LIFE_MS,
  GIFT_REMINDER_DAYS,
  GIFT_RESEND_PAUSE_MS,
  GIFT_RESENDS,
  giftDaysLeft,
  giftDeadline,
  type GiftMessages,
  giftReminders,
  giftResendableAt,
  isGiftLinkShown,
} from './gift-deadline.ts';
export { giftEndClaim, type GiftEndEvent } from './gift-end.ts';
export { type GiftChoice, type GiftGoods, isGiftChoice, mayBeGiven } from './gift-goods.ts';
export type {
  GiftAddress,
  GiftAddressRequest,
  GiftClaim,
  GiftConfirmation,
  GiftCounts,
  GiftMoment,
  GiftOption,
  GiftSummary,
  ReceivedGift,
  SentGift,
} from './gift-record.ts';
export {
  GIFT_CARD_TYPES,
  GIFT_MESSAGE_LIMIT,
  type GiftCardType,
  type GiftProblem,
  giftProblems,
  type GiftRequest,
  isGiftMessage,
} from './gift-request.ts';
export {
  COMPLETE_GIFT_STATUSES,
  GIFT_BUTTONS,
  GIFT_STEPS,
  GIFT_TABS,
  type GiftActor,
  type GiftBox,
  giftBoxOf,
  giftEventOf,
  type GiftButton,
  type GiftEvent,
  type GiftState,
  giftStatusesOf,
  type GiftStep,
  type GiftTab,
  isGiftEnded,
  isGiftOver,
  isGiftTakenBack,
  nextGiftStatus,
  type TakenBackGiftStatus,
  USABLE_GIFT_STATUSES,
} from './gift.ts';
export {
  acceptRefusal,
  giftMoved,
  type GiftOrderFacts,
  giftPlaceRefusal,
  giftRefusal,
  giftRequestRefusal,
  GIFTS_TO_A_PHONE,
  giftStepRefusal,
  goodsRefusal,
  pickRefusal,
  readdressRefusal,
  type SentTo,
} from './gift-refusal.ts';
