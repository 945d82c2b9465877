import type { Database } from '../database/database.ts';
import { safeHtml } from '../display/safe-html.ts';
import { keptByKey } from './catalogue-version.ts';

/** Letters of sanitised text kept. Assumed: some megabytes. */
const KEPT_LETTERS = 4_000_000;

const kept = keptByKey<string>(KEPT_LETTERS, (html) => html.length + 100);

/** Sanitises rich text once per catalogue version. @param key names the text and its language */
export function keptSafeHtml(database: Database, version: number, key: string, html: string): Promise<string> {
  return kept.get(database, version, key, () => Promise.resolve(safeHtml(html)));
}
