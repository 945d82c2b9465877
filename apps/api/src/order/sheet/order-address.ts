import {
  commerceError,
  EMPTY_ADDRESS_ENTRY,
  isSameAddress,
  placeOrderAddress,
  normalizeAddressEntry,
  type Address,
  type EpochMs,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import { type AddressRow, lockAddresses, writeAddress } from '../../address/address.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Transaction } from '../../database/database.ts';

/** The member's addresses as a sheet offers them. */
export type SheetAddresses = JsonAnswer<'getOrderSheet'>['orderSheetAddress'];

/** The default address, the book and the recent ones, last used first. */
export function sheetAddresses(addresses: readonly AddressRow[]): SheetAddresses {
  const ofType = (type: AddressRow['addressType']) =>
    addresses.filter(({ addressType }) => addressType === type).map(plainAddress);
  const defaultAddress = addresses.find(({ isDefault }) => isDefault);
  return {
    mainAddress: defaultAddress === undefined ? null : plainAddress(defaultAddress),
    bookedAddresses: ofType('BOOK'),
    recentAddresses: ofType('RECENT'),
  };
}

/** What to remember of the address an order goes to. */
export interface AddressUse {
  readonly memberNo: MemberNo;
  readonly address: Address;
  readonly deliveryMemo: string;
  readonly isSaved: boolean;
  readonly isDefault: boolean;
  readonly at: EpochMs;
}

/**
 * Remembers the address of an order: a new one in the book when wished and when there is room, else among the recent;
 * the same place again is the same address, used once more. Rejects with NOT_FOUND.
 */
export async function rememberAddress(transaction: Transaction, use: AddressUse): Promise<void> {
  await keepAddress(transaction, await lockAddresses(transaction, use.memberNo), use);
}

/**
 * As rememberAddress, for a caller that has locked the member and read the addresses behind that lock.
 * @param addresses all of them, last used first
 */
export async function keepAddress(
  transaction: Transaction,
  addresses: readonly AddressRow[],
  use: AddressUse,
): Promise<void> {
  const { memberNo, deliveryMemo, isSaved, isDefault, at } = use;
  const { addressNo: requestedNo, ...address } = use.address;
  const entry = normalizeAddressEntry({ ...EMPTY_ADDRESS_ENTRY, ...address });
  const existing = addresses.find((row) =>
    requestedNo === 0 ? isSameAddress(row.entry, entry) : row.addressNo === requestedNo,
  );
  if (requestedNo !== 0 && existing === undefined) throw commerceError('NOT_FOUND');
  const addressNo = existing?.addressNo ?? null;
  const memo = deliveryMemo === '' ? {} : { deliveryMemo };
  const write = { addressNo, entry: existing?.entry ?? entry, lastUsedAt: at, ...memo };
  const place = placeOrderAddress(addresses, addressNo, { isSaved, isDefault });
  await writeAddress(transaction, memberNo, addresses, write, place);
}

function plainAddress({ addressNo, entry }: AddressRow): Address {
  return {
    addressNo,
    addressName: entry.addressName,
    receiverName: entry.receiverName,
    receiverZipCd: entry.receiverZipCd,
    receiverAddress: entry.receiverAddress,
    receiverJibunAddress: entry.receiverJibunAddress,
    receiverDetailAddress: entry.receiverDetailAddress,
    receiverContact1: entry.receiverContact1,
  };
}
