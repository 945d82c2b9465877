import {
  type ProductSearchResult,
  type ProductSearchRequest,
  PRODUCT_PAGE_SIZE,
  WITHHELD_COUNT_LIMIT,
} from '../../product/product-search.ts';
import type { ProductSummary } from '../../product/product.ts';
import type { BrandNo } from '../../value/identifiers.ts';
import { groupBy } from '../../value/group-by.ts';
import { maxWon, minWon, ZERO_WON } from '../../value/won.ts';
import { categoryNosOf, type MemoryBackend } from './memory-backend.ts';
import { memoryCard } from './shop/memory-card.ts';
import type { MemoryProduct } from './shop/memory-shop.ts';

type Compare = (left: ProductSummary, right: ProductSummary) => number;

const byNumber: Compare = (left, right) => left.productNo - right.productNo;

const COMPARE: Readonly<Record<NonNullable<ProductSearchRequest['order']>, Compare>> = {
  RECOMMEND: byNumber,
  SALE_CNT: (left, right) => right.saleCnt - left.saleCnt,
  RECENT_PRODUCT: (left, right) => right.productNo - left.productNo,
  PRICE_LOW: (left, right) => left.discountedPrice - right.discountedPrice,
  PRICE_HIGH: (left, right) => right.discountedPrice - left.discountedPrice,
  REVIEW: (left, right) => right.totalReviewCount - left.totalReviewCount,
  DISCOUNT_RATE: (left, right) => right.discountRate - left.discountRate,
};

/** One page of the products of a memory shop that fit a request. */
export async function searchMemory(
  backend: MemoryBackend,
  request: ProductSearchRequest,
): Promise<ProductSearchResult> {
  const visitor = await backend.visitor();
  const { words, relaxed } = searchedWords(backend, request.keyword ?? '', visitor.adult);
  const isOpen = visitor.adult || isPlain(request);
  const cardOf = (product: MemoryProduct) => memoryCard(backend, product, visitor);
  const listOf = (request: ProductSearchRequest) =>
    backend.shop.products.filter(
      (product) =>
        (isOpen || !product.adult) &&
        hasWords(product, words) &&
        isWanted(backend, product, request) &&
        isShown(cardOf(product), request),
    );
  const found = listOf(request);
  const cards = found.map(cardOf);
  const compare = COMPARE[request.order ?? 'RECOMMEND'];
  const sorted = cards.toSorted((left, right) => compare(left, right) || byNumber(left, right));
  const pageSize = request.pageSize ?? PRODUCT_PAGE_SIZE;
  const pageNumber = request.cursor === undefined ? (request.pageNumber ?? 1) : Number(request.cursor);
  const end = pageNumber * pageSize;
  const prices = cards.map((card) => card.discountedPrice);
  const { keyword, brandNos = [], categoryNo: _in, ...everywhere } = request;
  const { brandNos: _of, ...ofAnyBrand } = request;
  const inCategories = keyword === undefined ? found : listOf({ ...everywhere, brandNos });
  return {
    totalCount: cards.length,
    pageNumber,
    pageSize,
    nextCursor: end < cards.length ? String(pageNumber + 1) : null,
    minPrice: prices.reduce(minWon, prices[0] ?? ZERO_WON),
    maxPrice: prices.reduce(maxWon, ZERO_WON),
    brands: brandsOf(listOf(ofAnyBrand), backend.shop.products.filter(isOfBrands(brandNos))),
    depth1Categories: rootsOf(backend, inCategories, keyword === undefined ? found : listOf({})),
    relaxed,
    withheldCnt: visitor.adult ? 0 : countWithheld(backend, request),
    items: sorted.slice(end - pageSize, end),
  };
}

const NARROWING = ['keyword', 'brandNo', 'brandNos', 'partnerNo', 'minPrice', 'maxPrice', 'minRating'] as const;

/** Whether nothing but a category narrows a list: goods for adults then keep their place, with a mark alone. */
function isPlain(request: ProductSearchRequest): boolean {
  const { freeDelivery, coupon, telecomOnly, soldout } = request;
  if (freeDelivery === true || coupon === true || telecomOnly === true || soldout === false) return false;
  return NARROWING.every((filter) => request[filter] === undefined);
}

