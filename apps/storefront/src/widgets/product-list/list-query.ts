import {
  type BrandNo,
  PRODUCT_ORDERS,
  type ProductOrder,
  type ProductSearchRequest,
} from '@dealstore/commerce-core/domain';

/** The most pages shown at once when a list is opened in its middle. Assumed: 10, about 240 cards. */
export const PAGES_AT_ONCE = 10;

/** The last page a number reaches; the backend's limit. */
const LAST_PAGE = 100;

const SWITCHES = ['freeDelivery', 'coupon', 'telecomOnly'] as const;
const NUMBERS = ['categoryNo', 'minPrice', 'maxPrice', 'minRating'] as const;

/** Brands of one list at most; the backend's limit. */
const BRANDS = 20;

/** What a product list is asked for, as its address says. */
export type ListRequest = Pick<
  ProductSearchRequest,
  (typeof SWITCHES)[number] | (typeof NUMBERS)[number] | 'order' | 'soldout' | 'keyword' | 'brandNos'
>;

/** Reads order and filters out of an address; anything strange does not filter. Assumed: the names of the query. */
export function readListRequest(search: URLSearchParams): ListRequest {
  const request: { -readonly [K in keyof ListRequest]: ListRequest[K] } = {};
  const order = PRODUCT_ORDERS.find((one) => one === search.get('order'));
  if (order !== undefined) request.order = order;
  for (const name of SWITCHES) if (search.get(name) === '1') request[name] = true;
  for (const name of NUMBERS) {
    const value = readNumber(search.get(name));
    if (value !== null && (name !== 'minRating' || (value >= 1 && value <= 5))) request[name] = value;
  }
  const brandNos = readBrands(search);
  if (brandNos.length > 0) request.brandNos = brandNos;
  if (search.get('soldout') === '0') request.soldout = false;
  return request;
}

/** Writes order and filters for an address, leaving out what does not filter. */
export function writeListRequest(request: ListRequest): Readonly<Record<string, string | number | undefined>> {
  const { order } = request;
  return {
    ...(order === undefined || order === 'RECOMMEND' ? {} : { order }),
    ...Object.fromEntries(SWITCHES.flatMap((name) => (request[name] === true ? [[name, '1']] : []))),
    ...Object.fromEntries(NUMBERS.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]]))),
    ...(request.brandNos === undefined ? {} : { brandNo: request.brandNos.join(',') }),
    ...(request.soldout === false ? { soldout: '0' } : {}),
  };
}

/** How many filters narrow a list; the order is not a filter. */
export function countFilters(request: ListRequest): number {
  const { order: _order, keyword: _keyword, ...filters } = request;
  return Object.keys(writeListRequest(filters)).length;
}

/** What no filter changes: what the list is of, and its order. @param withCategories whether the category is a filter */
export function withoutFilters(request: ListRequest, withCategories: boolean): ListRequest {
  return {
    ...(request.keyword === undefined ? {} : { keyword: request.keyword }),
    ...(request.order === undefined ? {} : { order: request.order }),
    ...(withCategories || request.categoryNo === undefined ? {} : { categoryNo: request.categoryNo }),
  };
}

/** The order of a list; RECOMMEND unless the address says otherwise. */
export function orderOf(request: ListRequest): ProductOrder {
  return request.order ?? 'RECOMMEND';
}

/** Up to which page a list was seen, from 1. Spec §3 (current page). */
export function readPageNumber(search: URLSearchParams): number {
  return Math.min(LAST_PAGE, Math.max(1, readNumber(search.get('page')) ?? 1));
}

/** The first page to load so that a list is seen up to a page. */
export function firstPageFor(pageNumber: number): number {
  return Math.max(1, pageNumber - PAGES_AT_ONCE + 1);
}

/** Brands with commas between, or one by one as a form sends them; each once. */
function readBrands(search: URLSearchParams): readonly BrandNo[] {
  const numbers = search
    .getAll('brandNo')
    .flatMap((text) => text.split(','))
    .flatMap((text) => readNumber(text) ?? [])
    .filter((number) => number > 0);
  return [...new Set(numbers)].slice(0, BRANDS).toSorted((a, b) => a - b);
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
