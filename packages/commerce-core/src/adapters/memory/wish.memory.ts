import { withheldFrom } from '../../access/access.ts';
import { contentRefusal } from '../../access/content-refusal.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { refuse } from '../../error/refusal.ts';
import type { RecentProductApi } from '../../product/recent-product.port.ts';
import { addRecent, removeRecent } from '../../product/recent-products.ts';
import { formatYmdt } from '../../value/calendar.ts';
import type { WishApi } from '../../wish/wish.port.ts';
import { priceDropOf, RESTOCK_LIMIT } from '../../wish/wish.ts';
import { restockRefusal, wishRefusal } from '../../wish/wish-refusal.ts';
import { type MemoryBackend, productOf } from './memory-backend.ts';
import { memoryCard } from './shop/memory-card.ts';
import { saleTypeOf } from './product.memory.ts';

/** The wish list of the member of a memory shop. */
export function createMemoryWishApi(backend: MemoryBackend): WishApi {
  const { state, clock } = backend;
  return {
    list: async ({ pageNumber, pageSize }) => {
      await backend.member();
      const visitor = await backend.visitor();
      const start = (pageNumber - 1) * pageSize;
      const items = state.wishes.slice(start, start + pageSize).map(({ productNo, at, price }) => {
        const product = memoryCard(backend, productOf(backend, productNo), visitor);
        return { product, wishYmdt: formatYmdt(at), priceDropAmt: priceDropOf(product, price) };
      });
      return { items, totalCount: state.wishes.length };
    },
    productNos: async () => {
      await backend.member();
      return state.wishes.map(({ productNo }) => productNo);
    },
    add: async (productNo) => {
      await backend.member();
      const visitor = await backend.visitor();
      const product = productOf(backend, productNo);
      refuse(contentRefusal(withheldFrom(visitor, product)));
      if (state.wishes.some((wish) => wish.productNo === productNo)) return;
      refuse(wishRefusal(state.wishes.length));
      const { discountedPrice } = memoryCard(backend, product, visitor);
      state.wishes = [{ productNo, at: clock.now(), price: discountedPrice }, ...state.wishes];
    },
    remove: async (productNos) => {
      await backend.member();
      state.wishes = state.wishes.filter(({ productNo }) => !productNos.includes(productNo));
    },
    restockOptionNos: async (productNo) => {
      await backend.member();
      const options = productOf(backend, productNo).options.map(({ optionNo }) => optionNo);
      return state.restockOptionNos.filter((optionNo) => options.includes(optionNo));
    },
    addRestock: async (optionNo) => {
      await backend.member();
      const product = backend.shop.products.find(({ options }) =>
        options.some((option) => option.optionNo === optionNo),
      );
      if (product === undefined) throw commerceError('NOT_FOUND');
      const withheld = withheldFrom(await backend.visitor(), product);
      refuse(restockRefusal({ withheld, saleType: saleTypeOf(backend, optionNo) }));
      const others = state.restockOptionNos.filter((requestedNo) => requestedNo !== optionNo);
      state.restockOptionNos = [optionNo, ...others].slice(0, RESTOCK_LIMIT);
    },
    removeRestock: async (optionNo) => {
      await backend.member();
      state.restockOptionNos = state.restockOptionNos.filter((requestedNo) => requestedNo !== optionNo);
    },
  };
}

/** The products the member of a memory shop has viewed. */
export function createMemoryRecentProductApi(backend: MemoryBackend): RecentProductApi {
  const { state, clock, shop } = backend;
  return {
    list: async () => {
      await backend.member();
      return state.recentProducts;
    },
    add: async (products) => {
      await backend.member();
      const now = clock.now();
      const existing = products.filter(({ productNo }) =>
        shop.products.some((product) => product.productNo === productNo),
      );
      const seen = existing.map((product) => (product.seenAt > now ? { ...product, seenAt: now } : product));
      state.recentProducts = addRecent(state.recentProducts, seen);
    },
    remove: async (productNos) => {
      await backend.member();
      state.recentProducts = removeRecent(state.recentProducts, productNos);
    },
  };
}
