import type { ClaimFormInput } from '@dealstore/commerce-core';
import type { OrderNo, OrderOptionNo } from '@dealstore/commerce-core/domain';
import type { RouteParams } from '../../../routes/route-pattern.ts';

/** What a path asks for: a claim of an order, or of one line of it. */
export interface ClaimTarget extends Omit<ClaimFormInput, 'claimable'> {
  readonly orderNo: OrderNo;
}

/**
 * What a path to cancel asks for: of the order `id` one line, or all of it for 0. The status in it is what the buyer
 * saw and `giftId` is 0 for what is no gift: the shop looks at both itself. Spec §2.
 */
export function cancelTargetOf(params: RouteParams): ClaimTarget {
  return { orderNo: params['id'] ?? '', claimType: 'CANCEL', orderOptionNo: lineOf(params['orderOptionNo']) };
}

/**
 * What a path to exchange or return asks for: of the order `orderNo` the line `id`, and as `?claim=` says which of
 * both; null when the buyer has to choose first. Spec §2; the query is Assumed.
 */
export function exchangeOrReturnTargetOf(params: RouteParams, search: URLSearchParams): ClaimTarget | null {
  const kind = search.get('claim');
  if (kind !== 'exchange' && kind !== 'return') return null;
  const claimType = kind === 'exchange' ? 'EXCHANGE' : 'RETURN';
  return { orderNo: params['orderNo'] ?? '', claimType, orderOptionNo: lineOf(params['id']) };
}

function lineOf(orderOptionNo: string | undefined): OrderOptionNo | null {
  return Number(orderOptionNo) > 0 ? Number(orderOptionNo) : null;
}
