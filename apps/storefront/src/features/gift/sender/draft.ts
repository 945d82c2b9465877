import { GIFT_CARD_TYPES, type GiftRequest, type OrderSheetNo } from '@dealstore/commerce-core/domain';
import { saveDraft, savedDraft } from '../../../widgets/draft/draft.ts';

/** Storage key of a draft. */
export const giftDraft = (orderSheetNo: OrderSheetNo) => `gift-${orderSheetNo}`;

/** Stores the draft of a gift without the phone, which is never stored on a device. */
export function saveGiftDraft({ orderSheetNo, ...gift }: GiftRequest): void {
  const { senderName, receiverName, cardType, message, optionOpen } = gift;
  saveDraft(giftDraft(orderSheetNo), { senderName, receiverName, cardType, message, optionOpen });
}

/** The initial values of a form, overwritten by the stored draft of the same sheet. */
export function restoreGiftDraft(start: GiftRequest): GiftRequest {
  const { orderSheetNo, receiverPhone, ...words } = start;
  const draft = { ...words, ...savedDraft(giftDraft(orderSheetNo), { ...words, cardType: '' }) };
  const cardType = GIFT_CARD_TYPES.find((one) => one === draft.cardType) ?? start.cardType;
  return { ...draft, cardType, orderSheetNo, receiverPhone };
}
