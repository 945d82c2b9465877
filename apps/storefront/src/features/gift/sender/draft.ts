import { GIFT_CARD_TYPES, type GiftRequest, type OrderSheetNo, STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { DRAFT, visitStore } from '../../../container/visit-store.ts';

/** How long a draft is kept in this tab, in seconds: as long as what is chosen on an order sheet. Assumed. */
const LIFE_S = STOCK_HOLD_MS / 1000;

const keyOf = (orderSheetNo: OrderSheetNo) => `${DRAFT}gift-${orderSheetNo}`;

/** What is kept of a gift that is being written: everything but the phone, which stays on no device. */
interface GiftDraft extends Omit<GiftRequest, 'orderSheetNo' | 'receiverPhone'> {
  /** Whether a phone was typed, which has to be typed again. */
  readonly hadPhone: boolean;
}

/** Keeps a draft in this tab, for a page that is loaded anew. @param hadPhone whether the draft before had a phone */
export function saveDraft({ orderSheetNo, receiverPhone, ...words }: GiftRequest, hadPhone: boolean): void {
  const draft: GiftDraft = { ...words, hadPhone: hadPhone || receiverPhone !== '' };
  visitStore().set(keyOf(orderSheetNo), JSON.stringify(draft), LIFE_S);
}

/** The draft of a sheet's gift; empty when there is none or it cannot be read. */
export function savedDraft(orderSheetNo: OrderSheetNo): Partial<GiftDraft> {
  try {
    const kept: Readonly<Record<string, unknown>> = JSON.parse(visitStore().get(keyOf(orderSheetNo)) ?? '{}');
    const { receiverName, senderName, message, optionOpen, hadPhone } = kept;
    const cardType = GIFT_CARD_TYPES.find((known) => known === kept['cardType']);
    if (cardType === undefined) return {};
    return {
      receiverName: String(receiverName),
      senderName: String(senderName),
      message: String(message),
      cardType,
      optionOpen: optionOpen === true,
      hadPhone: hadPhone === true,
    };
  } catch {
    return {};
  }
}

/** Forgets the draft of a gift that has been taken. */
export function removeDraft(orderSheetNo: OrderSheetNo): void {
  visitStore().remove(keyOf(orderSheetNo));
}
