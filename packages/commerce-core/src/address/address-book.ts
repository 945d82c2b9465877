import type { Refusal } from '../error/refusal.ts';
import type { AddressNo } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import { type AddressEntry, type AddressType, isSameAddress } from './address.ts';

/** Addresses a member may save at most. Assumed: 20, for the vendor names no end. */
export const ADDRESS_BOOK_LIMIT = 20;
/** Addresses of past orders that are remembered at most; the oldest goes. Source: the vendor's 10. */
export const RECENT_ADDRESS_LIMIT = 10;

/** An address in a member's book or among the recent, as its place among the others is decided. */
export interface StoredAddress {
  readonly addressNo: AddressNo;
  readonly addressType: AddressType;
  readonly isDefault: boolean;
  readonly lastUsedAt: EpochMs;
}

/** Where an address is stored: in the book or among the recent, and whether it is the default. */
export interface AddressPlacement {
  readonly addressType: AddressType;
  readonly isDefault: boolean;
}

const BOOK_FULL: Refusal<'STATE_CONFLICT'> = {
  code: 'STATE_CONFLICT',
  details: { reason: 'book-full', limit: ADDRESS_BOOK_LIMIT },
};

/** Where an address that is saved is stored; refused when the book is full. */
export type AddressPlacementResult =
  | { readonly ok: true; readonly place: AddressPlacement }
  | { readonly ok: false; readonly refusal: Refusal<'STATE_CONFLICT'> };

/** Whether the book has room for one more. Assumed. */
export function hasAddressBookRoom(addresses: readonly StoredAddress[]): boolean {
  return bookedOf(addresses).length < ADDRESS_BOOK_LIMIT;
}

/**
 * Where an address that a member saves is stored: the first one becomes the default, and a default stays one until
 * another takes its place. Assumed.
 * @param addressNo of the address being changed, null for a new one
 */
export function placeSavedAddress(
  addresses: readonly StoredAddress[],
  addressNo: AddressNo | null,
  wantsDefault: boolean,
): AddressPlacementResult {
  const existing = addresses.find((address) => address.addressNo === addressNo);
  if (existing?.addressType !== 'BOOK' && !hasAddressBookRoom(addresses)) return { ok: false, refusal: BOOK_FULL };
  const isOnly = !addresses.some((address) => address.isDefault && address.addressNo !== addressNo);
  return { ok: true, place: { addressType: 'BOOK', isDefault: wantsDefault || isOnly } };
}

/** Which addresses stay when one of them is saved, and which go. */
export interface MergedAddresses<A extends StoredAddress> {
  readonly remaining: readonly A[];
  /** Their numbers. */
  readonly removedNos: readonly AddressNo[];
}

/**
 * Merges an address that becomes the same place as others into one: it keeps its number and the others go. Assumed: a
 * book names no place twice, whichever call made it so.
 * @param addressNo of the address being saved
 * @param entry what it becomes
 */
export function mergeDuplicateAddresses<A extends StoredAddress & { readonly entry: AddressEntry }>(
  addresses: readonly A[],
  addressNo: AddressNo,
  entry: AddressEntry,
): MergedAddresses<A> {
  const isDuplicate = (other: A): boolean => other.addressNo !== addressNo && isSameAddress(other.entry, entry);
  return {
    remaining: addresses.filter((other) => !isDuplicate(other)),
    removedNos: addresses.filter(isDuplicate).map((other) => other.addressNo),
  };
}

/**
 * Where the address of an order is stored: an order never fails for a full book, its address is then a recent one.
 * A known address keeps its place unless it is to be saved or to be the default. Assumed.
 */
export function placeOrderAddress(
  addresses: readonly StoredAddress[],
  addressNo: AddressNo | null,
  wish: { readonly isSaved: boolean; readonly isDefault: boolean },
): AddressPlacement {
  const existing = addresses.find((address) => address.addressNo === addressNo);
  if (!wish.isSaved && !wish.isDefault) return existing ?? { addressType: 'RECENT', isDefault: false };
  const saved = placeSavedAddress(addresses, addressNo, wish.isDefault);
  return saved.ok ? saved.place : { addressType: 'RECENT', isDefault: false };
}

/**
 * The address that becomes the default once the default has gone: the booked one used last;
 * null when none is left. Assumed.
 */
export function nextDefaultAddress(left: readonly StoredAddress[]): AddressNo | null {
  if (left.some((address) => address.isDefault)) return null;
  return bookedOf(left).toSorted(compareByLastUse)[0]?.addressNo ?? null;
}

/** The recent addresses beyond the limit, oldest by use, which are removed. Source: the vendor's rule. */
export function excessRecentAddresses(addresses: readonly StoredAddress[]): readonly AddressNo[] {
  const recent = addresses.filter((address) => address.addressType === 'RECENT').toSorted(compareByLastUse);
  return recent.slice(RECENT_ADDRESS_LIMIT).map((address) => address.addressNo);
}

/** Orders addresses by their last use, newest first; of the same instant the one made last. */
export function compareByLastUse(left: StoredAddress, right: StoredAddress): number {
  return right.lastUsedAt - left.lastUsedAt || right.addressNo - left.addressNo;
}

function bookedOf(addresses: readonly StoredAddress[]): readonly StoredAddress[] {
  return addresses.filter((address) => address.addressType === 'BOOK');
}
