export {
  ADDRESS_BOOK_LIMIT,
  type AddressPlacement,
  compareByLastUse,
  excessRecentAddresses,
  hasAddressBookRoom,
  mergeDuplicateAddresses,
  nextDefaultAddress,
  placeOrderAddress,
  placeSavedAddress,
  RECENT_ADDRESS_LIMIT,
  type StoredAddress,
} from './address-book.ts';
export { addressRefusal, addressSearchRefusal } from './address-refusal.ts';
export {
  ADDRESS_KEYWORD_MAX,
  ADDRESS_KEYWORD_MIN,
  ADDRESS_PAGE_SIZE,
  type FoundAddress,
  isSearchable,
  matchesAddress,
  searchAddresses,
} from './address-search.ts';
export {
  type Address,
  ADDRESS_NAME_LIMIT,
  type AddressBook,
  type AddressEntry,
  addressEntryOf,
  type AddressProblem,
  addressProblems,
  type AddressType,
  DETAIL_ADDRESS_LIMIT,
  EMPTY_ADDRESS_ENTRY,
  ENTRANCE_CODE_LIMIT,
  isDeliverable,
  isSameAddress,
  MEMO_LIMIT,
  normalizeAddressEntry,
  type ParcelPlace,
  ROAD_ADDRESS_LIMIT,
  type ShippingAddress,
} from './address.ts';
export { isZipCode, isZipCodeOf } from './zip-code.ts';
