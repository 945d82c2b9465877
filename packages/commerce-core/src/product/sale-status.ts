import { type Window, isWithin } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';

/**
 * Whether goods are for sale: not yet, now, no longer, stopped by the seller, forbidden by
 * the shop. The vendor's values.
 */
export type SaleStatusType = 'READY' | 'ONSALE' | 'FINISHED' | 'STOP' | 'PROHIBITION';

/** What is known of a product's sale apart from the time. Assumed: the seller's word overrides the window. */
export interface Sale {
  /** STOP or PROHIBITION when an operator ended it by hand; otherwise the window decides. */
  readonly saleStatusType: SaleStatusType;
  readonly window: Window;
}

/** Whether goods are for sale at an instant; the window includes its start and not its end. Assumed. */
export function saleStatusAt(sale: Sale, now: EpochMs): SaleStatusType {
  if (sale.saleStatusType === 'STOP' || sale.saleStatusType === 'PROHIBITION') return sale.saleStatusType;
  if (isWithin(sale.window, now)) return 'ONSALE';
  return sale.window.startAt !== null && now < sale.window.startAt ? 'READY' : 'FINISHED';
}

/**
 * What a card and the buy bar say instead of a price to buy at; null when the goods can be
 * bought. Assumed: three words.
 */
export type SaleNotice = 'sold-out' | 'upcoming' | 'ended';

/** Says why goods cannot be bought now. Assumed: the window comes before the stock. */
export function saleNotice(saleStatusType: SaleStatusType, soldOut: boolean): SaleNotice | null {
  if (saleStatusType === 'READY') return 'upcoming';
  if (saleStatusType !== 'ONSALE') return 'ended';
  return soldOut ? 'sold-out' : null;
}
