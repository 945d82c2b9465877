import type { CategoryNo, ProductNo } from '@dealstore/commerce-core/domain';
import type { Card } from '../card/card.ts';
import { cardsOf } from '../card/card.store.ts';
import type { View } from '../../catalogue/catalogue.ts';
import type { ProductSearch } from '../../product-search.ts';
import { type ProductColumns, readContent } from './product.store.ts';
import { readRecommended } from './recommend-products.job.ts';

/** Products shown as like this one. Assumed: 10 */
const SIMILAR_LIMIT = 10;

/**
 * Answers products like this one: those the seller names, then what people look at and buy with it, then the popular
 * ones of its category, then of the shop.
 * Adult goods are not recommended to who may not see them.
 */
export async function similarProducts(
  view: View,
  search: ProductSearch,
  product: ProductColumns,
): Promise<readonly Card[]> {
  const { productNo } = product;
  const related = (await readContent(view.database, productNo))?.relatedProductNos ?? [];
  const cards: Card[] = [];
  for (const find of [
    () => Promise.resolve(related),
    () => readRecommended(view.database, productNo),
    () => popular(view, search, product.categoryNo),
    () => popular(view, search),
  ]) {
    if (cards.length >= SIMILAR_LIMIT) break;
    const known = new Set([productNo, ...cards.map((card) => card.productNo)]);
    const wanted = [...new Set(await find())].filter((no) => !known.has(no)).slice(0, SIMILAR_LIMIT - cards.length);
    cards.push(...(await cardsOf(view, wanted)).filter((card) => card.withheld !== 'ADULT'));
  }
  return cards;
}

async function popular(view: View, search: ProductSearch, categoryNo?: CategoryNo): Promise<readonly ProductNo[]> {
  const { places } = await search.search(view, {
    categoryNo,
    filters: {
      freeDelivery: false,
      coupon: false,
      telecomOnly: false,
      hidesSoldOut: true,
      hidesAdult: !view.visitor.adult,
    },
    order: 'RECOMMEND',
    withholdsPrices: false,
    start: { after: null, offset: 0 },
    limit: 2 * SIMILAR_LIMIT,
  });
  return places.map((place) => place.productNo);
}
