import type { KeyValueStore } from '../platform/storage.port.ts';
import type { GuestCartLine } from './cart.ts';
import { LINE_COUNT_LIMIT } from './guest-cart.ts';

const KEY = 'guest-cart';
const MERGE_KEY = 'guest-cart-merge';

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
  if (lines.length === 0) {
    store.remove(KEY);
    store.remove(MERGE_KEY);
  } else store.set(KEY, JSON.stringify(lines), MAX_AGE_S);
}

/** The key these very lines are being merged under; null before the first try. */
export function readMergeKey(store: KeyValueStore, lines: readonly GuestCartLine[]): string | null {
  const [key, of] = store.get(MERGE_KEY)?.split(' ', 2) ?? [];
  return key !== undefined && of === fingerprint(lines) ? key : null;
}

/** Keeps the key before anything is sent, so that a try whose answer was lost is repeated under it. Answers the key. */
export function writeMergeKey(store: KeyValueStore, lines: readonly GuestCartLine[], key: string): string {
  store.set(MERGE_KEY, `${key} ${fingerprint(lines)}`, MAX_AGE_S);
  return key;
}

/** Which lines these are, without their texts. */
function fingerprint(lines: readonly GuestCartLine[]): string {
  return lines.map(({ cartNo, optionNo, orderCnt }) => `${cartNo}:${optionNo}:${orderCnt}`).join(',');
}

function isLine(value: unknown): value is GuestCartLine {
  if (typeof value !== 'object' || value === null) return false;
  const numbers = ['cartNo', 'productNo', 'optionNo', 'orderCnt'].map((key): unknown => Reflect.get(value, key));
  const count: unknown = Reflect.get(value, 'orderCnt');
  const isCount = typeof count === 'number' && count <= LINE_COUNT_LIMIT;
  return isCount && numbers.every(isNumber) && isInputs(Reflect.get(value, 'optionInputs'));
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isInputs(value: unknown): boolean {
  if (value === undefined) return true;
  const isText = (input: unknown, name: string) =>
    typeof input === 'object' && input !== null && typeof Reflect.get(input, name) === 'string';
  return Array.isArray(value) && value.every((input) => isText(input, 'inputLabel') && isText(input, 'inputValue'));
}