function countWithheld(backend: MemoryBackend, { keyword, categoryNo }: ProductSearchRequest): number {
  if (keyword === undefined) return 0;
  const words = wordsOf(keyword);
  const found = backend.shop.products.filter(
    (product) =>
      product.adult &&
      words.length > 0 &&
      hasWords(product, words) &&
      isWanted(backend, product, categoryNo === undefined ? {} : { categoryNo }),
  );
  return Math.min(found.length, WITHHELD_COUNT_LIMIT);
}

/** The words that are searched: all, or only those that any product has. */
function searchedWords({ shop }: MemoryBackend, keyword: string, isAdult: boolean) {
  const words = wordsOf(keyword);
  if (shop.products.some((product) => hasWords(product, words))) return { words, relaxed: null };
  const shown = shop.products.filter((product) => isAdult || !product.adult);
  const matched = words.filter((word) => shown.some((product) => hasWords(product, [word])));
  if (!shown.some((product) => hasWords(product, matched)) || matched.length === 0) return { words, relaxed: null };
  const leftOut = words.filter((word) => !matched.includes(word));
  return { words: matched, relaxed: { kind: 'FEWER_WORDS', keyword: matched.join(' '), leftOut } as const };
}

function wordsOf(keyword: string): readonly string[] {
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

function hasWords({ productName }: MemoryProduct, words: readonly string[]): boolean {
  return words.every((word) => productName.toLowerCase().includes(word));
}

function isWanted(backend: MemoryBackend, product: MemoryProduct, request: ProductSearchRequest): boolean {
  const { categoryNo, brandNo, brandNos = [], partnerNo, telecomOnly } = request;
  if (categoryNo !== undefined && !categoryNosOf(backend, product.categoryNo).includes(categoryNo)) return false;
  if (brandNo !== undefined && product.brandNo !== brandNo) return false;
  if (brandNos.length > 0 && !isOfBrands(brandNos)(product)) return false;
  if (partnerNo !== undefined && product.partnerNo !== partnerNo) return false;
  return telecomOnly !== true || product.telecomOnly;
}

function isShown(card: ProductSummary, request: ProductSearchRequest): boolean {
  if (card.discountedPrice < (request.minPrice ?? 0)) return false;
  if (card.discountedPrice > (request.maxPrice ?? Infinity)) return false;
  if (request.freeDelivery === true && !card.freeDelivery) return false;
  if (request.minRating !== undefined && card.reviewRating < request.minRating) return false;
  if (request.coupon === true && !card.hasCoupon) return false;
  return request.soldout !== false || !card.isSoldOut;
}

const isOfBrands =
  (brandNos: readonly BrandNo[]) =>
  ({ brandNo }: MemoryProduct): boolean =>
    brandNos.some((no) => no === brandNo);

/** The brands of some products, those with most first; last those of others, that none of them is of. */
export function brandsOf(
  products: readonly MemoryProduct[],
  others: readonly MemoryProduct[] = [],
): ProductSearchResult['brands'] {
  const counts = groupBy(products, (product) => product.brandNo);
  return [...groupBy([...products, ...others], (product) => product.brandNo)]
    .flatMap(([brandNo, own]) =>
      brandNo === null
        ? []
        : [{ brandNo, brandName: own[0]?.brandName ?? '', count: counts.get(brandNo)?.length ?? 0 }],
    )
    .toSorted((left, right) => right.count - left.count || left.brandNo - right.brandNo);
}

/** The top categories of some products, and those of others, that none of them is in. */
function rootsOf(
  backend: MemoryBackend,
  products: readonly MemoryProduct[],
  others: readonly MemoryProduct[],
): ProductSearchResult['depth1Categories'] {
  const rootOf = (product: MemoryProduct) => categoryNosOf(backend, product.categoryNo)[0];
  const [byRoot, otherRoots] = [groupBy(products, rootOf), new Set(others.map(rootOf))];
  return backend.shop.categories.flatMap(({ categoryNo, label }) => {
    const count = byRoot.get(categoryNo)?.length ?? 0;
    return count > 0 || otherRoots.has(categoryNo) ? [{ categoryNo, label, count }] : [];
  });
}
