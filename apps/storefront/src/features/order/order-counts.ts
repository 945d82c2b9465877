import { ORDER_LIST_MONTHS, type OrderStatusCounts } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../container/use-service.ts';
import type { OrderListRequest } from './order-list-request.ts';
import { orderCountsQuery } from './order.queries.ts';

/** Counts by status; null before they have come, and for a period other than theirs. */
export function useOrderCounts({ days, months }: OrderListRequest): OrderStatusCounts | null {
  const { data } = useQuery(orderCountsQuery(useServices()));
  return days === null && months === ORDER_LIST_MONTHS ? (data ?? null) : null;
}
