import type { OptionNo } from '../value/identifiers.ts';
import { type Won, sumWonOf, timesWon } from '../value/won.ts';

/** The stock a seller does not show. The vendor's value. */
export const HIDDEN_STOCK = -999;

/** From how few pieces a stock is shown as running out. Assumed. */
export const LOW_STOCK_COUNT = 5;

/** Longest text a buyer gives with an option, in characters. Assumed: 30, within the contract's 100. */
export const OPTION_TEXT_LIMIT = 30;

/** How many pieces may be bought at once. Assumed: limits count all options of the product. */
export interface QuantityLimits {
  readonly minBuyCnt: number;
  /** The most; null means no limit. */
  readonly maxBuyCnt: number | null;
  /** Pieces left; hidden counts as enough. */
  readonly stockCnt: number;
}

/** A quantity that may be bought and why it is not the one asked for; 0 when none may be. Assumed. */
export interface AllowedQuantity {
  readonly count: number;
  readonly problem: 'MIN_BUY' | 'MAX_BUY' | 'STOCK_SHORT' | null;
}

/** Brings a quantity within the limits. @param quantity any number; fractions are cut off. Assumed. */
export function clampQuantity(quantity: number, limits: QuantityLimits): AllowedQuantity {
  const stock = limits.stockCnt === HIDDEN_STOCK ? Infinity : Math.max(0, limits.stockCnt);
  const most = Math.min(stock, limits.maxBuyCnt ?? Infinity);
  const least = Math.max(1, limits.minBuyCnt);
  const tooMany = stock <= (limits.maxBuyCnt ?? Infinity) ? 'STOCK_SHORT' : 'MAX_BUY';
  if (most < least) return { count: 0, problem: tooMany };
  const whole = Number.isNaN(quantity) ? least : Math.trunc(quantity);
  if (whole > most) return { count: most, problem: tooMany };
  return whole < least ? { count: least, problem: 'MIN_BUY' } : { count: whole, problem: null };
}

/** Pieces left worth telling, null when there are enough, none, or the seller hides them. Assumed: up to five. */
export function piecesLeft(stockCnt: number): number | null {
  return stockCnt > 0 && stockCnt <= LOW_STOCK_COUNT ? stockCnt : null;
}

/** One chosen option with its quantity, waiting in the option sheet. Assumed: as the sheet shows it. */
export interface OptionRow {
  readonly optionNo: OptionNo;
  readonly value: string;
  readonly buyPrice: Won;
  readonly orderCnt: number;
}

/** Adds a row; null when that option waits there already. Assumed: one row per option. */
export function addRow(rows: readonly OptionRow[], row: OptionRow): readonly OptionRow[] | null {
  return rows.some(({ optionNo }) => optionNo === row.optionNo) ? null : [...rows, row];
}

/** Pieces and won of all rows. Assumed: as the sheet's total shows it. */
export function totalOfRows(rows: readonly OptionRow[]): { readonly count: number; readonly amount: Won } {
  return {
    count: rows.reduce((sum, row) => sum + row.orderCnt, 0),
    amount: sumWonOf(rows, (row) => timesWon(row.buyPrice, row.orderCnt)),
  };
}
