import type { GiftId } from '@dealstore/commerce-core/domain';

/**
 * The gift of a URL's `?giftId=`; null without one. Assumed: the specification gives these routes no number.
 */
export function giftIdOf(search: URLSearchParams): GiftId | null {
  const giftId = Number(search.get('giftId'));
  return Number.isSafeInteger(giftId) && giftId > 0 ? giftId : null;
}
