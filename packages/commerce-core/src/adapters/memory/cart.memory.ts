import type { Cart, CartChange, GuestCartLine } from '../../cart/cart.ts';
import type { CartApi } from '../../cart/cart.port.ts';
import { LINE_PROBLEM_CODES } from '../../cart/line-problem.ts';
import { addToCart, changeLine, removeLines } from '../../cart/guest-cart.ts';
import { chooseLines, priceCart } from '../../cart/price-cart.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { type MemoryBackend, orderLine } from './memory-backend.ts';

/** The cart of a memory shop, priced by the core's rules. */
export function createMemoryCartApi(backend: MemoryBackend): CartApi {
  const { shop, state } = backend;
  const priced = async (lines: readonly GuestCartLine[]): Promise<Cart> => {
    const visitor = await backend.visitor();
    return priceCart(
      lines.map((line) => orderLine(backend, line, visitor)),
      shop.templates,
      visitor,
    );
  };
  const newestFirst = () => state.cart.toReversed();
  return {
    get: async () => {
      await backend.member();
      return priced(newestFirst());
    },
    add: async (additions) => {
      await backend.member();
      const wanted = addToCart([], additions);
      const added = addToCart(state.cart, additions);
      if (!wanted.ok || !added.ok) throw commerceError('PURCHASE_LIMIT');
      refuseInvalid(await priced(wanted.lines));
      state.cart = added.lines;
      return added.lines.length;
    },
    change: async (changes) => {
      await backend.member();
      if (changes.some(({ cartNo }) => !state.cart.some((line) => line.cartNo === cartNo))) {
        throw commerceError('NOT_FOUND');
      }
      const changed = changes.reduce(changeLine, state.cart);
      refuseInvalid(await priced(changed.filter(({ cartNo }) => hasOtherOption(changes, cartNo))));
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
      return (await priced(chooseLines(newestFirst(), cartNos))).price;
    },
    count: async () => {
      await backend.member();
      return state.cart.length;
    },
    calculateGuest: priced,
  };
}

/** Whether a change asks for another option, which has to be one that may be ordered. */
function hasOtherOption(changes: readonly CartChange[], cartNo: number): boolean {
  return changes.some((change) => change.cartNo === cartNo && change.optionNo !== undefined);
}

/** Rejects when a line may not be put into a cart at any count. */
function refuseInvalid(cart: Cart): void {
  const options = cart.invalidProducts.flatMap((product) => product.orderProductOptions);
  const reason = options.map((option) => option.validInfo.errorCode).find((code) => code !== null);
  if (reason == null) return;
  const optionNos = options.filter((option) => option.validInfo.errorCode === reason).map((option) => option.optionNo);
  throw commerceError(LINE_PROBLEM_CODES[reason], { details: { optionNos, reason } });
}
