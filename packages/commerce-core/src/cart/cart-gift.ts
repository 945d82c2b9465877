import type { CartNo } from '../value/identifiers.ts';
import type { Cart } from './cart.ts';

/** Why what is chosen in a cart cannot be given. */
export type CartGiftProblem = 'NOTHING_CHOSEN' | 'SEVERAL_LINES' | 'NOT_GIVEN';

/** Why the chosen lines of a cart cannot be given; null when they can. A gift is one line. */
export function cartGiftProblem(
  { deliveryGroups }: Pick<Cart, 'deliveryGroups'>,
  cartNos: readonly CartNo[],
): CartGiftProblem | null {
  const [cartNo, ...others] = cartNos;
  if (cartNo === undefined) return 'NOTHING_CHOSEN';
  if (others.length > 0) return 'SEVERAL_LINES';
  const products = deliveryGroups.flatMap(({ orderProducts }) => orderProducts);
  const chosen = products.find(({ orderProductOptions }) => orderProductOptions.some((line) => line.cartNo === cartNo));
  return chosen?.giftUsable === true ? null : 'NOT_GIVEN';
}
