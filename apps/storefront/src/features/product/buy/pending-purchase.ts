import type { KeyValueStore } from '@dealstore/commerce-core';
import { type CartAddition, PENDING_TARGET_LIFE_MS } from '@dealstore/commerce-core/domain';

const KEY = 'purchase';

/** Keeps what a guest chose to buy on this device until the log-in, as long as its saved target lives. Spec §4. */
export function savePurchase(store: KeyValueStore, additions: readonly CartAddition[]): void {
  store.set(KEY, JSON.stringify(additions), PENDING_TARGET_LIFE_MS / 1000);
}

/** Takes what was chosen of a product before the log-in; gone once taken, nothing when spoilt or of another product. */
export function takePurchase(store: KeyValueStore, productNo: number): readonly CartAddition[] {
  const json = store.get(KEY);
  store.remove(KEY);
  if (json === null) return [];
  try {
    const value: unknown = JSON.parse(json);
    if (!Array.isArray(value)) return [];
    return value.flatMap((line: unknown) => (isAddition(line) && line.productNo === productNo ? [line] : []));
  } catch {
    return [];
  }
}

function isAddition(value: unknown): value is CartAddition {
  if (typeof value !== 'object' || value === null) return false;
  const numbers = ['productNo', 'optionNo', 'orderCnt'].map((key): unknown => Reflect.get(value, key));
  return numbers.every((number) => typeof number === 'number' && Number.isSafeInteger(number) && number > 0);
}
