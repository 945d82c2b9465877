import {
  addToCart,
  type AddedCart,
  type CartAddition,
  type CartChange,
  changeLine,
  type GuestCartLine,
  removeLines,
} from '@dealstore/commerce-core/domain';
import type { KeyValueStore } from '@dealstore/commerce-core';

const KEY = 'guest-cart';

/** How long a guest's cart is kept on this device, in seconds: 30 days. Assumed. */
const LIFE_S = 30 * 24 * 60 * 60;

/** A guest's cart on this device; the rules are the core's. Spec §3 (local bucket), §7. */
export interface GuestCart {
  lines(): readonly GuestCartLine[];
  add(additions: readonly CartAddition[]): AddedCart;
  change(change: CartChange): void;
  remove(cartNos: readonly number[]): void;
  clear(): void;
}

/** Opens the guest's cart kept under one key of a device's storage; spoilt content is an empty cart. */
export function createGuestCart(store: KeyValueStore): GuestCart {
  const lines = () => readLines(store.get(KEY));
  const keep = (kept: readonly GuestCartLine[]) => {
    if (kept.length === 0) store.remove(KEY);
    else store.set(KEY, JSON.stringify(kept), LIFE_S);
  };
  return {
    lines,
    add: (additions) => {
      const added = addToCart(lines(), additions);
      if (added.ok) keep(added.lines);
      return added;
    },
    change: (change) => keep(changeLine(lines(), change)),
    remove: (cartNos) => keep(removeLines(lines(), cartNos)),
    clear: () => store.remove(KEY),
  };
}

function readLines(json: string | null): readonly GuestCartLine[] {
  if (json === null) return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    return [];
  }
}

function isLine(value: unknown): value is GuestCartLine {
  if (typeof value !== 'object' || value === null) return false;
  const numbers = ['cartNo', 'productNo', 'optionNo', 'orderCnt'].map((key): unknown => Reflect.get(value, key));
  return numbers.every((number) => typeof number === 'number' && Number.isSafeInteger(number) && number > 0);
}
