import { personLimit, type Product } from '@dealstore/commerce-core/domain';
import type { productText } from './product.text.ts';

/** What one person may buy of a product, and has bought already; null where nothing limits it. */
export function personLimitText(t: (typeof productText)['ko'], { limitations }: Product): string | null {
  const each = personLimit(limitations);
  if (each === null) return null;
  const limit = t.atMostEach(each.limitCnt, each.days);
  return limitations.boughtCnt > 0 ? `${limit} · ${t.boughtAlready(limitations.boughtCnt)}` : limit;
}
