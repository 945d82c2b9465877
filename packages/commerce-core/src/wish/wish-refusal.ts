import type { Withheld } from '../access/access.ts';
import { contentRefusal } from '../access/content-refusal.ts';
import type { Refusal } from '../error/refusal.ts';
import type { OptionSaleType } from '../product/product.ts';
import { mayWaitForStock } from './wish.ts';

/** Products a wish list holds at most. Assumed. */
export const WISH_LIMIT = 1_000;

/** Why a member wishes for nothing more; null when they may. @param wishCnt products they wish for already */
export function wishRefusal(wishCnt: number): Refusal<'WISH_LIMIT'> | null {
  return wishCnt < WISH_LIMIT ? null : { code: 'WISH_LIMIT', details: null };
}

/** Why a member waits for no alarm of an option; null when they do. */
export function restockRefusal({
  withheld,
  saleType,
}: {
  readonly withheld: Withheld | null;
  readonly saleType: OptionSaleType;
}): Refusal<'ADULT_ONLY' | 'STATE_CONFLICT'> | null {
  return contentRefusal(withheld) ?? (mayWaitForStock({ saleType }) ? null : { code: 'STATE_CONFLICT', details: null });
}
