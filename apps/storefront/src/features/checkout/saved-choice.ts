import { type CheckoutChoice, type OrderSheetNo, STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import type { KeptChoice, KeyValueStore } from '@dealstore/commerce-core';

/** How long a sheet's choice is kept on this device, in seconds: as long as goods are held, 15 min. Assumed. */
const LIFE_S = STOCK_HOLD_MS / 1000;

const keyOf = (orderSheetNo: OrderSheetNo) => `checkout-${orderSheetNo}`;

/** Keeps what of a choice the backend does not, and says nothing of a person: a declined payment finds the sheet as it was. */
export function saveChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo, choice: CheckoutChoice): void {
  const { payType, installmentMonths, rememberPayType, agreedTerms } = choice;
  const kept: KeptChoice = { payType, installmentMonths, rememberPayType, agreedTerms };
  store.set(keyOf(orderSheetNo), JSON.stringify(kept), LIFE_S);
}

/** The choice kept for a sheet; null when there is none or it cannot be read. */
export function savedChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo): KeptChoice | null {
  const json = store.get(keyOf(orderSheetNo));
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** Forgets a sheet that has been paid. */
export function removeChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo): void {
  store.remove(keyOf(orderSheetNo));
}

function isKept(value: unknown): value is KeptChoice {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'agreedTerms' in value &&
    Array.isArray(value.agreedTerms) &&
    'installmentMonths' in value &&
    typeof value.installmentMonths === 'number'
  );
}
