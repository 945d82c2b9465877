import { formatDate, formatDateTime, type Language, parseYmdt } from '@dealstore/commerce-core/domain';

/** A moment of an answer as a reader sees it; anything else unchanged. @param ymdt yyyy-MM-dd HH:mm:ss, KST */
export function dateTimeOf(ymdt: string, language: Language): string {
  const at = parseYmdt(ymdt);
  return at === null ? ymdt : formatDateTime(at, language);
}

/** Its day as a reader sees it; anything else unchanged. @param ymdt yyyy-MM-dd HH:mm:ss or the day alone, KST */
export function dateOf(ymdt: string, language: Language): string {
  const at = parseYmdt(ymdt);
  return at === null ? ymdt : formatDate(at, language);
}
