import { brand } from '../value/brand.ts';
import type { ProductNo } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';

/** How many recently viewed products are kept. Assumed: the vendor's figure is unknown; the oldest makes room. */
export const RECENT_PRODUCT_LIMIT = 50;

/** Largest number a product may have: 15 digits, as the contract's paths and lists write it. */
const LARGEST_PRODUCT_NO = 999_999_999_999_999;

/** A product that was looked at, and when last. Spec §2 (recent items). */
export interface RecentProduct {
  readonly productNo: ProductNo;
  readonly seenAt: EpochMs;
}

/** Adds products viewed: each product once at its latest time, the newest first, the oldest beyond the limit let go. */
export function addRecent(recent: readonly RecentProduct[], added: readonly RecentProduct[]): readonly RecentProduct[] {
  return inOrder([...added, ...recent]);
}

/** Takes products out; the others keep their order. */
export function removeRecent(
  recent: readonly RecentProduct[],
  productNos: readonly ProductNo[],
): readonly RecentProduct[] {
  return recent.filter(({ productNo }) => !productNos.includes(productNo));
}

/** Reads what a device kept: whatever is no product number with a time is left out, spoilt text is an empty list. */
export function readRecent(json: string | null): readonly RecentProduct[] {
  const value = json === null ? null : parse(json);
  if (!Array.isArray(value)) return [];
  return inOrder(value.flatMap((entry: unknown) => readEntry(entry) ?? []));
}

function inOrder(recent: readonly RecentProduct[]): readonly RecentProduct[] {
  const newest = new Map<ProductNo, RecentProduct>();
  for (const entry of recent.toSorted((one, other) => other.seenAt - one.seenAt)) {
    if (!newest.has(entry.productNo)) newest.set(entry.productNo, entry);
  }
  return [...newest.values()].slice(0, RECENT_PRODUCT_LIMIT);
}

function readEntry(value: unknown): RecentProduct | null {
  if (typeof value !== 'object' || value === null) return null;
  const productNo: unknown = Reflect.get(value, 'productNo');
  const seenAt: unknown = Reflect.get(value, 'seenAt');
  if (!isWhole(productNo) || productNo < 1 || productNo > LARGEST_PRODUCT_NO || !isWhole(seenAt)) return null;
  return { productNo, seenAt: brand<EpochMs>(seenAt) };
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
