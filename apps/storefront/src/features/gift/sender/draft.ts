import { GIFT_CARD_TYPES, type GiftRequest, type OrderSheetNo } from '@dealstore/commerce-core/domain';
import { saveDraft, savedDraft } from '../../../widgets/draft/draft.ts';

/** What a sheet's gift is kept as. */
export const giftDraft = (orderSheetNo: OrderSheetNo) => `gift-${orderSheetNo}`;

/** Keeps a gift that is being written: everything but the phone, which stays on no device. */
export function keepGift({ orderSheetNo, ...gift }: GiftRequest): void {
  const { senderName, receiverName, cardType, message, optionOpen } = gift;
  saveDraft(giftDraft(orderSheetNo), { senderName, receiverName, cardType, message, optionOpen });
}

/** What a form begins with, and over it what was written of the same gift before. */
export function keptGift(start: GiftRequest): GiftRequest {
  const { orderSheetNo, receiverPhone, ...words } = start;
  const draft = { ...words, ...savedDraft(giftDraft(orderSheetNo), { ...words, cardType: '' }) };
  const cardType = GIFT_CARD_TYPES.find((one) => one === draft.cardType) ?? start.cardType;
  return { ...draft, cardType, orderSheetNo, receiverPhone };
}
