import type { StoredAddress } from '../../../address/address-book.ts';
import { type AddressEntry, EMPTY_ADDRESS_ENTRY, type Address } from '../../../address/address.ts';
import type { EpochMs } from '../../../value/time.ts';

/** A kept address of the member of a memory shop. */
export interface MemoryAddress extends StoredAddress {
  readonly entry: AddressEntry;
}

/** The addresses a member comes with; the first is the default. */
export function firstAddresses(addresses: readonly Address[], now: EpochMs): readonly MemoryAddress[] {
  return addresses.map(({ addressNo, ...address }, index) => ({
    addressNo,
    addressType: 'BOOK',
    isDefault: index === 0,
    lastUsedAt: now,
    entry: { ...EMPTY_ADDRESS_ENTRY, ...address },
  }));
}
