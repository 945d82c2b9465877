// What other features use of addresses; the rest of this folder is its own.
export {
  addressesOf,
  addressesQuery,
  type AddressRow,
  type GatheredAddress,
  lockAddresses,
  writeAddress,
} from './address.store.ts';
