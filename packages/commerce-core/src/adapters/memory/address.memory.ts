import type { AddressApi } from '../../address/address.port.ts';
import { mergeDuplicateAddresses, placeSavedAddress } from '../../address/address-book.ts';
import { addressRefusal, addressSearchRefusal } from '../../address/address-refusal.ts';
import { type FoundAddress, searchAddresses } from '../../address/address-search.ts';
import {
  type AddressEntry,
  isSameAddress,
  type ShippingAddress,
  normalizeAddressEntry,
} from '../../address/address.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { refuse, refused } from '../../error/refusal.ts';
import type { AddressNo } from '../../value/identifiers.ts';
import type { MemoryAddress } from './shop/first-addresses.ts';
import { addressBook, dropAddress, keepAddress, shippingAddress } from './shop/memory-address.ts';
import type { MemoryBackend } from './memory-backend.ts';

/** What a memory shop knows of the country: enough to search in. */
const DIRECTORY: readonly FoundAddress[] = [
  { zip: '06236', district: '서울특별시 강남구', road: '테헤란로 152', lot: '역삼동 737', building: '가람타워' },
  { zip: '03154', district: '서울특별시 종로구', road: '종로 19', lot: '종로1가 24', building: '' },
  { zip: '63122', district: '제주특별자치도 제주시', road: '연북로 20', lot: '노형동 100', building: '한라빌라' },
].map(({ zip, district, road, lot, building }) => ({
  zipCd: zip,
  roadAddress: `${district} ${road}`,
  jibunAddress: `${district} ${lot}`,
  buildingName: building,
}));

/** Addresses of the member of a memory shop, by the core's rules. */
export function createMemoryAddressApi(backend: MemoryBackend): AddressApi {
  const { state } = backend;
  const find = async (addressNo: AddressNo): Promise<MemoryAddress> => {
    await backend.member();
    const found = state.addresses.find((address) => address.addressNo === addressNo);
    if (found === undefined) throw commerceError('NOT_FOUND');
    return found;
  };
  const save = (entry: AddressEntry, existing: MemoryAddress | null): ShippingAddress => {
    const { remaining } =
      existing === null
        ? { remaining: state.addresses }
        : mergeDuplicateAddresses(state.addresses, existing.addressNo, entry);
    const placing = placeSavedAddress(remaining, existing?.addressNo ?? null, entry.defaultYn === 'Y');
    if (!placing.ok) throw refused(placing.refusal);
    state.addresses = remaining;
    const lastUsedAt = existing?.lastUsedAt ?? backend.clock.now();
    return shippingAddress(
      keepAddress(backend, { addressNo: existing?.addressNo ?? null, entry, lastUsedAt }, placing.place),
    );
  };
  return {
    list: async () => {
      await backend.member();
      return addressBook(backend);
    },
    get: async (addressNo) => shippingAddress(await find(addressNo)),
    add: async (input) => {
      await backend.member();
      const entry = checked(input);
      return save(entry, state.addresses.find((address) => isSameAddress(address.entry, entry)) ?? null);
    },
    change: async (addressNo, input) => {
      const existing = await find(addressNo);
      return save(checked(input), existing);
    },
    remove: async (addressNo) => dropAddress(backend, (await find(addressNo)).addressNo),
    makeDefault: async (addressNo) => {
      const existing = await find(addressNo);
      save({ ...existing.entry, defaultYn: 'Y' }, existing);
    },
    search: async (keyword, page) => {
      refuse(addressSearchRefusal(keyword));
      return searchAddresses(DIRECTORY, keyword, page);
    },
  };
}

function checked(entry: AddressEntry): AddressEntry {
  refuse(addressRefusal(entry));
  return normalizeAddressEntry(entry);
}
