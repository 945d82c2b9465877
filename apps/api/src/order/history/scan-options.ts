import { DAY_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { StoredStatus } from '../payment/order-lock.ts';

/** How long the status of an ordered option changes: it is confirmed by then, nearly always. Assumed: 30 days. */
const MOVING_MS = 30 * DAY_MS;
/** Options one batch reads while they still move: each may be on a page of its own, in the table and in the index. */
const MOVING_BATCH = 15;
/** Options one batch reads that no longer change, by an index-only scan: some twenty pages. */
const RESTING_BATCH = 1_000;

/** A place among the options a member has ordered; the option's number is 0 for the one before all of its order. */
export interface OptionPlace {
  readonly orderedAt: EpochMs;
  readonly orderNo: string;
  readonly orderOptionNo: number;
}

/** The place before the newest option ordered earlier than an instant. */
export function placeBefore(until: EpochMs): OptionPlace {
  return { orderedAt: until, orderNo: '', orderOptionNo: 0 };
}

/** An option of the scan. */
export interface ScannedOption extends OptionPlace {
  readonly orderStatusType: StoredStatus;
}

/** Which options of a member are scanned. */
export interface OptionsQuestion {
  readonly memberNo: number;
  readonly from: EpochMs;
  readonly before: OptionPlace;
  readonly now: EpochMs;
}

type ScanParameters = [memberNo: number, from: Date, at: Date, orderNo: string, orderOptionNo: number, count: number];

interface ScannedRow extends Omit<ScannedOption, 'orderedAt'> {
  readonly registeredAt: Date;
}

/** An option is registered at the instant its order is ordered at, so one index has the options of an order together. */
const selectBatch = preparedStatement<ScanParameters, ScannedRow>(`
select registered_at, order_no, order_option_no, order_status_type from order_option
where member_no = $1::bigint and registered_at >= $2::timestamptz
  and (registered_at, order_no, order_option_no) < ($3::timestamptz, $4::text, $5::bigint)
order by registered_at desc, order_no desc, order_option_no desc limit $6::integer`);

/**
 * Scans the options a member has ordered by keyset, the newest first, in batches of a bounded cost, however many there are.
 * The caller stops when it has enough.
 */
export async function* scanOptions(
  database: Database | Transaction,
  { memberNo, from, before, now }: OptionsQuestion,
): AsyncGenerator<readonly ScannedOption[]> {
  let place: OptionPlace | undefined = before;
  while (place !== undefined) {
    const count: number = place.orderedAt > now - MOVING_MS ? MOVING_BATCH : RESTING_BATCH;
    const batch = await readBatch(database, { memberNo, from, before: place }, count);
    yield batch;
    place = batch.length < count ? undefined : batch.at(-1);
  }
}

async function readBatch(
  database: Database | Transaction,
  { memberNo, from, before }: Omit<OptionsQuestion, 'now'>,
  count: number,
): Promise<readonly ScannedOption[]> {
  const { orderedAt, orderNo, orderOptionNo } = before;
  const rows = await selectBatch(
    database,
    memberNo,
    toTimestamp(from),
    toTimestamp(orderedAt),
    orderNo,
    orderOptionNo,
    count,
  );
  return rows.map(({ registeredAt, ...row }) => ({ ...row, orderedAt: fromTimestamp(registeredAt) }));
}
