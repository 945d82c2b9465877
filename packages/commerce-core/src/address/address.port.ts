import type { AddressNo } from '../value/identifiers.ts';
import type { Page } from '../value/page.ts';
import type { FoundAddress } from './address-search.ts';
import type { AddressBook, AddressEntry, ShippingAddress } from './address.ts';

/** Where the member's parcels go. Every method rejects with a CommerceError and with nothing else. */
export interface AddressApi {
  list(signal?: AbortSignal): Promise<AddressBook>;
  /** Rejects with NOT_FOUND for anything that is not the member's. */
  get(addressNo: AddressNo, signal?: AbortSignal): Promise<ShippingAddress>;
  /** Saves an address; the same one again is the same one still. Rejects with STATE_CONFLICT when the book is full. */
  add(entry: AddressEntry): Promise<ShippingAddress>;
  /** Changes an address and books it. Rejects with NOT_FOUND, STATE_CONFLICT. */
  change(addressNo: AddressNo, entry: AddressEntry): Promise<ShippingAddress>;
  /**
   * Takes an address out; the booked one used last becomes the default when the default goes. Rejects with NOT_FOUND.
   */
  remove(addressNo: AddressNo): Promise<void>;
  /** Makes an address the only default one, and books it. Rejects with NOT_FOUND, STATE_CONFLICT. */
  makeDefault(addressNo: AddressNo): Promise<void>;
  /** Searches the country's addresses, guests too. Rejects with INVALID_REQUEST for a search that says too little. */
  search(keyword: string, page: number, signal?: AbortSignal): Promise<Page<FoundAddress>>;
}
