import { isCommerceError } from '../error/commerce-error.ts';
import type { Ports } from '../ports.ts';
import { cartOptions, type CartAddition, type GuestCartLine } from './cart.ts';
import type { CartApi } from './cart.port.ts';
import { guestLinesThatFit, mergeLines } from './guest-cart.ts';
import { readGuestLines, writeGuestLines } from './stored-guest-lines.ts';

/**
 * Moves the cart a guest kept on this device into the member's after a log-in, once: the device's lines go first, so that a
 * second page or a reload adds nothing. What may no longer be ordered, or finds no room, stays behind; any other failure
 * puts everything back and is rejected. Answers the number of options in the cart, null when nothing was moved. Spec §7.
 */
export async function mergeGuestCart({
  cartApi,
  keyValueStore,
}: Pick<Ports, 'cartApi' | 'keyValueStore'>): Promise<number | null> {
  const lines = readGuestLines(keyValueStore);
  if (lines.length === 0) return null;
  writeGuestLines(keyValueStore, []);
  try {
    return await addWhatMayBeOrdered(cartApi, lines);
  } catch (error) {
    const restored = mergeLines(readGuestLines(keyValueStore), lines);
    if (restored.ok) writeGuestLines(keyValueStore, restored.lines);
    throw error;
  }
}

/** The backend adds all or nothing and says what it refuses; the rest is sent again. Null when nothing is left to add. */
async function addWhatMayBeOrdered(cartApi: CartApi, lines: readonly GuestCartLine[]): Promise<number | null> {
  if (lines.length === 0) return null;
  try {
    return await cartApi.add(lines.map(additionOf));
  } catch (error) {
    const rest = await withoutRefused(cartApi, lines, error);
    if (rest.length === lines.length) throw error;
    return addWhatMayBeOrdered(cartApi, rest);
  }
}

async function withoutRefused(cartApi: CartApi, lines: readonly GuestCartLine[], error: unknown) {
  if (isCommerceError(error, 'PURCHASE_LIMIT')) {
    const { deliveryGroups, invalidProducts } = await cartApi.get();
    const member = [...cartOptions({ deliveryGroups }), ...invalidProducts.flatMap((of) => of.orderProductOptions)];
    const fitting = new Set(guestLinesThatFit(member, lines).map(({ optionNo }) => optionNo));
    return lines.filter(({ optionNo }) => fitting.has(optionNo));
  }
  const refused = refusedOptions(error);
  return lines.filter(({ optionNo }) => !refused.has(optionNo));
}

function refusedOptions(error: unknown): ReadonlySet<number> {
  const isRefusal = isCommerceError(error, 'NOT_FOUND', 'NOT_ON_SALE', 'ADULT_ONLY', 'TELECOM_ONLY', 'SOLD_OUT');
  return new Set(isRefusal ? error.details?.optionNos : []);
}

function additionOf({ productNo, optionNo, orderCnt, optionInputs }: GuestCartLine): CartAddition {
  return { productNo, optionNo, orderCnt, ...(optionInputs !== undefined && { optionInputs }) };
}
