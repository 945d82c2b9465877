import {
  type AddressPlacement,
  excessRecentAddresses,
  type StoredAddress,
  compareByLastUse,
  nextDefaultAddress,
  placeOrderAddress,
} from '../../../address/address-book.ts';
import {
  type AddressBook,
  type AddressEntry,
  EMPTY_ADDRESS_ENTRY,
  isSameAddress,
  type ShippingAddress,
  normalizeAddressEntry,
  type Address,
} from '../../../address/address.ts';
import type { OrderSheet, ReserveRequest } from '../../../order/sheet/order-sheet.ts';
import { formatYmdt } from '../../../value/calendar.ts';
import type { AddressNo } from '../../../value/identifiers.ts';
import type { EpochMs } from '../../../value/time.ts';
import type { MemoryAddress } from './first-addresses.ts';
import type { MemoryBackend } from '../memory-backend.ts';

/** Puts an address down in its place; a new default takes the place of the old, the oldest recent one is deleted. */
export function keepAddress(
  backend: MemoryBackend,
  saved: { readonly addressNo: AddressNo | null; readonly entry: AddressEntry; readonly lastUsedAt: EpochMs },
  place: AddressPlacement,
): MemoryAddress {
  const addressNo = saved.addressNo ?? backend.nextNo();
  const address: MemoryAddress = { ...saved, addressNo, addressType: place.addressType, isDefault: place.isDefault };
  const others = backend.state.addresses
    .filter((other) => other.addressNo !== addressNo)
    .map((other) => (place.isDefault ? { ...other, isDefault: false } : other));
  const excess = excessRecentAddresses([...others, address]);
  backend.state.addresses = [...others, address].filter((other) => !excess.includes(other.addressNo));
  return address;
}

/** Takes an address out and hands the default on. */
export function dropAddress({ state }: Pick<MemoryBackend, 'state'>, addressNo: AddressNo): void {
  const left = state.addresses.filter((address) => address.addressNo !== addressNo);
  const heir = nextDefaultAddress(left);
  state.addresses = left.map((address) => (address.addressNo === heir ? { ...address, isDefault: true } : address));
}

/** Remembers where an order goes. */
export function rememberUsed(backend: MemoryBackend, request: ReserveRequest): void {
  if (request.shippingAddress === null) return;
  const { addressNo, ...address } = request.shippingAddress;
  const entry = normalizeAddressEntry({ ...EMPTY_ADDRESS_ENTRY, ...address });
  const { addresses } = backend.state;
  const existing =
    addressNo === 0
      ? addresses.find((saved) => isSameAddress(saved.entry, entry))
      : addresses.find((saved) => saved.addressNo === addressNo);
  const place = placeOrderAddress(addresses, existing?.addressNo ?? null, {
    isSaved: request.saveAddressBook,
    isDefault: request.useDefaultAddress,
  });
  const lastUsedAt = backend.clock.now();
  keepAddress(backend, { addressNo: existing?.addressNo ?? null, entry: existing?.entry ?? entry, lastUsedAt }, place);
}

/** The kept addresses, last used first. */
export function addressBook({ state }: Pick<MemoryBackend, 'state'>): AddressBook {
  const all = state.addresses.toSorted(compareByLastUse);
  const ofType = (type: StoredAddress['addressType']) =>
    all.filter(({ addressType }) => addressType === type).map(shippingAddress);
  const usual = all.find(({ isDefault }) => isDefault);
  return {
    defaultAddress: usual === undefined ? null : shippingAddress(usual),
    bookedAddresses: ofType('BOOK'),
    recentAddresses: ofType('RECENT'),
  };
}

/** The same addresses as an order sheet offers them. */
export function sheetAddresses(backend: Pick<MemoryBackend, 'state'>): OrderSheet['orderSheetAddress'] {
  const { defaultAddress, bookedAddresses, recentAddresses } = addressBook(backend);
  return {
    mainAddress: defaultAddress === null ? null : plainAddress(defaultAddress),
    bookedAddresses: bookedAddresses.map(plainAddress),
    recentAddresses: recentAddresses.map(plainAddress),
  };
}

/** A kept address as it is answered. */
export function shippingAddress({ entry, ...row }: MemoryAddress): ShippingAddress {
  return {
    ...entry,
    addressNo: row.addressNo,
    addressType: row.addressType,
    defaultYn: row.isDefault ? 'Y' : 'N',
    lastUseYmdt: formatYmdt(row.lastUsedAt),
  };
}

function plainAddress(address: ShippingAddress): Address {
  return {
    addressNo: address.addressNo,
    addressName: address.addressName,
    receiverName: address.receiverName,
    receiverZipCd: address.receiverZipCd,
    receiverAddress: address.receiverAddress,
    receiverJibunAddress: address.receiverJibunAddress,
    receiverDetailAddress: address.receiverDetailAddress,
    receiverContact1: address.receiverContact1,
  };
}
