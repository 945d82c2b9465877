import type { RecentProductApi } from '../../product/recent-product.port.ts';
import { fromWire } from '../../value/brand.ts';
import { formatYmdt, kst } from '../../value/calendar.ts';
import type { Page } from '../../value/page.ts';
import type { WishApi } from '../../wish/wish.port.ts';
import type { WishItem } from '../../wish/wish.ts';
import type { HttpCaller } from './client.ts';

const WISH_LIST = '/client/v1/customer/wish-list';
const RESTOCK = '/client/v1/customer/restock-alarms';
const RECENT = '/client/v1/customer/recent-products';

/** Calls of the wish list over HTTP. */
export function createHttpWishApi(http: HttpCaller): WishApi {
  return {
    list: async (query, signal) =>
      fromWire<Page<WishItem>>(
        await http.call((client, abort) => client.GET(WISH_LIST, { params: { query: { ...query } }, signal: abort }), {
          signal,
        }),
      ),
    productNos: async (signal) =>
      (await http.call((client, abort) => client.GET(`${WISH_LIST}/product-nos`, { signal: abort }), { signal }))
        .productNos,
    add: async (productNo, signal) => {
      await http.call(
        (client, abort) => client.PUT(`${WISH_LIST}/{productNo}`, { params: { path: { productNo } }, signal: abort }),
        { signal },
      );
    },
    remove: async (productNos, signal) => {
      const query = { productNos: productNos.join(',') };
      await http.call((client, abort) => client.DELETE(WISH_LIST, { params: { query }, signal: abort }), { signal });
    },
    restockOptionNos: async (productNo, signal) =>
      (
        await http.call((client, abort) => client.GET(RESTOCK, { params: { query: { productNo } }, signal: abort }), {
          signal,
        })
      ).optionNos,
    addRestock: async (optionNo, signal) => {
      await http.call(
        (client, abort) => client.PUT(`${RESTOCK}/{optionNo}`, { params: { path: { optionNo } }, signal: abort }),
        { signal },
      );
    },
    removeRestock: async (optionNo, signal) => {
      await http.call(
        (client, abort) => client.DELETE(`${RESTOCK}/{optionNo}`, { params: { path: { optionNo } }, signal: abort }),
        { signal },
      );
    },
  };
}

/** Calls of a member's viewed products over HTTP. */
export function createHttpRecentProductApi(http: HttpCaller): RecentProductApi {
  return {
    list: async (signal) => {
      const { items } = await http.call((client, abort) => client.GET(RECENT, { signal: abort }), { signal });
      return items.map(({ productNo, seenYmdt }) => ({ productNo, seenAt: kst(seenYmdt) }));
    },
    add: async (products) => {
      const items = products.map(({ productNo, seenAt }) => ({ productNo, seenYmdt: formatYmdt(seenAt) }));
      await http.call((client, abort) => client.POST(RECENT, { body: { items }, signal: abort }));
    },
    remove: async (productNos) => {
      const query = { productNos: productNos.join(',') };
      await http.call((client, abort) => client.DELETE(RECENT, { params: { query }, signal: abort }));
    },
  };
}
