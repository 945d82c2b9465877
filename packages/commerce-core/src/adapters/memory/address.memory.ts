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
    const known = state.addresses.find((address) => address.addressNo === addressNo);
    if (known === undefined) throw commerceError('NOT_FOUND');
    return known;
  };
  const save = (entry: AddressEntry, known: MemoryAddress | null): ShippingAddress => {
    const { remaining } =
      known === null
        ? { remaining: state.addresses }
        : mergeDuplicateAddresses(state.addresses, known.addressNo, entry);
    const placing = placeSavedAddress(remaining, known?.addressNo ?? null, entry.defaultYn === 'Y');
    if (!placing.ok) throw refused(placing.refusal);
    state.addresses = remaining;
    const lastUsedAt = known?.lastUsedAt ?? backend.clock.now();
    return shippingAddress(
      keepAddress(backend, { addressNo: known?.addressNo ?? null, entry, lastUsedAt }, placing.place),
    );
  };
  return {
    list: async () => {
      await backend.member();
      return addressBook(backend);
    },
    get: async (addressNo) => shippingAddress(await find(addressNo)),
    add: async (said) => {
      await backend.member();
      const entry = checked(said);
      return save(entry, state.addresses.find((kept) => isSameAddress(kept.entry, entry)) ?? null);
    },
    change: async (addressNo, said) => {
      const known = await find(addressNo);
      return save(checked(said), known);
    },
    remove: async (addressNo) => dropAddress(backend, (await find(addressNo)).addressNo),
    makeDefault: async (addressNo) => {
      const known = await find(addressNo);
      save({ ...known.entry, defaultYn: 'Y' }, known);
    },
    search: async (keyword, page) => {
      refuse(addressSearchRefusal(keyword));
      return searchAddresses(DIRECTORY, keyword, page);
    },
  };
}

function checked(said: AddressEntry): AddressEntry {
  refuse(addressRefusal(said));
  return normalizeAddressEntry(said);
}
