import {
  type BrandNo,
  type CategoryNo,
  commerceError,
  PRODUCT_PAGE_SIZE,
  type ProductOrder,
  WITHHELD_COUNT_LIMIT,
} from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import { cardsOf } from '../card/card.store.ts';
import { categoriesOf, type CategoryForest, type Names, namesOf, type View } from '../../catalogue/catalogue.ts';
import type { Facets, FoundPage, ListFilters, ListPlace, PageStart, ProductSearch } from '../../product-search.ts';
import { readListCursor, writeListCursor } from './list-order.ts';
import { summarize } from './list-summary.ts';

type Query = CallOf<'searchProducts'>['query'];

/** Pages that a number alone still reaches; further on a list is walked by its cursor. Assumed: 100. */
const NUMBERED_PAGES = 100;

/** A list as it was asked for, understood. */
interface ListRequest {
  readonly keyword: string | undefined;
  readonly categoryNo: CategoryNo | undefined;
  readonly filters: ListFilters;
  readonly order: ProductOrder;
  readonly start: PageStart;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/**
 * Answers one page of a product list: a category, a brand, a seller, what a keyword finds, or the whole shop.
 * Rejects with NOT_FOUND for a category, brand or seller there is not, and INVALID_REQUEST for a page out of reach.
 */
export async function listProducts(
  view: View,
  search: ProductSearch,
  query: Query,
): Promise<JsonAnswer<'searchProducts'>> {
  const [forest, names] = await Promise.all([
    categoriesOf(view.database, view.version),
    namesOf(view.database, view.version),
  ]);
  refuseUnknown(query, forest, names);
  const request = readRequest(view, query);
  const found = await readList(view, search, request);
  const shown = found.places.slice(0, request.pageSize);
  const isMore = found.places.length > shown.length;
  return {
    ...summarize(found.facets, {
      brandFacets: query.brandNos === undefined ? found.facets : found.brandFacets,
      categoryFacets: found.categoryFacets,
      brandNos: brandsOf(query) ?? [],
      rootNos: found.rootNos,
      view,
      forest,
      names,
      ...(query.keyword === undefined && { plainTotal: plainTotal(request, forest, names) }),
    }),
    pageNumber: request.pageNumber,
    pageSize: request.pageSize,
    nextCursor: isMore ? cursorAfter(shown.at(-1), request) : null,
    relaxed: found.relaxed,
    withheldCnt: found.withheldCnt,
    items: await cardsOf(
      view,
      shown.map((place) => place.productNo),
    ),
  };
}

/** The brands of a category's list, those with most products first. Rejects with NOT_FOUND. */
export async function brandsOfCategory(
  view: View,
  search: ProductSearch,
  categoryNo: CategoryNo,
): Promise<JsonAnswer<'searchProducts'>['brands']> {
  return (await listProducts(view, search, { categoryNo, pageSize: 1 })).brands;
}

function refuseUnknown(query: Query, forest: CategoryForest, names: Names): void {
  const isUnknown =
    (query.categoryNo !== undefined && !forest.byNo.has(query.categoryNo)) ||
    (brandsOf(query) ?? []).some((brandNo) => !names.brands.has(brandNo)) ||
    (query.partnerNo !== undefined && !names.sellers.has(query.partnerNo));
  if (isUnknown) throw commerceError('NOT_FOUND');
}

/** The brands a list is of; undefined for all. */
function brandsOf({ brandNo, brandNos }: Query): readonly BrandNo[] | undefined {
  const several = brandNos?.split(',').map(Number);
  return brandNo === undefined ? several : [brandNo];
}

function readRequest(view: View, query: Query): ListRequest {
  const order = query.order ?? 'RECOMMEND';
  const pageSize = query.pageSize ?? PRODUCT_PAGE_SIZE;
  const after = query.cursor === undefined ? null : readListCursor(query.cursor, order);
  const pageNumber = query.pageNumber ?? after?.pageNumber ?? 1;
  if (after === null && pageNumber > NUMBERED_PAGES) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'pageNumber', rule: 'cursor' } });
  }
  return {
    keyword: query.keyword,
    categoryNo: query.categoryNo,
    filters: filtersOf(view, query),
    order,
    start: { after, offset: after === null ? (pageNumber - 1) * pageSize : 0 },
    pageNumber,
    pageSize,
  };
}

