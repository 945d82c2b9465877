import type { CategoryNo, ProductNo } from '@dealstore/commerce-core/domain';
import type { Card } from '../card/card.ts';
import { cardsOf } from '../card/card.store.ts';
import type { View } from '../../catalogue/catalogue.ts';
import type { ProductSearch } from '../../product-search.ts';
import { type ProductColumns, readContent, readRecommended, RECOMMENDED_LIMIT } from './product.store.ts';

/** Products shown as going with this one. Assumed. */
const SIMILAR_LIMIT = 10;

/**
 * Answers products that go with this one: those the seller names, then what people look at and buy with it and can buy
 * now, then the popular ones of its category, then of the shop. Adult goods are not recommended to visitors who may not
 * see them.
 */
export async function similarProducts(
  view: View,
  search: ProductSearch,
  product: ProductColumns,
): Promise<readonly Card[]> {
  const { productNo } = product;
  const cards: Card[] = [];
  const add = async (found: readonly ProductNo[], most: number, isShown: (card: Card) => boolean): Promise<void> => {
    const excluded = new Set([productNo, ...cards.map((card) => card.productNo)]);
    const wanted = [...new Set(found)].filter((no) => !excluded.has(no)).slice(0, most);
    cards.push(...(await cardsOf(view, wanted)).filter(isShown).slice(0, rest()));
  };
  const rest = (): number => SIMILAR_LIMIT - cards.length;

  await add((await readContent(view.database, productNo))?.relatedProductNos ?? [], rest(), maySee);
  if (rest() > 0) await add(await readRecommended(view.database, productNo), RECOMMENDED_LIMIT, canBuy);
  if (rest() > 0) await add(await popular(view, search, product.categoryNo), rest(), maySee);
  if (rest() > 0) await add(await popular(view, search), rest(), maySee);
  return cards;
}

const maySee = (card: Card): boolean => card.withheld !== 'ADULT';
const canBuy = (card: Card): boolean => maySee(card) && !card.isSoldOut && card.saleStatusType === 'ONSALE';

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
