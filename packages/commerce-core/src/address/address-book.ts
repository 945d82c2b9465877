import type { EpochMs } from '../value/time.ts';
import { type AddressEntry, type AddressType, isSamePlace } from './address.ts';

/** Addresses a member may save at most. Assumed: 20, for the vendor names no end. */
export const BOOKED_LIMIT = 20;
/** Addresses of past orders that are remembered at most; the oldest goes. Source: the vendor's 10. */
export const RECENT_LIMIT = 10;

/** What decides over an address's place among the others of its member. */
export interface KeptAddress {
  readonly addressNo: number;
  readonly addressType: AddressType;
  readonly isDefault: boolean;
  readonly lastUsedAt: EpochMs;
}

/** How an address is put down: in the book or among the recent, and whether it is where parcels usually go. */
export interface AddressPlace {
  readonly addressType: AddressType;
  readonly isDefault: boolean;
}

/** How a new address may be put down. */
export type AddressPlacing =
  { readonly ok: true; readonly place: AddressPlace } | { readonly ok: false; readonly reason: 'book-full' };

/** Whether the book has room for one more. Assumed. */
export function hasRoom(kept: readonly KeptAddress[]): boolean {
  return bookedOf(kept).length < BOOKED_LIMIT;
}

/**
 * How an address that a member saves is put down: the first one becomes the default, and a default stays one until
 * another takes its place. Assumed.
 * @param addressNo of the address being changed, null for a new one
 */
export function placeSaved(
  kept: readonly KeptAddress[],
  addressNo: number | null,
  wantsDefault: boolean,
): AddressPlacing {
  const known = kept.find((address) => address.addressNo === addressNo);
  if (known?.addressType !== 'BOOK' && !hasRoom(kept)) return { ok: false, reason: 'book-full' };
  const isOnly = !kept.some((address) => address.isDefault && address.addressNo !== addressNo);
  return { ok: true, place: { addressType: 'BOOK', isDefault: wantsDefault || isOnly } };
}

/** Which addresses stay when one of them is saved, and which go. */
export interface MergedBook<A extends KeptAddress> {
  readonly left: readonly A[];
  readonly gone: readonly number[];
}

/**
 * Merges an address that becomes the same place as others into one: it keeps its number and the others go. Assumed: a
 * book names no place twice, whichever call made it so.
 * @param addressNo of the address being saved
 * @param entry what it becomes
 */
export function mergeTwins<A extends KeptAddress & { readonly entry: AddressEntry }>(
  kept: readonly A[],
  addressNo: number,
  entry: AddressEntry,
): MergedBook<A> {
  const isTwin = (other: A): boolean => other.addressNo !== addressNo && isSamePlace(other.entry, entry);
  return {
    left: kept.filter((other) => !isTwin(other)),
    gone: kept.filter(isTwin).map((other) => other.addressNo),
  };
}

/**
 * How the address of an order is put down: an order never fails for a full book, its address is then a recent one.
 * A known address keeps its place unless it is to be saved or to be the default. Assumed.
 */
export function placeUsed(
  kept: readonly KeptAddress[],
  addressNo: number | null,
  wish: { readonly isSaved: boolean; readonly isDefault: boolean },
): AddressPlace {
  const known = kept.find((address) => address.addressNo === addressNo);
  if (!wish.isSaved && !wish.isDefault) return known ?? { addressType: 'RECENT', isDefault: false };
  const saved = placeSaved(kept, addressNo, wish.isDefault);
  return saved.ok ? saved.place : { addressType: 'RECENT', isDefault: false };
}

/** The address that becomes the default once the default has gone: the booked one used last; null when none is left. Assumed. */
export function nextDefault(left: readonly KeptAddress[]): number | null {
  if (left.some((address) => address.isDefault)) return null;
  return bookedOf(left).toSorted(newestFirst)[0]?.addressNo ?? null;
}

/** The recent addresses that are forgotten, for there are newer ones enough. Source: the vendor's rule. */
export function forgottenRecent(kept: readonly KeptAddress[]): readonly number[] {
  const recent = kept.filter((address) => address.addressType === 'RECENT').toSorted(newestFirst);
  return recent.slice(RECENT_LIMIT).map((address) => address.addressNo);
}

/** Orders addresses by their last use, newest first; of the same instant the one made last. */
export function newestFirst(left: KeptAddress, right: KeptAddress): number {
  return right.lastUsedAt - left.lastUsedAt || right.addressNo - left.addressNo;
}

function bookedOf(kept: readonly KeptAddress[]): readonly KeptAddress[] {
  return kept.filter((address) => address.addressType === 'BOOK');
}
