import {
  mergeLines,
  CART_LINE_LIMIT,
  type CartChange,
  chooseLines,
  fullRefusal,
  type GuestCartLine,
  type Language,
  refuse,
  type CartNo,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Caller, Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction, type Transaction } from '../database/database.ts';
import { runIdempotent } from '../contract/idempotency.ts';
import { visitorOf } from '../catalogue/catalogue.ts';
import { refuseOptionInputs } from '../order/order.ts';
import { addLines, changeLines, countLines, deleteLines, findLines } from './cart.store.ts';
import { memberCart, pricedCart, refuseLines, type CartView } from './priced-cart.ts';

type CartOperation =
  'getCart' | 'addToCart' | 'updateCart' | 'deleteFromCart' | 'calculateCart' | 'countCart' | 'calculateGuestCart';

/** The cart of a member, and the price of a guest's. Spec §3, §7. */
export function cartRoutes({ database, clock }: AppParts): Pick<Handlers, CartOperation> {
  const viewOf = async (call: Pick<CartView, 'language'> & { readonly caller: Caller | null }): Promise<CartView> => {
    const now = clock.now();
    const visitor = await visitorOf(database, call.caller, now);
    return { database, memberNo: call.caller?.memberNo ?? 0, visitor, language: call.language, now };
  };

  return {
    getCart: async (call) => {
      const { memberNo } = requireMember(call.caller);
      return memberCart({ ...(await viewOf(call)), platform: call.platform }, await findLines(database, memberNo));
    },

    addToCart: async (call) => {
      const { memberNo } = requireMember(call.caller);
      const added = mergeLines([], call.body);
      refuseFull(added.length, call.language);
      await Promise.all([refuseLines(await viewOf(call), added), refuseOptionInputs(database, call.body)]);
      const add = async (transaction: Transaction) => {
        const count = await addLines(transaction, memberNo, added);
        refuseFull(count, call.language);
        return { count };
      };
      return call.idempotencyKey === null
        ? withTransaction(database, add)
        : runIdempotent({ database, clock }, 'addToCart', call, add);
    },

    updateCart: async (call) => {
      const { memberNo } = requireMember(call.caller);
      const { body } = call;
      if (body.some(({ optionNo }) => optionNo !== undefined)) {
        await refuseLines(await viewOf(call), withOptions(await findLines(database, memberNo), body));
      }
      if (body.some(({ optionInputs = [] }) => optionInputs.length > 0)) {
        await refuseOptionInputs(database, withInputs(await findLines(database, memberNo), body));
      }
      await withTransaction(database, (transaction) => changeLines(transaction, memberNo, body));
      return undefined;
    },

    deleteFromCart: async ({ caller, query }) => {
      const { memberNo } = requireMember(caller);
      await deleteLines(database, memberNo, readCartNos(query.cartNo) ?? []);
      return { count: await countLines(database, memberNo) };
    },

    calculateCart: async (call) => {
      const { memberNo } = requireMember(call.caller);
      const lines = chooseLines(await findLines(database, memberNo), readCartNos(call.query.cartNo));
      return (await memberCart({ ...(await viewOf(call)), platform: call.platform }, lines)).price;
    },

    countCart: async ({ caller }) => ({ count: await countLines(database, requireMember(caller).memberNo) }),

    calculateGuestCart: async (call) => {
      const lines = call.body.map((line) => ({ ...line, optionInputs: line.optionInputs ?? [] }));
      return pricedCart(await viewOf(call), lines);
    },
  };
}

/** The lines that are to have another option, as they would be; changeLines refuses those that are not there. */
function withOptions(lines: readonly GuestCartLine[], changes: readonly CartChange[]): readonly GuestCartLine[] {
  const optionNos = new Map(changes.map(({ cartNo, optionNo }) => [cartNo, optionNo]));
  return lines.flatMap((line) => {
    const optionNo = optionNos.get(line.cartNo);
    return optionNo === undefined ? [] : [{ ...line, optionNo }];
  });
}

/** The lines that are to have other texts, as they would be. */
function withInputs(lines: readonly GuestCartLine[], changes: readonly CartChange[]): readonly GuestCartLine[] {
  const inputs = new Map(changes.map(({ cartNo, optionInputs }) => [cartNo, optionInputs]));
  return lines.flatMap((line) => {
    const optionInputs = inputs.get(line.cartNo);
    return optionInputs === undefined ? [] : [{ ...line, optionInputs }];
  });
}

function refuseFull(lineCnt: number, language: Language): void {
  const message =
    language === 'ko'
      ? `장바구니에는 ${CART_LINE_LIMIT}개까지 담을 수 있어요`
      : `A cart holds up to ${CART_LINE_LIMIT} items`;
  refuse(fullRefusal(lineCnt), message);
}

/** The chosen lines: null when nothing was said, none for an empty choice. Spec §7. */
function readCartNos(cartNo: string | undefined): readonly CartNo[] | null {
  if (cartNo === undefined) return null;
  return cartNo === '' ? [] : cartNo.split(',').map(Number);
}