/**
 * Adult goods are listed without name and price in the plain list of a category for visitors who may not see them, last
 * where their place would tell the price. They are left out where being there would tell what is withheld: under a
 * keyword or a filter. So no order changes what a list holds. Assumed.
 */
function filtersOf(view: View, query: Query): ListFilters {
  const filters = {
    brandNos: brandsOf(query),
    minRating: query.minRating,
    partnerNo: query.partnerNo,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    freeDelivery: query.freeDelivery === true,
    coupon: query.coupon === true,
    telecomOnly: query.telecomOnly === true,
    hidesSoldOut: query.soldout === false,
  };
  const isPlain = query.keyword === undefined && !filtersAnything(filters);
  return { ...filters, hidesAdult: !isPlain && !view.visitor.adult };
}

function filtersAnything(filters: Omit<ListFilters, 'hidesAdult'>): boolean {
  return Object.values(filters).some((filter) => filter !== undefined && filter !== false);
}

interface FoundList extends FoundPage {
  readonly facets: Facets;
  /** The same of all brands. */
  readonly brandFacets: Facets;
  /** The same of all categories, where a keyword is searched in one. */
  readonly categoryFacets: Facets;
  /** Top categories of what the keyword finds without a filter; none without a keyword. */
  readonly rootNos: ReadonlySet<CategoryNo>;
  readonly withheldCnt: number;
}

/** Reads a page with one product more, which tells whether another page follows, and counts the list. */
async function readList(view: View, search: ProductSearch, request: ListRequest): Promise<FoundList> {
  const { keyword, categoryNo, order, start } = request;
  // The prices of withheld goods never count.
  const filters = { ...request.filters, hidesAdult: !view.visitor.adult };
  const everywhere = { keyword, categoryNo: keyword === undefined ? categoryNo : undefined };
  const [page, facets, brandFacets, categoryFacets, rootNos, withheldCnt] = await Promise.all([
    search.search(view, {
      keyword,
      categoryNo,
      filters: request.filters,
      order,
      withholdsPrices: !view.visitor.adult,
      start,
      limit: request.pageSize + 1,
    }),
    search.facets(view, { keyword, categoryNo, filters }),
    search.facets(view, { keyword, categoryNo, filters: { ...filters, brandNos: undefined } }),
    search.facets(view, { ...everywhere, filters }),
    rootsOf(view, search, keyword),
    countWithheld(view, search, request),
  ]);
  return { ...page, facets, brandFacets, categoryFacets, rootNos, withheldCnt };
}

/** Where a keyword finds anything: of that the visitor chooses, whatever else is filtered. */
async function rootsOf(view: View, search: ProductSearch, keyword?: string): Promise<ReadonlySet<CategoryNo>> {
  if (keyword === undefined) return new Set();
  const { counts } = await search.facets(view, { keyword, filters: filtersOf(view, { keyword }) });
  return new Set(counts.map((facet) => facet.categoryNo));
}

/** What a keyword finds and the visitor may not see; without a keyword nothing, for a plain list keeps its place. */
async function countWithheld(view: View, search: ProductSearch, request: ListRequest): Promise<number> {
  const { keyword, categoryNo } = request;
  if (keyword === undefined || view.visitor.adult) return 0;
  return search.countAdult(view, { keyword, categoryNo }, WITHHELD_COUNT_LIMIT);
}

/** The counter of a list that leaves nothing out; undefined when the list has to be counted. */
function plainTotal(request: ListRequest, forest: CategoryForest, names: Names): number | undefined {
  const { categoryNo, filters } = request;
  const { brandNos, hidesAdult, ...others } = filters;
  const [brandNo] = brandNos ?? [];
  if (hidesAdult || filtersAnything(others) || (brandNos ?? []).length > 1) return undefined;
  if (brandNo !== undefined) return categoryNo === undefined ? names.brands.get(brandNo)?.productCnt : undefined;
  if (categoryNo !== undefined) return forest.byNo.get(categoryNo)?.productCnt;
  return forest.roots.reduce((total, root) => total + root.productCnt, 0);
}

function cursorAfter(place: ListPlace | undefined, request: ListRequest): string | null {
  if (place === undefined) return null;
  return writeListCursor({ ...place, order: request.order, pageNumber: request.pageNumber + 1 });
}
