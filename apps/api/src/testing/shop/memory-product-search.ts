import type { ProductOrder, RelaxedKeyword } from '@dealstore/commerce-core/domain';
import { getChoseong } from 'es-hangul';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { LIST_ORDERS, SCORE_STEP, type SortKeys } from '../../product/list/list-order.ts';
import { keywordWords } from '../../product/search/keyword-query.ts';
import type {
  FacetCount,
  ListFilters,
  ListPlace,
  ListScope,
  ProductSearch,
  SearchRequest,
} from '../../product-search.ts';
import { type ListingNames, normalizeKeyword } from '../../product/search/tokens.ts';

/** A product as lists find it; `rating` in stars on average, 0 without reviews. */
export interface MemoryListing extends SortKeys {
  readonly productNo: number;
  readonly names: ListingNames;
  /** From the root down. */
  readonly categoryNos: readonly number[];
  readonly brandNo: number;
  readonly partnerNo: number;
  readonly rating: number;
  readonly freeDelivery: boolean;
  readonly hasCoupon: boolean;
  readonly telecomOnly: boolean;
  readonly soldOut: boolean;
  readonly adult: boolean;
}

/** A shop in memory. */
export interface MemoryListings {
  readonly products: readonly MemoryListing[];
  /** Other words for goods, by a word. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** What the search box offers, the best first. */
  readonly keywords: readonly { readonly keyword: string; readonly keywordEn: string }[];
}

/** Products in memory, for tests: the least that a search engine does. */
export function memoryProductSearch({ products, synonyms, keywords }: MemoryListings): ProductSearch {
  /** Decides from all goods, whatever else narrows the list. */
  const meaningOf = (keyword: string, adult: boolean) => {
    const words = keywordWords(keyword);
    const typed = words.map((word) => [word]);
    if (products.some((product) => hasPhrases(product, typed))) return { searched: typed, relaxed: null };
    const goods = products.filter((product) => adult || !product.adult);
    const isSold = (phrases: readonly string[]): boolean => goods.some((product) => hasPhrases(product, [phrases]));
    const groups = words.map((word) => [word, ...(synonyms[word] ?? [])].filter((phrase) => isSold([phrase])));
    const searched = groups.filter((phrases) => phrases.length > 0);
    const leftOut = words.filter((_, index) => groups[index]?.length === 0);
    return { searched, relaxed: relaxedOf(words, searched, leftOut) };
  };
  const listOf = ({ keyword, categoryNo, filters }: ListScope, adult: boolean) => {
    const { searched, relaxed } = keyword === undefined ? { searched: [], relaxed: null } : meaningOf(keyword, adult);
    if (keyword !== undefined && searched.length === 0) return { goods: [], searched, relaxed: null };
    const goods = products
      .filter((product) => categoryNo === undefined || product.categoryNos.includes(categoryNo))
      .filter((product) => isWanted(product, filters) && hasPhrases(product, searched));
    return { goods, searched, relaxed };
  };
  return {
    search: async ({ visitor }, request) => {
      const { goods, searched, relaxed } = listOf(request, visitor.adult);
      const isRanked = request.keyword !== undefined && request.order === 'RECOMMEND';
      const sorted = goods
        .map((product) => ({
          productNo: product.productNo,
          key: isRanked ? scoreOf(product, searched) : keyOf(product, request),
        }))
        .toSorted((left, right) => compare(request.order, left, right));
      const { after, offset } = request.start;
      const rest = after === null ? sorted : sorted.filter((place) => compare(request.order, after, place) < 0);
      return { places: rest.slice(offset, offset + request.limit), relaxed };
    },
    facets: async ({ visitor }, scope) => {
      const { goods } = listOf(scope, visitor.adult);
      return { total: goods.length, counts: countFacets(goods) };
    },
    countAdult: async (_, { keyword, categoryNo }, limit) => {
      const typed = keywordWords(keyword).map((word) => [word]);
      const found = products
        .filter((product) => product.adult && typed.length > 0 && hasPhrases(product, typed))
        .filter((product) => categoryNo === undefined || product.categoryNos.includes(categoryNo));
      return Math.min(found.length, limit);
    },
    complete: async ({ language }, typed, limit) => {
      const begun = normalizeKeyword(typed);
      return keywords
        .filter((names) => begun !== '' && Object.values(names).some((name) => includes(name, begun)))
        .map(({ keyword, keywordEn }) => inLanguage(language, keyword, keywordEn))
        .slice(0, limit);
    },
  };
}

