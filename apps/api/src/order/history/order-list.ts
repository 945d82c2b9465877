import {
  type EpochMs,
  type ListDays,
  listPeriod,
  type MemberNo,
  type OrderNo,
  type OrderStatusType,
} from '@dealstore/commerce-core/domain';
import { readCursor, writeCursor } from '../../contract/cursor.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { fromTimestamp } from '../../database/instant.ts';
import type { StoredStatus } from '../record/order-lock.ts';
import { countClaims } from '../claim/claim-counts.ts';
import { countOptions, findOrders, type OrderPlace } from './find-orders.ts';
import { SHOWN_STATUSES } from '../record/order-row.ts';

const PAGE_SIZE = 20;
/** Orders counted at most in a list. Assumed: a member does not read further. */
const MOST_COUNTED = 1_000;

/** Which page of a member's orders to read. */
export interface OrderListQuestion extends ListDays {
  readonly memberNo: MemberNo;
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
  readonly orderNos: readonly OrderNo[];
}

/**
 * Finds one page of a member's orders by position, and how many there are; of those that ended unpaid only the ones
 * whose deposit was waited for are shown. Rejects with INVALID_REQUEST.
 */
export async function listOrderNos(database: Database, question: OrderListQuestion): Promise<OrderNoPage> {
  const { memberNo } = question;
  const period = listPeriod(question, question.now);
  const newest: OrderPlace = { orderedAt: period.until, orderNo: '' };
  const pageSize = question.pageSize ?? PAGE_SIZE;
  const cursor = question.cursor === undefined ? null : readPlace(question.cursor);
  const orders = await findOrders(database, {
    memberNo,
    from: period.from,
    before: cursor === null ? newest : firstOf(newest, cursor.place),
    statuses: askedStatuses(question),
    withUnpaid: question.orderRequestTypes === undefined,
    // Only the first page counts; its cursor carries the count to the pages after it.
    limit: cursor === null ? MOST_COUNTED : pageSize + 1,
  });
  const totalCount = cursor?.totalCount ?? orders.length;
  const items = orders.slice(0, pageSize);
  const last = items.at(-1);
  return {
    totalCount,
    nextCursor:
      orders.length > pageSize && last !== undefined ? writeCursor(last.orderedAt, last.orderNo, totalCount) : null,
    orderNos: items.map(({ orderNo }) => orderNo),
  };
}

function askedStatuses({ orderRequestTypes }: OrderListQuestion): readonly StoredStatus[] {
  const requestTypes = orderRequestTypes?.split(',');
  return requestTypes === undefined ? SHOWN_STATUSES : SHOWN_STATUSES.filter((status) => requestTypes.includes(status));
}

/** A cursor may come from a list of a later period. */
function firstOf(start: OrderPlace, place: OrderPlace): OrderPlace {
  return place.orderedAt < start.orderedAt ? place : start;
}

/** Where a page ends, and how many orders the first page has counted. */
interface OrderListCursor {
  readonly place: OrderPlace;
  readonly totalCount: number;
}

/** Milliseconds since 1970, the number of an order, and a count. */
const PLACE = /^(\d{1,15})\.(\d{16})\.(\d{1,4})$/;

function readPlace(cursor: string): OrderListCursor {
  const [orderedAt = '', orderNo = '', totalCount = ''] = readCursor(cursor, PLACE);
  return {
    place: { orderedAt: fromTimestamp(new Date(Number(orderedAt))), orderNo },
    totalCount: Math.min(Number(totalCount), MOST_COUNTED),
  };
}

/** How many ordered options of a member have each status that is counted, of the orders a list shows by default. */
export async function countStatuses(
  database: Database,
  { memberNo, now }: Pick<OrderListQuestion, 'memberNo' | 'now'>,
): Promise<JsonAnswer<'getOrderSummary'>> {
  const { from, until } = listPeriod({}, now);
  const counts = await countOptions(database, { memberNo, from, until });
  const countOf = (status: OrderStatusType) => counts.get(status) ?? 0;
  return {
    ...(await countClaims(database, { memberNo, from })),
    payWaitCnt: countOf('PAY_WAIT'),
    depositWaitCnt: countOf('DEPOSIT_WAIT'),
    payDoneCnt: countOf('PAY_DONE'),
    productPrepareCnt: countOf('PRODUCT_PREPARE'),
    deliveryPrepareCnt: countOf('DELIVERY_PREPARE'),
    deliveryIngCnt: countOf('DELIVERY_ING'),
    deliveryDoneCnt: countOf('DELIVERY_DONE'),
    buyConfirmCnt: countOf('BUY_CONFIRM'),
  };
}
