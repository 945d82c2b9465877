import { brand } from '../value/brand.ts';
import type { CouponNo, OptionNo, ProductNo } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import { hrefOf, safePath } from './safe-path.ts';

/** What a guest was about to do when asked to log in; done once afterwards. Assumed: these and no others. */
export type Intent =
  | { readonly kind: 'wish'; readonly productNo: ProductNo }
  | { readonly kind: 'restock'; readonly productNo: ProductNo; readonly optionNo: OptionNo }
  | { readonly kind: 'coupon'; readonly couponNo: CouponNo }
  | { readonly kind: 'cart'; readonly productNo: ProductNo }
  | { readonly kind: 'buy-now'; readonly productNo: ProductNo }
  | { readonly kind: 'gift'; readonly productNo: ProductNo }
  /** Of what is chosen in the cart. */
  | { readonly kind: 'order' };

/** Where a guest wanted to go, and what to do there, kept until the log-in. Spec §4. */
export interface PendingTarget {
  /** Path and query inside this shop. */
  readonly path: string;
  readonly intent: Intent | null;
  readonly savedAt: EpochMs;
}

/** How long a saved target lives, in milliseconds: 10 minutes. Assumed. */
export const PENDING_TARGET_LIFE_MS = 10 * 60 * 1000;

/** Keeps a target if it is a path of this shop, else null. Spec §4. */
export function pendingTarget(path: string, intent: Intent | null, savedAt: EpochMs): PendingTarget | null {
  const safe = safePath(path);
  return safe === null ? null : { path: hrefOf(safe), intent, savedAt };
}

/** Reads a saved target back; null when malformed, unsafe or older than its life. */
export function readPendingTarget(json: string, now: EpochMs): PendingTarget | null {
  const value = parse(json);
  if (!isRecord(value)) return null;
  const { path, intent, savedAt } = value;
  if (typeof path !== 'string' || typeof savedAt !== 'number' || !Number.isSafeInteger(savedAt)) return null;
  if (savedAt > now || now - savedAt > PENDING_TARGET_LIFE_MS) return null;
  return pendingTarget(path, readIntent(intent), brand<EpochMs>(savedAt));
}

/**
 * How each kind is read back: with the numbers it is about, and nothing else. A new kind does
 * not compile without its row.
 */
const READERS: { readonly [Kind in Intent['kind']]: (value: Record<string, unknown>) => Intent | null } = {
  wish: ({ productNo }) => (isNumber(productNo) ? { kind: 'wish', productNo } : null),
  restock: ({ productNo, optionNo }) =>
    isNumber(productNo) && isNumber(optionNo) ? { kind: 'restock', productNo, optionNo } : null,
  coupon: ({ couponNo }) => (isNumber(couponNo) ? { kind: 'coupon', couponNo } : null),
  cart: ({ productNo }) => (isNumber(productNo) ? { kind: 'cart', productNo } : null),
  'buy-now': ({ productNo }) => (isNumber(productNo) ? { kind: 'buy-now', productNo } : null),
  gift: ({ productNo }) => (isNumber(productNo) ? { kind: 'gift', productNo } : null),
  order: () => ({ kind: 'order' }),
};

/** Reads an intent sent by the page; null for anything that is not one. */
export function readIntent(value: unknown): Intent | null {
  if (!isRecord(value)) return null;
  const kind = value['kind'];
  return isKind(kind) ? READERS[kind](value) : null;
}

function isKind(value: unknown): value is Intent['kind'] {
  return typeof value === 'string' && Object.hasOwn(READERS, value);
}

/** Numbers of goods and coupons are whole and positive. */
function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
