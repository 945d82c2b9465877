import { DAY_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { StoredStatus } from './order-lock.ts';

/** How long an ordered option moves on: delivered and confirmed by then, nearly always. Assumed: 30 days. */
const MOVING_MS = 30 * DAY_MS;
/** Options one statement passes while they still move: each may have to be looked at, twice, on pages of its own. */
const MOVING_PASSED = 15;
/** Options one statement passes that have come to rest, read from an index alone: some twenty pages of it. */
const RESTING_PASSED = 1_000;

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

/** An option that was passed. */
export interface PassedOption extends OptionPlace {
  readonly orderStatusType: StoredStatus;
}

/** Which options of a member are passed. */
export interface OptionsQuestion {
  readonly memberNo: number;
  readonly from: EpochMs;
  readonly before: OptionPlace;
  readonly now: EpochMs;
}

type PassParameters = [memberNo: number, from: Date, at: Date, orderNo: string, orderOptionNo: number, count: number];

interface PassedRow extends Omit<PassedOption, 'orderedAt'> {
  readonly registeredAt: Date;
}

/** An option is registered at the instant its order is ordered at, so one index has the options of an order together. */
const pass = preparedStatement<PassParameters, PassedRow>(`
select registered_at, order_no, order_option_no, order_status_type from order_option
where member_no = $1::bigint and registered_at >= $2::timestamptz
  and (registered_at, order_no, order_option_no) < ($3::timestamptz, $4::text, $5::bigint)
order by registered_at desc, order_no desc, order_option_no desc limit $6::integer`);

/**
 * Passes the options a member has ordered, the newest first, in stretches: statements of a bounded cost, however many there
 * are. Whoever has enough stops.
 */
export async function* passOptions(
  database: Database | Transaction,
  { memberNo, from, before, now }: OptionsQuestion,
): AsyncGenerator<readonly PassedOption[]> {
  let place: OptionPlace | undefined = before;
  while (place !== undefined) {
    const count: number = place.orderedAt > now - MOVING_MS ? MOVING_PASSED : RESTING_PASSED;
    const passed = await passStretch(database, { memberNo, from, before: place }, count);
    yield passed;
    place = passed.length < count ? undefined : passed.at(-1);
  }
}

async function passStretch(
  database: Database | Transaction,
  { memberNo, from, before }: Omit<OptionsQuestion, 'now'>,
  count: number,
): Promise<readonly PassedOption[]> {
  const { orderedAt, orderNo, orderOptionNo } = before;
  const rows = await pass(database, memberNo, toTimestamp(from), toTimestamp(orderedAt), orderNo, orderOptionNo, count);
  return rows.map(({ registeredAt, ...row }) => ({ ...row, orderedAt: fromTimestamp(registeredAt) }));
}
