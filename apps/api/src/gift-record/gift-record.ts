// What other features use of the record of gifts. Orders use gifts only through this; what gifts
// do with orders is in `gift`.
export { followOrder, startGift } from './follow-order.ts';
export { addGiftAlarms } from './gift-alarm.ts';
export {
  enqueueGiftDeadline,
  enqueueGiftMessage,
  EXPIRE_GIFT,
  REMIND_GIFT,
  SEND_GIFT_MESSAGE,
  shareGiftLink,
  type GiftMessagePurpose,
} from './enqueue-gift.ts';
export { RECEIVED_BY_READER } from './gift-recipient.ts';
export { giftFacts, receiverPhoneOf } from './gift-sheet.ts';
export { lockGift, moveGift, type LockedGift } from './gift-step.ts';
