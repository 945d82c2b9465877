import {
  excessRecentAddresses,
  nextDefaultAddress,
  type AddressEntry,
  type AddressPlacement,
  type EpochMs,
  type StoredAddress,
  type AddressNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { selectList, type JsonRow } from '../database/json-rows.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fromText, toTimestamp } from '../database/instant.ts';
import type { AddressRow as StoredRow } from '../database/schema/schema.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { lockMember } from '../member/lock-member.ts';

/** A kept address with all that was said of it. */
export interface AddressRow extends StoredAddress {
  readonly entry: AddressEntry;
}

/** An address to write down; `addressNo` null is a new one. */
export interface AddressWrite {
  readonly addressNo: AddressNo | null;
  readonly entry: AddressEntry;
  readonly lastUsedAt: EpochMs;
  /** Note to the carrier to remember with it; what was remembered stays when it is not said. */
  readonly deliveryMemo?: string;
}

const ADDRESS_COLUMNS = [
  'addressNo',
  'addressType',
  'addressName',
  'isDefault',
  'lastUsedAt',
  'customsIdNumber',
  'receiverName',
  'receiverZipCd',
  'receiverAddress',
  'receiverJibunAddress',
  'receiverDetailAddress',
  'receiverContact1',
  'receiverContact2',
] as const satisfies readonly (keyof StoredRow)[];

/** A kept address as addressesQuery reads it. */
export type GatheredAddress = JsonRow<Pick<Selectable<StoredRow>, (typeof ADDRESS_COLUMNS)[number]>>;

/**
 * Writes the query for the kept addresses of a member, one JSON list, last used first.
 * @param memberNo in SQL
 */
export function addressesQuery(memberNo: string): string {
  return `
    select coalesce(json_agg(kept), '[]') from (
      select ${selectList('address', ADDRESS_COLUMNS)} from address
      where member_no = ${memberNo} and address_type in ('BOOK', 'RECENT')
      order by last_used_at desc, address_no desc
    ) kept`;
}

/** Makes kept addresses of what was read. */
export function addressesOf(rows: readonly GatheredAddress[]): readonly AddressRow[] {
  return rows.map(({ addressNo, addressType, isDefault, lastUsedAt, ...entryColumns }) => ({
    addressNo,
    addressType: addressType === 'BOOK' ? 'BOOK' : 'RECENT',
    isDefault,
    lastUsedAt: fromText(lastUsedAt),
    entry: { ...entryColumns, defaultYn: isDefault ? 'Y' : 'N', countryCd: 'KR' },
  }));
}

/** Reads the kept addresses of a member, last used first. */
export async function readAddresses(database: Database, memberNo: MemberNo): Promise<readonly AddressRow[]> {
  const [found] = await readKept(database, memberNo);
  return addressesOf(found?.addresses ?? []);
}

const readKept = preparedStatement<[memberNo: MemberNo], { readonly addresses: readonly GatheredAddress[] }>(
  `select (${addressesQuery('$1::bigint')}) as addresses`,
);

/**
 * Reads the kept addresses of a member for a transaction that is about to change them, one at a time. Rejects with A401
 * for a member who has left meanwhile.
 */
export async function lockAddresses(transaction: Transaction, memberNo: MemberNo): Promise<readonly AddressRow[]> {
  await lockMember(transaction, memberNo);
  return readAddresses(transaction, memberNo);
}

/** Writes an address into its place among the locked ones: the old default steps back, the oldest recent ones go. */
export async function writeAddress(
  transaction: Transaction,
  memberNo: MemberNo,
  addresses: readonly AddressRow[],
  write: AddressWrite,
  place: AddressPlacement,
): Promise<AddressRow> {
  if (place.isDefault) await stepBack(transaction, memberNo, write.addressNo);
  const addressNo = await put(transaction, memberNo, write, place);
  const { entry, lastUsedAt } = write;
  const row: AddressRow = { addressNo, ...place, lastUsedAt, entry };
  const excess = excessRecentAddresses([...addresses.filter((other) => other.addressNo !== addressNo), row]);
  if (excess.length > 0) await transaction.deleteFrom('address').where('addressNo', 'in', excess).execute();
  return row;
}

/** Takes one of the locked addresses out and hands the default on. */
export async function deleteAddress(
  transaction: Transaction,
  addresses: readonly AddressRow[],
  addressNo: AddressNo,
): Promise<void> {
  await transaction.deleteFrom('address').where('addressNo', '=', addressNo).execute();
  const heir = nextDefaultAddress(addresses.filter((other) => other.addressNo !== addressNo));
  if (heir === null) return;
  await transaction.updateTable('address').set({ isDefault: true }).where('addressNo', '=', heir).execute();
}

/** Deletes locked addresses that are the same place as another one. */
export async function deleteDuplicates(transaction: Transaction, addressNos: readonly AddressNo[]): Promise<void> {
  if (addressNos.length > 0) await transaction.deleteFrom('address').where('addressNo', 'in', addressNos).execute();
}

async function stepBack(transaction: Transaction, memberNo: MemberNo, heir: number | null): Promise<void> {
  let query = transaction
    .updateTable('address')
    .set({ isDefault: false })
    .where('memberNo', '=', memberNo)
    .where('isDefault', '=', true);
  if (heir !== null) query = query.where('addressNo', '<>', heir);
  await query.execute();
}

async function put(
  transaction: Transaction,
  memberNo: MemberNo,
  { addressNo, entry, lastUsedAt, deliveryMemo }: AddressWrite,
  { addressType, isDefault }: AddressPlacement,
): Promise<number> {
  const { defaultYn: _wish, countryCd: _same, ...entryColumns } = entry;
  const at = toTimestamp(lastUsedAt);
  const memo = deliveryMemo === undefined ? {} : { deliveryMemo };
  if (addressNo !== null) {
    await transaction
      .updateTable('address')
      .set({ ...entryColumns, ...memo, addressType, isDefault, lastUsedAt: at })
      .where('addressNo', '=', addressNo)
      .execute();
    return addressNo;
  }
  const row = await transaction
    .insertInto('address')
    .values({ ...entryColumns, ...memo, addressType, isDefault, lastUsedAt: at, memberNo, createdAt: at })
    .returning('addressNo')
    .executeTakeFirstOrThrow();
  return row.addressNo;
}
