import {
  CLAIM_TYPES,
  type ClaimType,
  ORDER_LIST_MONTHS,
  ORDER_PERIODS_MONTHS,
  parseYmdt,
  TIMELINE_STEPS,
} from '@dealstore/commerce-core/domain';
import type { ListQuery } from '../../routes/links.ts';

/** First and last day, yyyy-MM-dd in Korea; both empty while they are being chosen. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The tabs of the orders: their status, and what went back. Spec §3 (Orders: tab). */
export type OrderTab = 'orderStatus' | 'claim';

/**
 * Which orders a list is asked for: of the last months or from day to day, and those at one step of the way or at any.
 */
export interface OrderListRequest {
  readonly months: number;
  /** Null for the last months. */
  readonly days: Days | null;
  /** 1 to 5 as a shopper counts the steps, null for all. */
  readonly step: number | null;
  readonly tab: OrderTab;
  /** Of the claims, null for all kinds. */
  readonly claimType: ClaimType | null;
}

/** Reads what an address asks for; what makes no sense is left out, days the wrong way round are turned. */
export function readOrderListRequest(search: URLSearchParams): OrderListRequest {
  const step = Number(search.get('step'));
  return {
    months: ORDER_PERIODS_MONTHS.find((months) => String(months) === search.get('months')) ?? ORDER_LIST_MONTHS,
    days: search.has('from') ? readDays(search.get('from') ?? '', search.get('to') ?? '') : null,
    step: Number.isInteger(step) && step >= 1 && step <= TIMELINE_STEPS ? step : null,
    tab: search.get('tab') === 'claim' ? 'claim' : 'orderStatus',
    claimType: CLAIM_TYPES.find((type) => type === search.get('claimType')) ?? null,
  };
}

function readDays(from: string, to: string): Days {
  if (!isDay(from) || !isDay(to)) return { from: '', to: '' };
  return from <= to ? { from, to } : { from: to, to: from };
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseYmdt(text) !== null;

/** Writes it into an address; the usual period goes without saying. */
export function writeOrderListRequest({ months, days, step, tab, claimType }: OrderListRequest): ListQuery {
  const period = months === ORDER_LIST_MONTHS ? {} : { months };
  // Each tab has a filter of its own.
  const own = tab === 'claim' ? { tab, ...(claimType !== null && { claimType }) } : { ...(step !== null && { step }) };
  return { ...(days ?? period), ...own };
}
