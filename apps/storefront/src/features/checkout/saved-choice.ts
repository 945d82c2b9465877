import {
  type CheckoutChoice,
  type SavedChoice,
  type OrderSheetNo,
  PAY_TYPES,
  STOCK_HOLD_MS,
} from '@dealstore/commerce-core/domain';
import type { KeyValueStore } from '@dealstore/commerce-core';
import { removeDraft } from '../../widgets/draft/draft.ts';
import { DRAFT, visitStore } from '../../container/visit-store.ts';

/** How long a sheet's choice is kept on this device, in seconds: as long as goods are held, 15 min. Assumed. */
const LIFE_S = STOCK_HOLD_MS / 1000;

/** What a sheet's choice is kept as. */
export const choiceDraft = (orderSheetNo: OrderSheetNo) => `checkout-${orderSheetNo}`;
const keyOf = (orderSheetNo: OrderSheetNo) => DRAFT + choiceDraft(orderSheetNo);

/**
 * Keeps of a choice what the backend does not: a declined payment finds the sheet as it was. The memo, in the shopper's own
 * words, stays in this tab.
 */
export function saveChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo, choice: CheckoutChoice): void {
  const { payType, installmentMonths, rememberPayType, agreedTerms } = choice;
  const { addressNo } = choice.address;
  const saved: Omit<SavedChoice, 'deliveryMemo'> = {
    addressNo,
    payType,
    installmentMonths,
    rememberPayType,
    agreedTerms,
  };
  store.set(keyOf(orderSheetNo), JSON.stringify(saved), LIFE_S);
  visitStore().set(keyOf(orderSheetNo), choice.deliveryMemo, LIFE_S);
}

/** The choice saved for a sheet; null when it is missing or unreadable. */
export function savedChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo): SavedChoice | null {
  const json = store.get(keyOf(orderSheetNo));
  if (json === null) return null;
  try {
    return readChoice(JSON.parse(json), visitStore().get(keyOf(orderSheetNo)) ?? '');
  } catch {
    return null;
  }
}

/** Forgets a sheet that has been paid. */
export function removeChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo): void {
  store.remove(keyOf(orderSheetNo));
  removeDraft(choiceDraft(orderSheetNo));
}

function readChoice(value: unknown, deliveryMemo: string): SavedChoice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { addressNo, payType, installmentMonths, rememberPayType, agreedTerms }: Readonly<Record<string, unknown>> = {
    ...value,
  };
  if (!Number.isSafeInteger(addressNo) || !Number.isSafeInteger(installmentMonths)) return null;
  if (typeof rememberPayType !== 'boolean' || !Array.isArray(agreedTerms)) return null;
  return {
    addressNo: Number(addressNo),
    deliveryMemo,
    payType: PAY_TYPES.find((one) => one === payType) ?? null,
    installmentMonths: Number(installmentMonths),
    rememberPayType,
    agreedTerms: agreedTerms.map(String),
  };
}
