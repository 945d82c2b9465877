import type { CartNo } from '../value/identifiers.ts';
import type { Cart } from './cart.ts';

/** Why what is chosen in a cart cannot be given. */
export type CartGiftProblem = 'NOTHING_CHOSEN' | 'SEVERAL_LINES' | 'NOT_GIVEN';

/** Whether lines can be given together. A gift is one line, so that its recipient gets one parcel. */
export function isGiftSize(lines: readonly unknown[]): boolean {
  return lines.length === 1;
}

/** Why the chosen lines of a cart cannot be given; null when they can. */
export function cartGiftProblem(
  { deliveryGroups }: Pick<Cart, 'deliveryGroups'>,
  cartNos: readonly CartNo[],
): CartGiftProblem | null {
  const [cartNo] = cartNos;
  if (cartNo === undefined) return 'NOTHING_CHOSEN';
  if (!isGiftSize(cartNos)) return 'SEVERAL_LINES';
  const products = deliveryGroups.flatMap(({ orderProducts }) => orderProducts);
  const chosen = products.find(({ orderProductOptions }) => orderProductOptions.some((line) => line.cartNo === cartNo));
  return chosen?.giftUsable === true ? null : 'NOT_GIVEN';
}
