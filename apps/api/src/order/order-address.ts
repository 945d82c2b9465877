import { commerceError, type Address, type EpochMs } from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** Addresses shown of each kind at most. Assumed. */
const MOST_SHOWN = 20;

/** The member's addresses as a sheet offers them. */
export type SheetAddresses = JsonAnswer<'getOrderSheet'>['orderSheetAddress'];

/** Reads the default address, the book and the recent ones, last used first. */
export async function readSheetAddresses(database: Database, memberNo: number): Promise<SheetAddresses> {
  const rows = await database
    .selectFrom('address')
    .select(['addressNo', 'addressType', 'addressName', 'isDefault', 'receiverName', 'receiverZipCd'])
    .select(['receiverAddress', 'receiverJibunAddress', 'receiverDetailAddress', 'receiverContact1'])
    .where('memberNo', '=', memberNo)
    .where('addressType', 'in', ['BOOK', 'RECENT'])
    .orderBy('lastUsedAt', 'desc')
    .orderBy('addressNo', 'desc')
    .execute();
  const shown = rows.map(({ addressType, isDefault, ...address }) => ({ addressType, isDefault, address }));
  const ofType = (type: string) =>
    shown
      .filter(({ addressType }) => addressType === type)
      .map(({ address }) => address)
      .slice(0, MOST_SHOWN);
  return {
    mainAddress: shown.find(({ isDefault }) => isDefault)?.address ?? null,
    bookedAddresses: ofType('BOOK'),
    recentAddresses: ofType('RECENT'),
  };
}

/** What to remember of the address an order goes to. */
export interface AddressUse {
  readonly memberNo: number;
  readonly address: Address;
  readonly deliveryMemo: string;
  readonly isSaved: boolean;
  readonly isDefault: boolean;
  readonly at: EpochMs;
}

/** Remembers the address of an order: a new one in the book when wished, else among the recent. Rejects with NOT_FOUND. */
export async function rememberAddress(transaction: Transaction, use: AddressUse): Promise<void> {
  const { memberNo, address } = use;
  const lastUsedAt = toTimestamp(use.at);
  const isBooked = use.isSaved || use.isDefault;
  const addressNo =
    address.addressNo === 0
      ? await insertAddress(transaction, use, isBooked ? 'BOOK' : 'RECENT')
      : await touchAddress(transaction, memberNo, address.addressNo, lastUsedAt);
  if (!use.isDefault) return;
  await transaction
    .updateTable('address')
    .set({ isDefault: false })
    .where('memberNo', '=', memberNo)
    .where('isDefault', '=', true)
    .where('addressNo', '<>', addressNo)
    .execute();
  await transaction.updateTable('address').set({ isDefault: true }).where('addressNo', '=', addressNo).execute();
}

async function touchAddress(transaction: Transaction, memberNo: number, addressNo: number, at: Date): Promise<number> {
  const row = await transaction
    .updateTable('address')
    .set({ lastUsedAt: at })
    .where('addressNo', '=', addressNo)
    .where('memberNo', '=', memberNo)
    .returning('addressNo')
    .executeTakeFirst();
  if (row === undefined) throw commerceError('NOT_FOUND');
  return row.addressNo;
}

/** The same address again is the same row, used once more. */
async function insertAddress(transaction: Transaction, use: AddressUse, type: 'BOOK' | 'RECENT'): Promise<number> {
  const { addressNo: _new, ...address } = use.address;
  const at = toTimestamp(use.at);
  const known = await transaction
    .updateTable('address')
    .set({ lastUsedAt: at, addressType: type })
    .where('memberNo', '=', use.memberNo)
    .where('addressType', 'in', type === 'BOOK' ? ['BOOK', 'RECENT'] : ['RECENT'])
    .where('receiverName', '=', address.receiverName)
    .where('receiverZipCd', '=', address.receiverZipCd)
    .where('receiverAddress', '=', address.receiverAddress)
    .where('receiverDetailAddress', '=', address.receiverDetailAddress)
    .where('receiverContact1', '=', address.receiverContact1)
    .returning('addressNo')
    .executeTakeFirst();
  if (known !== undefined) return known.addressNo;
  const row = await transaction
    .insertInto('address')
    .values({
      ...address,
      memberNo: use.memberNo,
      addressType: type,
      deliveryMemo: use.deliveryMemo,
      createdAt: at,
      lastUsedAt: at,
    })
    .returning('addressNo')
    .executeTakeFirstOrThrow();
  return row.addressNo;
}
