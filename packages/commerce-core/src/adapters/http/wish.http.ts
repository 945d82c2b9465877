import type { RecentProductApi } from '../../product/recent-product.port.ts';
import { formatYmdt, kst } from '../../value/calendar.ts';
import type { Page } from '../../value/page.ts';
import type { WishApi } from '../../wish/wish.port.ts';
import type { WishItem } from '../../wish/wish.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const WISH_LIST = '/client/v1/customer/wish-list';
const RESTOCK = '/client/v1/customer/restock-alarms';
const RECENT = '/client/v1/customer/recent-products';

/** Calls of the wish list over HTTP. */
export function createHttpWishApi(http: HttpClient): WishApi {
  return {
    list: (query, signal) =>
      dataAs<Page<WishItem>>(http.GET(WISH_LIST, { params: { query: { ...query } }, signal: signal ?? null })),
    productNos: async (signal) =>
      (await dataOf(http.GET(`${WISH_LIST}/product-nos`, { signal: signal ?? null }))).productNos,
    add: async (productNo, signal) => {
      await dataOf(http.PUT(`${WISH_LIST}/{productNo}`, { params: { path: { productNo } }, signal: signal ?? null }));
    },
    remove: async (productNos, signal) => {
      const query = { productNos: productNos.join(',') };
      await dataOf(http.DELETE(WISH_LIST, { params: { query }, signal: signal ?? null }));
    },
    restockOptionNos: async (productNo, signal) =>
      (await dataOf(http.GET(RESTOCK, { params: { query: { productNo } }, signal: signal ?? null }))).optionNos,
    addRestock: async (optionNo, signal) => {
      await dataOf(http.PUT(`${RESTOCK}/{optionNo}`, { params: { path: { optionNo } }, signal: signal ?? null }));
    },
    removeRestock: async (optionNo, signal) => {
      await dataOf(http.DELETE(`${RESTOCK}/{optionNo}`, { params: { path: { optionNo } }, signal: signal ?? null }));
    },
  };
}

/** Calls of a member's viewed products over HTTP. */
export function createHttpRecentProductApi(http: HttpClient): RecentProductApi {
  return {
    list: async (signal) => {
      const { items } = await dataOf(http.GET(RECENT, { signal: signal ?? null }));
      return items.map(({ productNo, seenYmdt }) => ({ productNo, seenAt: kst(seenYmdt) }));
    },
    add: async (products) => {
      const items = products.map(({ productNo, seenAt }) => ({ productNo, seenYmdt: formatYmdt(seenAt) }));
      await dataOf(http.POST(RECENT, { body: { items } }));
    },
    remove: async (productNos) => {
      const query = { productNos: productNos.join(',') };
      await dataOf(http.DELETE(RECENT, { params: { query } }));
    },
  };
}
