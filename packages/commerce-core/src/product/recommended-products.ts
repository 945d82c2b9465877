import { isCommerceError } from '../error/commerce-error.ts';
import type { Ports } from '../ports.ts';
import { startOfKstDay } from '../value/calendar.ts';
import type { ProductNo } from '../value/identifiers.ts';
import { DAY_MS } from '../value/time.ts';
import { PRODUCT_PAGE_SIZE, type ProductOrder } from './product-search.ts';
import type { ProductSummary } from './product.ts';

/** The kinds of recommendations. Spec §2; the names are Assumed. */
export const RECOMMENDATIONS = ['daily', 'similar', 'popular'] as const;

/** One of them. */
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** After how many days the recommendations of the day come again. Assumed: a week. */
const DAYS = 7;

/**
 * Recommended products: each Korean day another page of what the shop recommends; what is like the product seen last,
 * or the best reviewed for a visitor who has seen none; what sells most. Spec §2; the sources are Assumed.
 */
export async function recommendedProducts(
  { productApi, recentProductApi, clock }: Pick<Ports, 'productApi' | 'recentProductApi' | 'clock'>,
  kind: Recommendation,
  signal?: AbortSignal,
): Promise<readonly ProductSummary[]> {
  const page = async (order: ProductOrder, pageNumber = 1) =>
    (await productApi.search({ order, soldout: false, pageNumber, pageSize: PRODUCT_PAGE_SIZE }, signal)).items;
  const orElse = async (goods: readonly ProductSummary[], order: ProductOrder) =>
    goods.length > 0 ? goods : page(order);
  if (kind === 'popular') return page('SALE_CNT');
  if (kind === 'daily') {
    const day = Math.round(startOfKstDay(clock.now()) / DAY_MS);
    return orElse(await page('RECOMMEND', 1 + (day % DAYS)), 'RECOMMEND');
  }
  const [seen] = await recentProductApi.list(signal);
  return orElse(seen === undefined ? [] : await similarTo(productApi, seen.productNo, signal), 'REVIEW');
}

/** What is like a product; nothing where it is not sold any more. */
async function similarTo(
  productApi: Ports['productApi'],
  productNo: ProductNo,
  signal?: AbortSignal,
): Promise<readonly ProductSummary[]> {
  try {
    return await productApi.similar(productNo, signal);
  } catch (thrown) {
    if (isCommerceError(thrown, 'NOT_FOUND')) return [];
    throw thrown;
  }
}
