import type { AppParts } from '../app-parts.ts';
import { viewOf } from '../catalogue/catalogue.ts';
import type { Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { addRecentProducts, readRecentProducts, removeRecentProducts } from './recent-product.store.ts';
import { addRestockRequest, readRestockOptionNos, removeRestockRequest } from './restock.store.ts';
import { addWish, readWishedProductNos, readWishList, removeWishes } from './wish.store.ts';

type WishHandlers = Pick<
  Handlers,
  | 'getWishList'
  | 'getWishedProductNos'
  | 'addWish'
  | 'removeWishes'
  | 'getRecentProducts'
  | 'addRecentProducts'
  | 'removeRecentProducts'
  | 'getRestockAlarms'
  | 'addRestockAlarm'
  | 'removeRestockAlarm'
>;

/** What a member wishes for and has viewed. Spec §2. */
export function wishRoutes(parts: AppParts): WishHandlers {
  const { database, clock } = parts;
  return {
    getWishList: async (call) => {
      const { memberNo } = requireMember(call.caller);
      return readWishList(await viewOf(parts, call), memberNo, call.query);
    },
    getWishedProductNos: async ({ caller }) => ({
      productNos: await readWishedProductNos(database, requireMember(caller).memberNo),
    }),
    addWish: async (call) => {
      const { memberNo } = requireMember(call.caller);
      await addWish(await viewOf(parts, call), memberNo, call.path.productNo);
      return undefined;
    },
    removeWishes: async ({ caller, query }) => {
      await removeWishes(database, requireMember(caller).memberNo, numbersIn(query.productNos));
      return undefined;
    },
    getRestockAlarms: async ({ caller, query }) => ({
      optionNos: await readRestockOptionNos(database, requireMember(caller).memberNo, query.productNo),
    }),
    addRestockAlarm: async (call) => {
      const { memberNo } = requireMember(call.caller);
      await addRestockRequest(await viewOf(parts, call), memberNo, call.path.optionNo);
      return undefined;
    },
    removeRestockAlarm: async ({ caller, path }) => {
      await removeRestockRequest(database, requireMember(caller).memberNo, path.optionNo);
      return undefined;
    },
    getRecentProducts: ({ caller }) => readRecentProducts(database, requireMember(caller).memberNo),
    addRecentProducts: async ({ caller, body }) => {
      await addRecentProducts(database, { ...requireMember(caller), now: clock.now() }, body.items);
      return undefined;
    },
    removeRecentProducts: async ({ caller, query }) => {
      await removeRecentProducts(database, requireMember(caller).memberNo, numbersIn(query.productNos));
      return undefined;
    },
  };
}

function numbersIn(text: string): readonly number[] {
  return text.split(',').map(Number);
}
