import { commerceError, PRODUCT_PAGE_SIZE, type ProductOrder } from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import { cardsOf } from '../card/card.store.ts';
import {
  categoriesOf,
  type CategoryForest,
  type Names,
  namesOf,
  parentsOf,
  type View,
} from '../../catalogue/catalogue.ts';
import type { Found } from './found.ts';
import { filterFound, groupFound, pageOfFound } from './found-list.ts';
import { findByKeyword } from './keyword.store.ts';
import { LIST_ORDERS, type ListPlace, readListCursor, writeListCursor } from './list-order.ts';
import { countGroups, type ListGroup } from './list-groups.ts';
import { type ListFilters, type PageStart, WHOLE_SHOP } from './list.store.ts';
import { readListPage } from './list-walk.ts';
import { summarize } from './list-summary.ts';
import { keywordQuery, withoutSpaces } from './search-terms.ts';
import { soldOutProducts } from './sold-out.store.ts';

type Query = CallOf<'searchProducts'>['query'];

/** Pages that a number alone still reaches; further on a list is walked by its cursor. Assumed: 100. */
const NUMBERED_PAGES = 100;

const NONE_SOLD_OUT: ReadonlySet<number> = new Set();

/** A list as it was asked for, understood. */
interface ListRequest {
  readonly categoryNo: number | undefined;
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
export async function listProducts(view: View, query: Query): Promise<JsonAnswer<'searchProducts'>> {
  const [forest, names] = await Promise.all([
    categoriesOf(view.database, view.version),
    namesOf(view.database, view.version),
  ]);
  refuseUnknown(query, forest, names);
  const request = readRequest(view, query);
  const search = query.keyword === undefined ? null : await searchList(view, request, query.keyword);
  const { places, unfinished } = search ?? (await walkList(view, request, forest));
  const groups = search?.groups ?? (await groupsOf(view, request, forest));
  const shown = places.slice(0, request.pageSize);
  return {
    ...summarize(groups, {
      view,
      forest,
      names,
      ...(search === null && { plainTotal: plainTotal(request, forest, names) }),
    }),
    pageNumber: request.pageNumber,
    pageSize: request.pageSize,
    nextCursor: cursorAfter(places.length > shown.length ? shown.at(-1) : unfinished, request),
    correctedKeyword: search?.correctedKeyword ?? null,
    items: await cardsOf(
      view,
      shown.map((place) => place.productNo),
    ),
  };
}

function refuseUnknown(query: Query, forest: CategoryForest, names: Names): void {
  const isUnknown =
    (query.categoryNo !== undefined && !forest.byNo.has(query.categoryNo)) ||
    (query.brandNo !== undefined && !names.brands.has(query.brandNo)) ||
    (query.partnerNo !== undefined && !names.sellers.has(query.partnerNo));
  if (isUnknown) throw commerceError('NOT_FOUND');
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
    categoryNo: query.categoryNo,
    filters: filtersOf(view, query, order),
    order,
    start: { after, offset: after === null ? (pageNumber - 1) * pageSize : 0 },
    pageNumber,
    pageSize,
  };
}

/**
 * Adult goods are listed without name and price in the plain list of a category for who may not see them. They are left out
 * where being there would tell what is withheld: under a keyword or a filter, or in an order of prices. Assumed.
 */
function filtersOf(view: View, query: Query, order: ProductOrder): ListFilters {
  const filters = {
    brandNo: query.brandNo,
    partnerNo: query.partnerNo,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    freeDelivery: query.freeDelivery === true,
    coupon: query.coupon === true,
    telecomOnly: query.telecomOnly === true,
    hidesSoldOut: query.soldout === false,
  };
  const isPlain = query.keyword === undefined && !filtersAnything(filters) && !LIST_ORDERS[order].tellsPrice;
  return { ...filters, hidesAdult: !isPlain && !view.visitor.adult };
}

function filtersAnything(filters: Omit<ListFilters, 'hidesAdult'>): boolean {
  return Object.values(filters).some((filter) => filter !== undefined && filter !== false);
}

interface Search {
  readonly places: readonly ListPlace[];
  readonly unfinished: null;
  readonly groups: readonly ListGroup[];
  readonly correctedKeyword: string | null;
}

async function searchList(view: View, request: ListRequest, keyword: string): Promise<Search> {
  const { categoryNo, filters, order, start, pageSize } = request;
  const [{ found, correctedKeyword }, parents, soldOut] = await Promise.all([
    findWithCorrection(view, keyword),
    parentsOf(view.database, view.version),
    filters.hidesSoldOut ? soldOutProducts(view) : NONE_SOLD_OUT,
  ]);
  const matching = filterFound(found, categoryNo, filters, { parents, soldOut });
  const places = pageOfFound(matching, LIST_ORDERS[order], start, pageSize + 1);
  return { places, unfinished: null, groups: groupFound(matching, parents), correctedKeyword };
}

interface Findings {
  readonly found: readonly Found[];
  readonly correctedKeyword: string | null;
}

async function findWithCorrection(view: View, keyword: string): Promise<Findings> {
  const found = await findWords(view, keyword);
  const corrected = withoutSpaces(keyword);
  if (found.length > 0 || corrected === null) return { found, correctedKeyword: null };
  const foundInstead = await findWords(view, corrected);
  return { found: foundInstead, correctedKeyword: foundInstead.length > 0 ? corrected : null };
}

async function findWords(view: View, keyword: string): Promise<readonly Found[]> {
  const query = keywordQuery(keyword);
  return query === null ? [] : findByKeyword(view, query);
}

function walkList(view: View, request: ListRequest, { byNo }: CategoryForest): ReturnType<typeof readListPage> {
  return readListPage(view, {
    list: (request.categoryNo === undefined ? undefined : byNo.get(request.categoryNo)) ?? WHOLE_SHOP,
    filters: request.filters,
    order: LIST_ORDERS[request.order],
    start: request.start,
    limit: request.pageSize + 1,
  });
}

/** Counts what can be filtered further; the prices of withheld goods never count. */
function groupsOf(view: View, { categoryNo, filters }: ListRequest, forest: CategoryForest) {
  const chosen = categoryNo === undefined ? undefined : forest.byNo.get(categoryNo);
  return countGroups(view, forest, chosen === undefined ? forest.roots : [chosen], {
    ...filters,
    hidesAdult: !view.visitor.adult,
  });
}

/** The counter of a list that leaves nothing out; undefined when the list has to be counted. */
function plainTotal(request: ListRequest, forest: CategoryForest, names: Names): number | undefined {
  const { categoryNo, filters } = request;
  const { brandNo, hidesAdult, ...others } = filters;
  if (hidesAdult || filtersAnything({ ...others, brandNo: undefined })) return undefined;
  if (brandNo !== undefined) return categoryNo === undefined ? names.brands.get(brandNo)?.productCnt : undefined;
  if (categoryNo !== undefined) return forest.byNo.get(categoryNo)?.productCnt;
  return forest.roots.reduce((total, root) => total + root.productCnt, 0);
}

function cursorAfter(place: ListPlace | null | undefined, request: ListRequest): string | null {
  if (place === null || place === undefined) return null;
  return writeListCursor({ ...place, order: request.order, pageNumber: request.pageNumber + 1 });
}
