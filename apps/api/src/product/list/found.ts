import type { SortKeys } from './list-order.ts';
import { hasWords } from './search-terms.ts';

/** A product that was found, with all that a list is filtered and sorted by except whether it is sold out. */
export interface Found extends SortKeys {
  readonly productNo: number;
  /** Its category; those above it are not repeated. */
  readonly categoryNo: number;
  readonly brandNo: number | null;
  readonly partnerNo: number;
  readonly adult: boolean;
  readonly telecomOnly: boolean;
  readonly freeDelivery: boolean;
  readonly hasCoupon: boolean;
}

/** A part of a term's list: a line per product, and the place it is sorted under. */
export interface SearchPart {
  readonly popularity: number;
  readonly productNo: number;
  readonly lines: string;
}

/** Adds the products of a part that have all the words to what was found; answers how many were looked at. */
export function readPart({ lines }: SearchPart, words: readonly string[], found: Found[]): number {
  const all = lines.split('\n');
  for (const line of all) {
    const names = line.slice(line.lastIndexOf(',') + 1);
    if (hasWords(names, words)) found.push(readLine(line));
  }
  return all.length;
}

/** Reads a line as `search_line` of the database writes it. */
function readLine(line: string): Found {
  const [
    productNo = 0,
    popularity = 0,
    brandNo = 0,
    partnerNo = 0,
    categoryNo = 0,
    flags = 0,
    saleCnt = 0,
    registeredAt = 0,
    price = 0,
    reviewCnt = 0,
    discountRate = 0,
  ] = line.slice(0, line.lastIndexOf(',')).split(',').map(Number);
  return {
    productNo,
    popularity,
    brandNo: brandNo === 0 ? null : brandNo,
    partnerNo,
    categoryNo,
    adult: (flags & 1) !== 0,
    telecomOnly: (flags & 2) !== 0,
    freeDelivery: (flags & 4) !== 0,
    hasCoupon: (flags & 8) !== 0,
    saleCnt,
    registeredAt,
    price,
    reviewCnt,
    discountRate,
  };
}
