import type { KeyValueStore } from '../platform/storage.port.ts';
import type { GuestCartLine } from './cart.ts';

const KEY = 'guest-cart';

/** How long a guest's cart is kept on this device, in seconds: 30 days since its last change. Assumed. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** Reads the lines a guest keeps on this device; spoilt content is an empty cart. Spec §3 (local bucket). */
export function readGuestLines(store: KeyValueStore): readonly GuestCartLine[] {
  const json = store.get(KEY);
  if (json === null) return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** Keeps the lines of a guest on this device; none frees the key. */
export function writeGuestLines(store: KeyValueStore, lines: readonly GuestCartLine[]): void {
  if (lines.length === 0) store.remove(KEY);
  else store.set(KEY, JSON.stringify(lines), MAX_AGE_S);
}

function isLine(value: unknown): value is GuestCartLine {
  if (typeof value !== 'object' || value === null) return false;
  const numbers = ['cartNo', 'productNo', 'optionNo', 'orderCnt'].map((key): unknown => Reflect.get(value, key));
  return numbers.every((number) => typeof number === 'number' && Number.isSafeInteger(number) && number > 0);
}
