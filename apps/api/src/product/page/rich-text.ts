import { HOUR_MS } from '@dealstore/commerce-core/domain';
import { safeHtml } from '../../safe-html.ts';
import { keptByKey, type Moment } from '../../catalogue/catalogue-version.ts';

/** Letters of sanitised text kept, each beside its source. Assumed: some megabytes. */
const KEPT_LETTERS = 2_000_000;

const kept = keptByKey<string>({ limit: KEPT_LETTERS, weigh: (html) => html.length + 100, lifeMs: HOUR_MS });

/** Sanitises rich text; the same text only once in a while, for it costs more than all else on its page. */
export function keptSafeHtml(moment: Moment, html: string): Promise<string> {
  return kept.get(moment, html, () => Promise.resolve(safeHtml(html)));
}
