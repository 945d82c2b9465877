import { isCommerceError } from '../error/commerce-error.ts';
import type { Ports } from '../ports.ts';
import type { OptionNo } from '../value/identifiers.ts';
import { cartOptions, type CartAddition, type GuestCartLine } from './cart.ts';
import type { CartApi } from './cart.port.ts';
import { idempotencyKey } from '../platform/idempotency-key.ts';
import { guestLinesThatFit } from './guest-cart.ts';
import { hasUnprintable } from './option-input.ts';
import { readGuestLines, readMergeKey, writeGuestLines, writeMergeKey } from './stored-guest-lines.use-case.ts';

/** What became of a guest's cart: options in the member's cart now, and lines it did not take. */
export interface MergedCart {
  readonly count: number;
  readonly refusedCnt: number;
}

/**
 * Moves the cart a guest kept on this device into the member's after a log-in, once: the lines leave the device when
 * the backend has acknowledged them, and are sent again under the same key until then. What may no longer be ordered,
 * or finds no room, is dropped and counted. Answers null when there was nothing to move. Spec §7.
 */
export async function mergeGuestCart({
  cartApi,
  keyValueStore,
  random,
}: Pick<Ports, 'cartApi' | 'keyValueStore' | 'random'>): Promise<MergedCart | null> {
  const lines = readGuestLines(keyValueStore);
  if (lines.length === 0) return null;
  const key = readMergeKey(keyValueStore, lines) ?? writeMergeKey(keyValueStore, lines, idempotencyKey(random));
  const { count, refusedCnt } = await addWhatMayBeOrdered(cartApi, lines, key);
  writeGuestLines(keyValueStore, []);
  return { count: count ?? (await cartApi.count()), refusedCnt };
}

/**
 * The backend adds all or nothing and says what it refuses; the rest is sent again. The count is null when nothing is
 * left to add, or when an earlier try has added what was left then.
 */
async function addWhatMayBeOrdered(
  cartApi: CartApi,
  lines: readonly GuestCartLine[],
  key: string,
  refusedCnt = 0,
): Promise<{ readonly count: number | null; readonly refusedCnt: number }> {
  if (lines.length === 0) return { count: null, refusedCnt };
  try {
    return { count: await cartApi.add(lines.map(additionOf), key), refusedCnt };
  } catch (error) {
    if (isCommerceError(error, 'IDEMPOTENCY_MISMATCH')) return { count: null, refusedCnt };
    const rest = await withoutRefused(cartApi, lines, error);
    if (rest.length === lines.length) throw error;
    return addWhatMayBeOrdered(cartApi, rest, key, refusedCnt + lines.length - rest.length);
  }
}

async function withoutRefused(cartApi: CartApi, lines: readonly GuestCartLine[], error: unknown) {
  if (isCommerceError(error, 'PURCHASE_LIMIT')) {
    const { deliveryGroups, invalidProducts } = await cartApi.get();
    const member = [...cartOptions({ deliveryGroups }), ...invalidProducts.flatMap((of) => of.orderProductOptions)];
    const fitting = new Set(guestLinesThatFit(member, lines).map(({ optionNo }) => optionNo));
    return lines.filter(({ optionNo }) => fitting.has(optionNo));
  }
  if (isCommerceError(error, 'INVALID_REQUEST')) {
    return lines.filter(({ optionInputs = [] }) => !hasUnprintable(optionInputs));
  }
  const refused = refusedOptions(error);
  return lines.filter(({ optionNo }) => !refused.has(optionNo));
}

function refusedOptions(error: unknown): ReadonlySet<OptionNo> {
  const isRefusal = isCommerceError(error, 'NOT_FOUND', 'NOT_ON_SALE', 'ADULT_ONLY', 'TELECOM_ONLY', 'SOLD_OUT');
  return new Set(isRefusal ? error.details?.optionNos : []);
}

function additionOf({ productNo, optionNo, orderCnt, optionInputs }: GuestCartLine): CartAddition {
  return { productNo, optionNo, orderCnt, ...(optionInputs !== undefined && { optionInputs }) };
}
