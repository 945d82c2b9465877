import { commerceError, contentRefusal, type ProductNo, refuse } from '@dealstore/commerce-core/domain';
import type { View } from '../catalogue/catalogue.ts';
import { cardsOf } from './card/card.store.ts';

/**
 * Refuses what is said of goods that are not shown to the person who says it. Rejects with NOT_FOUND and ADULT_ONLY.
 */
export async function refuseHiddenProduct(view: View, productNo: ProductNo): Promise<void> {
  const [card] = await cardsOf(view, [productNo]);
  if (card === undefined) throw commerceError('NOT_FOUND');
  refuse(contentRefusal(card.withheld));
}
