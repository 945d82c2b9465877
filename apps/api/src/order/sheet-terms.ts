import type { EpochMs, Language } from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { safeHtml } from '../display/safe-html.ts';

/** Terms asked for with every order, in this order: personal data, passing it to the sellers, the payment agency. Assumed. */
export const ORDER_TERMS: readonly string[] = ['PI_COLLECTION_AND_USE_ON_ORDER', 'PI_SELLER_PROVISION', 'E_COMMERCE'];

/** The texts in force that an order asks for; of each the newest whose day has come. */
export async function readSheetTerms(
  database: Database,
  language: Language,
  now: EpochMs,
): Promise<JsonAnswer<'getOrderSheet'>['termsInfos']> {
  const rows = await database
    .selectFrom('terms')
    .distinctOn('type')
    .select(['type', 'version', 'name', 'nameEn', 'contents', 'contentsEn', 'required'])
    .where('type', 'in', ORDER_TERMS)
    .where('enforcedAt', '<=', toTimestamp(now))
    .orderBy('type')
    .orderBy('enforcedAt', 'desc')
    .execute();
  const isEnglish = language === 'en';
  return rows
    .toSorted((left, right) => ORDER_TERMS.indexOf(left.type) - ORDER_TERMS.indexOf(right.type))
    .map((row) => ({
      termsType: row.type,
      termsName: isEnglish && row.nameEn !== '' ? row.nameEn : row.name,
      required: row.required,
      version: Math.max(1, Number.parseInt(row.version, 10) || 1),
      contents: safeHtml(isEnglish && row.contentsEn !== '' ? row.contentsEn : row.contents),
    }));
}

/** A text in force that an order asks for. */
export interface RequiredTerms {
  readonly type: string;
  readonly version: string;
  readonly required: boolean;
}

/** Types and versions of the texts without whose consent no order is taken. */
export function readRequiredTerms(database: Database | Transaction, now: EpochMs): Promise<readonly RequiredTerms[]> {
  return database
    .selectFrom('terms')
    .distinctOn('type')
    .select(['type', 'version', 'required'])
    .where('type', 'in', ORDER_TERMS)
    .where('enforcedAt', '<=', toTimestamp(now))
    .orderBy('type')
    .orderBy('enforcedAt', 'desc')
    .execute();
}
