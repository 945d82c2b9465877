import { commerceError } from '../error/commerce-error.ts';
import { refuse } from '../error/refusal.ts';
import type { Ports } from '../ports.ts';
import type { CartNo } from '../value/identifiers.ts';
import type { CartChange, GuestCartLine } from './cart.ts';
import type { CartApi } from './cart.port.ts';
import { cartRefusal, fullRefusal } from './cart-refusal.ts';
import { changeLine, mergeLines, removeLines } from './guest-cart.ts';
import { chooseLines } from './price-cart.ts';
import { readGuestLines, writeGuestLines } from './stored-guest-lines.use-case.ts';

/** The cart of a guest: its lines on this device, its prices from the backend. Spec §3 (local bucket), §7. */
export function createGuestCartApi({
  keyValueStore,
  cartPriceApi,
}: Pick<Ports, 'keyValueStore' | 'cartPriceApi'>): CartApi {
  const lines = () => readGuestLines(keyValueStore);
  const newestFirst = () => lines().toReversed();
  const keep = (guestLines: readonly GuestCartLine[]) => writeGuestLines(keyValueStore, guestLines);
  const refuseInvalid = async (wanted: readonly GuestCartLine[]): Promise<void> => {
    if (wanted.length === 0) return;
    refuse(cartRefusal(await cartPriceApi.price(wanted)));
  };
  const mergedInto = (present: readonly GuestCartLine[], additions: Parameters<CartApi['add']>[0]) => {
    const merged = mergeLines(present, additions);
    refuse(fullRefusal(merged.length));
    return merged;
  };
  return {
    get: (signal) => cartPriceApi.price(newestFirst(), signal),
    add: async (additions) => {
      await refuseInvalid(mergedInto([], additions));
      // Read anew: another tab may have added something meanwhile.
      const merged = mergedInto(lines(), additions);
      keep(merged);
      return merged.length;
    },
    change: async (changes) => {
      await refuseInvalid(withOtherOptions(lines(), changes));
      const present = lines();
      refuseUnknown(
        present,
        changes.map(({ cartNo }) => cartNo),
      );
      keep(changes.reduce(changeLine, present));
    },
    remove: async (cartNos) => {
      const left = removeLines(lines(), cartNos);
      if (left.length === lines().length) throw commerceError('NOT_FOUND');
      keep(left);
      return left.length;
    },
    calculate: async (cartNos, signal) => (await cartPriceApi.price(chooseLines(newestFirst(), cartNos), signal)).price,
    count: async () => lines().length,
  };
}

function refuseUnknown(lines: readonly GuestCartLine[], cartNos: readonly CartNo[]): void {
  const existingNos = new Set(lines.map(({ cartNo }) => cartNo));
  if (cartNos.some((cartNo) => !existingNos.has(cartNo))) throw commerceError('NOT_FOUND');
}

/** The lines that are to have another option, as they would be. */
function withOtherOptions(lines: readonly GuestCartLine[], changes: readonly CartChange[]): readonly GuestCartLine[] {
  return changes.flatMap(({ cartNo, optionNo }) =>
    optionNo === undefined ? [] : lines.filter((line) => line.cartNo === cartNo).map((line) => ({ ...line, optionNo })),
  );
}