function relaxedOf(
  words: readonly string[],
  searched: readonly (readonly string[])[],
  leftOut: readonly string[],
): RelaxedKeyword | null {
  const shown = searched.map((phrases) => phrases.find((phrase) => words.includes(phrase)) ?? phrases[0] ?? '');
  const keyword = shown.join(' ');
  if (leftOut.length > 0) return { kind: 'FEWER_WORDS', keyword, leftOut };
  return shown.every((phrase) => words.includes(phrase)) ? null : { kind: 'SYNONYM', keyword, leftOut };
}

/** Whether a text has a phrase; spaces do not count, and initial consonants stand for letters. */
function includes(text: string, phrase: string): boolean {
  const [letters, wanted] = [text, phrase].map((part) => normalizeKeyword(part).replaceAll(' ', ''));
  const isInitials = /^[ㄱ-ㅎ]+$/.test(wanted ?? '');
  return (isInitials ? getChoseong(letters ?? '') : (letters ?? '')).includes(wanted ?? '');
}

/** Whether a product has a phrase of every group. */
function hasPhrases({ names }: MemoryListing, groups: readonly (readonly string[])[], isInName = false): boolean {
  const texts = [...names.product, ...names.brand, ...(isInName ? [] : names.categories)];
  return groups.every((phrases) => phrases.some((phrase) => texts.some((text) => includes(text, phrase))));
}

function isWanted(product: MemoryListing, filters: ListFilters): boolean {
  const { brandNos, partnerNo, minPrice = 0, maxPrice = Infinity, minRating = 0 } = filters;
  return (
    (brandNos === undefined || brandNos.includes(product.brandNo)) &&
    (partnerNo === undefined || product.partnerNo === partnerNo) &&
    product.price >= minPrice &&
    product.price <= maxPrice &&
    product.rating >= minRating &&
    (!filters.freeDelivery || product.freeDelivery) &&
    (!filters.coupon || product.hasCoupon) &&
    (!filters.telecomOnly || product.telecomOnly) &&
    (!filters.hidesSoldOut || !product.soldOut) &&
    (!filters.hidesAdult || !product.adult)
  );
}

/** By match, then by availability, then by popularity. */
function scoreOf(product: MemoryListing, searched: readonly (readonly string[])[]): number {
  const isInName = hasPhrases(product, searched, true);
  return (Number(isInName) * 2 + Number(!product.soldOut)) * SCORE_STEP + product.popularity;
}

function keyOf(product: MemoryListing, { order, withholdsPrices }: SearchRequest): number {
  const { column, withheldKey } = LIST_ORDERS[order];
  return withholdsPrices && product.adult && withheldKey !== undefined ? withheldKey : product[column];
}

function compare(order: ProductOrder, left: ListPlace, right: ListPlace): number {
  const ascending = left.key - right.key || left.productNo - right.productNo;
  return LIST_ORDERS[order].direction === 'asc' ? ascending : -ascending;
}

function countFacets(goods: readonly MemoryListing[]): readonly FacetCount[] {
  const facets = new Map<string, FacetCount>();
  for (const { categoryNos, brandNo, price } of goods) {
    const categoryNo = categoryNos[0] ?? 0;
    const facet = facets.get(`${categoryNo}/${brandNo}`);
    facets.set(`${categoryNo}/${brandNo}`, {
      categoryNo,
      brandNo,
      count: (facet?.count ?? 0) + 1,
      minPrice: Math.min(facet?.minPrice ?? price, price),
      maxPrice: Math.max(facet?.maxPrice ?? price, price),
    });
  }
  return [...facets.values()];
}
