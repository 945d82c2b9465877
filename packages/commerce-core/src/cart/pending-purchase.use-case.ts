import type { KeyValueStore } from '../platform/storage.port.ts';
import { PENDING_TARGET_LIFE_MS } from '../session/pending-target.ts';
import type { ProductNo } from '../value/identifiers.ts';
import type { CartAddition } from './cart.ts';

const KEY = 'purchase';

/** Keeps the options a guest chose on this device until the log-in, as long as the pending target lives. Spec §4. */
export function savePendingPurchase(store: KeyValueStore, additions: readonly CartAddition[]): void {
  store.set(KEY, JSON.stringify(additions), PENDING_TARGET_LIFE_MS / 1000);
}

/**
 * Takes the options chosen before the log-in; gone once taken, none when spoilt.
 * @param productNo none of another product; null takes all that were chosen in the cart
 */
export function takePendingPurchase(store: KeyValueStore, productNo: ProductNo | null): readonly CartAddition[] {
  const json = store.get(KEY);
  store.remove(KEY);
  if (json === null) return [];
  try {
    const value: unknown = JSON.parse(json);
    if (!Array.isArray(value)) return [];
    return value.flatMap((line: unknown) =>
      isAddition(line) && (productNo ?? line.productNo) === line.productNo ? [line] : [],
    );
  } catch {
    return [];
  }
}

function isAddition(value: unknown): value is CartAddition {
  if (typeof value !== 'object' || value === null) return false;
  const numbers = ['productNo', 'optionNo', 'orderCnt'].map((key): unknown => Reflect.get(value, key));
  return numbers.every((number) => typeof number === 'number' && Number.isSafeInteger(number) && number > 0);
}
