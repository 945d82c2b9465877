import type { Cart, CartAddition, CartChange, GuestCartLine } from '../../cart/cart.ts';
import type { CartApi, CartPriceApi } from '../../cart/cart.port.ts';
import { mergeLines, changeLine, removeLines } from '../../cart/guest-cart.ts';
import { chooseLines, priceCart } from '../../cart/price-cart.ts';
import { DEFAULT_DISPATCH } from '../../product/promised-arrival.ts';
import { cartRefusal, fullRefusal } from '../../cart/cart-refusal.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { refuse } from '../../error/refusal.ts';
import { bestCouponAmt } from '../../order/sheet/sheet-choice.ts';
import type { CartNo } from '../../value/identifiers.ts';
import { type MemoryBackend, orderLine } from './memory-backend.ts';
import { rememberAnswers } from './remember-answers.ts';
import { withoutHolds } from './shop/memory-attempt.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';
import { sheetFacts } from './shop/memory-sheet.ts';

/** The cart of the member of a memory shop, priced by the core's rules. */
export function createMemoryCartApi(backend: MemoryBackend, outside: MemoryOutside): CartApi {
  const { state } = backend;
  const priced = (lines: readonly GuestCartLine[]) => pricedCart(backend, lines);
  const withCoupons = async (lines: readonly GuestCartLine[]): Promise<Cart> => {
    const [visitor, cart] = [await backend.visitor(), await priced(lines)];
    const facts = sheetFacts(withoutHolds(backend, outside), { lines, visitor, orders: outside.orders.values() });
    return { ...cart, price: { ...cart.price, bestCouponAmt: bestCouponAmt(facts) } };
  };
  const newestFirst = () => state.cart.toReversed();
  const addOnce = rememberAnswers<number>();
  const add = async (additions: readonly CartAddition[]): Promise<number> => {
    const wanted = mergeLines([], additions);
    const added = mergeLines(state.cart, additions);
    refuse(fullRefusal(wanted.length));
    refuse(cartRefusal(await priced(wanted)));
    refuse(fullRefusal(added.length));
    state.cart = added;
    return added.length;
  };
  return {
    get: async () => {
      await backend.member();
      return withCoupons(newestFirst());
    },
    add: async (additions, key) => {
      await backend.member();
      return key === undefined ? add(additions) : addOnce(key, additions, () => add(additions));
    },
    change: async (changes) => {
      await backend.member();
      if (changes.some(({ cartNo }) => !state.cart.some((line) => line.cartNo === cartNo))) {
        throw commerceError('NOT_FOUND');
      }
      const changed = changes.reduce(changeLine, state.cart);
      refuse(cartRefusal(await priced(changed.filter(({ cartNo }) => hasOtherOption(changes, cartNo)))));
      state.cart = changed;
    },
    remove: async (cartNos) => {
      await backend.member();
      const left = removeLines(state.cart, cartNos);
      if (left.length === state.cart.length) throw commerceError('NOT_FOUND');
      state.cart = left;
      return left.length;
    },
    calculate: async (cartNos) => {
      await backend.member();
      return (await withCoupons(chooseLines(newestFirst(), cartNos))).price;
    },
    count: async () => {
      await backend.member();
      return state.cart.length;
    },
  };
}

/** The prices of a guest's lines in a memory shop. */
export function createMemoryCartPriceApi(backend: MemoryBackend): CartPriceApi {
  return { price: (lines) => pricedCart(backend, lines) };
}

async function pricedCart(backend: MemoryBackend, lines: readonly GuestCartLine[]): Promise<Cart> {
  const visitor = await backend.visitor();
  const priced = lines.map((line) => orderLine(backend, line, visitor));
  const cart = priceCart(priced, backend.shop.templates, visitor);
  const deliveryGroups = cart.deliveryGroups.map((group) => ({ ...group, dispatch: DEFAULT_DISPATCH }));
  return { ...cart, deliveryGroups };
}

/** Whether a change asks for another option, which has to be one that may be ordered. */
function hasOtherOption(changes: readonly CartChange[], cartNo: CartNo): boolean {
  return changes.some((change) => change.cartNo === cartNo && change.optionNo !== undefined);
}
