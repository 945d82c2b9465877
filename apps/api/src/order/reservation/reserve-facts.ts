import type { EpochMs } from '@dealstore/commerce-core/domain';
import { addressesQuery, type GatheredAddress } from '../../address/address.ts';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { sheetFactsStatement, type FactRows } from '../sheet/order-facts.ts';
import { numbersColumns, triedOrderNos, type DrawnNumbers } from './order-number.ts';
import { requiredTermsQuery, type RequiredTerms } from '../sheet/sheet-terms.ts';

/** The order of a sheet that has not ended, and its payment. */
export interface OpenOrder {
  readonly orderNo: string;
  readonly orderStatusType: string;
  readonly paymentKey: string;
}

/** What a reservation decides by. */
export interface ReserveRows extends FactRows, DrawnNumbers {
  readonly openOrder: OpenOrder | null;
  readonly terms: readonly RequiredTerms[];
  readonly addresses: readonly GatheredAddress[];
}

interface WhoseSheet {
  readonly orderSheetNo: string;
  readonly memberNo: number;
  readonly now: EpochMs;
}

/**
 * Locks a sheet and then its member, who may neither leave nor change addresses until the transaction ends, and reads
 * what a reservation decides by. Whether there are such is seen in what is read behind the lock.
 */
export async function lockAndRead(transaction: Transaction, whose: WhoseSheet): Promise<ReserveRows | undefined> {
  const { orderSheetNo, memberNo, now } = whose;
  await lock(transaction, orderSheetNo, memberNo, toTimestamp(now));
  return readReserveRows(transaction, whose);
}

/** Reads what a reservation decides by; a statement of its own, for it must see what was committed before the lock. */
export async function readReserveRows(
  transaction: Transaction,
  { orderSheetNo, memberNo, now }: WhoseSheet,
): Promise<ReserveRows | undefined> {
  const [rows] = await read(transaction, orderSheetNo, memberNo, toTimestamp(now), triedOrderNos(now));
  return rows;
}

const lock = preparedStatement<[orderSheetNo: string, memberNo: number, now: Date], object>(`
with sheet as materialized (
  select member_no from order_sheet
  where order_sheet_no = $1 and member_no = $2::bigint and expires_at > $3 for update)
select held.member_no
from sheet left join lateral (
  select member_no from member
  where member.member_no = sheet.member_no and status = 'ACTIVE' for no key update) held on true`);

const read = preparedStatement<
  [orderSheetNo: string, memberNo: number, now: Date, tried: readonly string[]],
  ReserveRows
>(
  sheetFactsStatement([
    `(select row_to_json(open_order) from (
    select shop_order.order_no as "orderNo", order_status_type as "orderStatusType", payment_key as "paymentKey"
    from shop_order join payment on payment.order_no = shop_order.order_no
    where order_sheet_no = $1 and order_status_type not in ('PAY_CANCEL', 'PAY_FAIL', 'DELETE')
    order by payment_no desc limit 1) open_order) as open_order`,
    `(${requiredTermsQuery('$3::timestamptz')}) as terms`,
    `(${addressesQuery('$2::bigint')}) as addresses`,
    ...numbersColumns({ tried: '$4::text[]', lines: 'sheet, jsonb_array_elements(sheet.products)' }),
  ]),
);
