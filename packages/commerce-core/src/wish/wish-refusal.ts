import type { Refusal } from '../error/refusal.ts';

/** Products a wish list holds at most. Assumed. */
export const WISH_LIMIT = 1_000;

/** Why a member wishes for nothing more; null when they may. @param wishCnt products they wish for already */
export function wishRefusal(wishCnt: number): Refusal<'WISH_LIMIT'> | null {
  return wishCnt < WISH_LIMIT ? null : { code: 'WISH_LIMIT', details: null };
}
