import type { DemoProduct } from './product.ts';
import type { Choice } from './words/section.ts';

/** A product with what shoppers said about it. */
export interface RatedProduct {
  readonly product: DemoProduct;
  readonly reviewCnt: number;
  /** Average stars, 0 without a review. */
  readonly rate: number;
}

/** Most products of one leaf category in a list. */
const MOST_OF_LEAF = 4;

/** Most products of one root category, where a list shows the whole breadth of the shop. */
const MOST_OF_ROOT: Readonly<Partial<Record<Choice, number>>> = { DISCOUNTED: 1 };

const discountOf = ({ price }: DemoProduct): number => (price.salePrice - price.price) / price.salePrice;

const isShownToAll = ({ product }: RatedProduct): boolean =>
  !product.isAdult && !product.isSoldOut && product.saleStartAt === null;

const FILTERS: Readonly<Record<Choice, (rated: RatedProduct) => boolean>> = {
  MIXED: () => true,
  POPULAR: () => true,
  NEW: () => true,
  FREE_DELIVERY: ({ product }) => product.isFreeDelivery,
  REVIEWED: ({ rate, reviewCnt }) => rate >= 4.4 && reviewCnt >= 8,
  CHEAP: ({ product }) => product.options.rows.some(({ stockCnt }) => stockCnt <= 20),
  DISCOUNTED: ({ product }) => discountOf(product) >= 0.25 && discountOf(product) <= 0.5,
  TELECOM: ({ product }) => product.isTelecomOnly,
  APP_COUPON: ({ product }) => product.hasAppCoupon,
  GIFT: ({ product }) => [401, 404, 501, 601, 1102, 1204].includes(product.category.categoryNo),
};

type Order = (left: RatedProduct, right: RatedProduct) => number;

const byRank: Order = (left, right) => left.product.rank - right.product.rank;

const ORDERS: Readonly<Partial<Record<Choice, Order>>> = {
  MIXED: (left, right) =>
    ((left.product.rank * 7919) % 613) - ((right.product.rank * 7919) % 613) || byRank(left, right),
  NEW: (left, right) => right.product.registeredAt.getTime() - left.product.registeredAt.getTime(),
  REVIEWED: (left, right) => right.reviewCnt - left.reviewCnt || byRank(left, right),
};

/** The products of a list: those that fit, in its order, not too many of one kind, none that some may not see. */
export function choose(choice: Choice, rated: readonly RatedProduct[], count: number): readonly DemoProduct[] {
  const fitting = rated.filter((one) => isShownToAll(one) && FILTERS[choice](one)).toSorted(ORDERS[choice] ?? byRank);
  const mostOfRoot = MOST_OF_ROOT[choice] ?? count;
  const counts = new Map<number, number>();
  const taken: DemoProduct[] = [];
  for (const { product } of fitting) {
    const { categoryNo, rootNo } = product.category;
    const ofLeaf = counts.get(categoryNo) ?? 0;
    const ofRoot = counts.get(rootNo) ?? 0;
    if (ofLeaf >= MOST_OF_LEAF || ofRoot >= mostOfRoot) continue;
    counts.set(categoryNo, ofLeaf + 1);
    counts.set(rootNo, ofRoot + 1);
    taken.push(product);
    if (taken.length === count) break;
  }
  return taken;
}

/** The best sellers of some leaf categories that everyone may see. */
export function chooseOf(
  categories: readonly number[],
  rated: readonly RatedProduct[],
  count: number,
): readonly DemoProduct[] {
  return rated
    .filter((one) => isShownToAll(one) && categories.includes(one.product.category.categoryNo))
    .toSorted(byRank)
    .slice(0, count)
    .map(({ product }) => product);
}
