import {
  type CheckoutChoice,
  type CouponRequest,
  type OrderSheetNo,
  STOCK_HOLD_MS,
  won,
} from '@dealstore/commerce-core/domain';
import type { KeyValueStore } from '@dealstore/commerce-core';

/** How long a sheet's choice is kept on this device, in seconds: as long as goods are held, 15 min. Assumed. */
const LIFE_S = STOCK_HOLD_MS / 1000;

const keyOf = (orderSheetNo: OrderSheetNo) => `checkout-${orderSheetNo}`;

/** The part of a choice that says nothing of a person: kept so that a declined payment finds the sheet as it was. */
export type SavedChoice = Pick<
  CheckoutChoice,
  'coupons' | 'points' | 'payType' | 'installmentMonths' | 'rememberPayType' | 'agreedTerms'
>;

/** Keeps a choice for its sheet. */
export function saveChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo, choice: CheckoutChoice): void {
  const { coupons, points, payType, installmentMonths, rememberPayType, agreedTerms } = choice;
  const kept: SavedChoice = { coupons, points, payType, installmentMonths, rememberPayType, agreedTerms };
  store.set(keyOf(orderSheetNo), JSON.stringify(kept), LIFE_S);
}

/** The choice kept for a sheet; null when there is none or it cannot be read. */
export function savedChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo): SavedChoice | null {
  const json = store.get(keyOf(orderSheetNo));
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isKept(value) ? { ...value, points: won(value.points) } : null;
  } catch {
    return null;
  }
}

/** Forgets a sheet that has been paid. */
export function removeChoice(store: KeyValueStore, orderSheetNo: OrderSheetNo): void {
  store.remove(keyOf(orderSheetNo));
}

function isKept(value: unknown): value is SavedChoice {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'points' in value &&
    Number.isSafeInteger(value.points) &&
    'agreedTerms' in value &&
    Array.isArray(value.agreedTerms) &&
    'installmentMonths' in value &&
    typeof value.installmentMonths === 'number' &&
    'coupons' in value &&
    isCoupons(value.coupons)
  );
}

function isCoupons(value: unknown): value is CouponRequest {
  return (
    typeof value === 'object' && value !== null && 'productCoupons' in value && Array.isArray(value.productCoupons)
  );
}
