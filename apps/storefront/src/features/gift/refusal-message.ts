import { type CommerceError, isCommerceError } from '@dealstore/commerce-core/domain';
import type { SameShape } from '@dealstore/ui/locale/define-text.ts';
import type { giftText } from './gift.text.ts';

/**
 * The text for a refused change of a gift; null without a refusal, and when no answer came, which `RefusalNote` shows.
 */
export function refusalMessage(refusal: CommerceError | null, t: SameShape<(typeof giftText)['ko']>): string | null {
  if (refusal === null) return null;
  if (isCommerceError(refusal, 'NETWORK', 'TIMEOUT')) return null;
  if (isCommerceError(refusal, 'STATE_CONFLICT') && refusal.details?.reason === 'OPEN_CLAIM') return t.refunding;
  if (isCommerceError(refusal, 'STATE_CONFLICT', 'NOT_FOUND')) return t.changed;
  if (isCommerceError(refusal, 'TOO_MANY_REQUESTS')) return t.tooMany;
  if (isCommerceError(refusal, 'SOLD_OUT')) return t.soldOut;
  if (isCommerceError(refusal, 'CERTIFICATION_REQUIRED')) return t.proveAgain;
  if (isCommerceError(refusal, 'ADULT_ONLY')) return t.adultOnly;
  if (isCommerceError(refusal, 'INVALID_REQUEST')) return t.invalid;
  if (isCommerceError(refusal, 'NOT_ON_SALE')) return t.cannotGive;
  return t.refused;
}
