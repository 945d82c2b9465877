import type { Language } from '@dealstore/commerce-core/domain';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { isRecord } from '../../database/stored-json.ts';

/** One row of the notice the law asks for on a product. */
export interface DutyRow {
  readonly label: string;
  readonly value: string;
}

/**
 * Reads the notice out of its column; rows that are no rows are left out. English words are `labelEn` and `valueEn`.
 */
export function readDutyInfo(column: unknown, language: Language): readonly DutyRow[] {
  if (!Array.isArray(column)) return [];
  return column.filter(isRecord).flatMap((row) => {
    const label = inLanguage(language, textOf(row['label']), textOf(row['labelEn']));
    const value = inLanguage(language, textOf(row['value']), textOf(row['valueEn']));
    return label === '' ? [] : [{ label, value }];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
