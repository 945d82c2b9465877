import { cartOptions, type CartAddition } from '../cart/cart.ts';
import { lineKey } from '../cart/guest-cart.ts';
import type { Ports } from '../ports.ts';
import type { OrderSheetNo } from '../value/identifiers.ts';

/**
 * Opens the order sheet of what a guest had chosen in the cart before the log-in, once both carts are one. Answers null
 * where some of it is not there or cannot be ordered as it is: the cart is looked at first. Rejects as
 * `OrderApi.createSheet` does. Assumed.
 */
export async function orderCart(
  { cartApi, orderApi }: Pick<Ports, 'cartApi' | 'orderApi'>,
  chosen: readonly CartAddition[],
): Promise<OrderSheetNo | null> {
  const keys = new Set(chosen.map(lineKey));
  const lines = cartOptions(await cartApi.get()).filter((line) => keys.has(lineKey(line)) && line.validInfo.valid);
  if (keys.size === 0 || lines.length < keys.size) return null;
  return orderApi.createSheet({ type: 'cart', cartNos: lines.map(({ cartNo }) => cartNo) });
}
