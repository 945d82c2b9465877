import {
  commerceError,
  DAY_MS,
  after,
  kstMonthsBefore,
  parseYmdt,
  startOfKstDay,
  type EpochMs,
  type OrderStatusType,
} from '@dealstore/commerce-core/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { SHOWN_STATUSES } from './order-row.ts';

/** Months an order list looks back unless told otherwise: 3. The vendor's default. */
export const LIST_MONTHS = 3;
const PAGE_SIZE = 20;
/** Orders counted at most for the length of a list. Assumed: nobody reads further. */
const MOST_COUNTED = 1_000;

/** Which part of a member's orders is asked for. */
export interface OrderListQuestion {
  readonly memberNo: number;
  readonly startYmd: string | undefined;
  readonly endYmd: string | undefined;
  /** Statuses joined by commas; undefined for all that are shown. */
  readonly orderRequestTypes: string | undefined;
  readonly cursor: string | undefined;
  readonly pageSize: number | undefined;
  readonly now: EpochMs;
}

/** One page of order numbers, newest first. */
export interface OrderNoPage {
  readonly totalCount: number;
  readonly nextCursor: string | null;
  readonly orderNos: readonly string[];
}

interface Place {
  readonly orderedAt: EpochMs;
  readonly orderNo: string;
}

/** Finds one page of a member's orders by position; unpaid ones are not shown. Rejects with INVALID_REQUEST. */
export async function listOrderNos(database: Database, question: OrderListQuestion): Promise<OrderNoPage> {
  const period = periodOf(question);
  const pageSize = question.pageSize ?? PAGE_SIZE;
  const shown = database
    .selectFrom('shopOrder')
    .where('memberNo', '=', question.memberNo)
    .where('orderStatusType', 'in', SHOWN_STATUSES)
    .where('orderedAt', '>=', toTimestamp(period.from))
    .where('orderedAt', '<', toTimestamp(period.until));
  const narrowed = question.orderRequestTypes === undefined ? shown : shown.where(standsIn(question.orderRequestTypes));
  const place = question.cursor === undefined ? null : readCursor(question.cursor);
  const page =
    place === null
      ? narrowed
      : narrowed.where(sql<boolean>`(ordered_at, order_no) < (${toTimestamp(place.orderedAt)}, ${place.orderNo})`);
  const rows = await page
    .select(['orderNo', 'orderedAt'])
    .orderBy('orderedAt', 'desc')
    .orderBy('orderNo', 'desc')
    .limit(pageSize + 1)
    .execute();
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  const counted = narrowed.select('orderNo').limit(MOST_COUNTED).as('counted');
  const { count } = await database
    .selectFrom(counted)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    totalCount: count,
    nextCursor:
      rows.length > pageSize && last !== undefined
        ? writeCursor({ orderedAt: fromTimestamp(last.orderedAt), orderNo: last.orderNo })
        : null,
    orderNos: items.map((row) => row.orderNo),
  };
}

/** Whether at least one option of an order stands in one of the statuses. */
function standsIn(asked: string): RawBuilder<SqlBool> {
  const statuses = asked.split(',');
  return sql`exists (select from order_option as o
    where o.order_no = shop_order.order_no and o.order_status_type = any(${statuses}::text[]))`;
}

/** Whole Korean days; from three months before the last one unless told. */
function periodOf(question: OrderListQuestion): { readonly from: EpochMs; readonly until: EpochMs } {
  const lastDay = question.endYmd === undefined ? startOfKstDay(question.now) : readDay(question.endYmd);
  const from = question.startYmd === undefined ? kstMonthsBefore(lastDay, LIST_MONTHS) : readDay(question.startYmd);
  if (from > lastDay) throw commerceError('INVALID_REQUEST', { details: { place: 'startYmd', rule: 'order' } });
  return { from, until: after(lastDay, DAY_MS) };
}

function readDay(text: string): EpochMs {
  const day = parseYmdt(text);
  if (day === null) throw commerceError('INVALID_REQUEST', { details: { place: 'startYmd', rule: 'date' } });
  return day;
}

function writeCursor(place: Place): string {
  return Buffer.from(`${place.orderedAt}.${place.orderNo}`).toString('base64url');
}

function readCursor(cursor: string): Place {
  const match = /^(\d{1,15})\.(\d{16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, orderedAt, orderNo] = match ?? [];
  if (orderedAt === undefined || orderNo === undefined) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'cursor', rule: 'format' } });
  }
  return { orderedAt: fromTimestamp(new Date(Number(orderedAt))), orderNo };
}

/** How many ordered options of a member stand in each status that is counted, of the orders a list shows unless told. */
export async function countStatuses(
  database: Database,
  { memberNo, now }: Pick<OrderListQuestion, 'memberNo' | 'now'>,
): Promise<JsonAnswer<'getOrderSummary'>> {
  const rows = await database
    .selectFrom('orderOption')
    .innerJoin('shopOrder', 'shopOrder.orderNo', 'orderOption.orderNo')
    .select(['orderOption.orderStatusType', (row) => row.fn.countAll<number>().as('count')])
    .where('orderOption.memberNo', '=', memberNo)
    .where('shopOrder.orderedAt', '>=', toTimestamp(kstMonthsBefore(startOfKstDay(now), LIST_MONTHS)))
    .groupBy('orderOption.orderStatusType')
    .execute();
  const countOf = (status: OrderStatusType) => rows.find((row) => row.orderStatusType === status)?.count ?? 0;
  return {
    depositWaitCnt: countOf('DEPOSIT_WAIT'),
    payDoneCnt: countOf('PAY_DONE'),
    productPrepareCnt: countOf('PRODUCT_PREPARE'),
    deliveryPrepareCnt: countOf('DELIVERY_PREPARE'),
    deliveryIngCnt: countOf('DELIVERY_ING'),
    deliveryDoneCnt: countOf('DELIVERY_DONE'),
    buyConfirmCnt: countOf('BUY_CONFIRM'),
  };
}
