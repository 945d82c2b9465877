import { commerceError, type EpochMs, JOIN_TERMS, type Language, type MemberNo } from '@dealstore/commerce-core/domain';
import { inLanguage } from '../catalogue/catalogue.ts';
import type { Call, JsonAnswer } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { safeHtml } from '../safe-html.ts';
import { digest } from '../secret/secret.ts';

/** A text in force. */
export interface JoinTerms {
  readonly type: string;
  readonly version: string;
  readonly name: string;
  readonly nameEn: string;
  readonly contents: string;
  readonly contentsEn: string;
  readonly required: boolean;
}

/** What a new member says about each text. */
export interface Agreement {
  readonly termsType: string;
  readonly isAgree: boolean;
}

/** The newest text of each type whose day has come, in the order they are asked. */
export async function findJoinTerms(database: Database, now: EpochMs): Promise<readonly JoinTerms[]> {
  const rows = await database
    .selectFrom('terms')
    .distinctOn('type')
    .select(['type', 'version', 'name', 'nameEn', 'contents', 'contentsEn', 'required'])
    .where('type', 'in', JOIN_TERMS)
    .where('enforcedAt', '<=', toTimestamp(now))
    .orderBy('type')
    .orderBy('enforcedAt', 'desc')
    .execute();
  return rows.toSorted((left, right) => JOIN_TERMS.indexOf(left.type) - JOIN_TERMS.indexOf(right.type));
}

/** The texts as the contract writes them, in a language. */
export function termsInfos(
  terms: readonly JoinTerms[],
  language: Language,
): JsonAnswer<'getExternalData'>['termsInfos'] {
  return terms.map((text) => ({
    termsType: text.type,
    termsName: inLanguage(language, text.name, text.nameEn),
    required: text.required,
    version: Number(/^\d+/.exec(text.version)?.[0] ?? 1),
    contents: safeHtml(inLanguage(language, text.contents, text.contentsEn)),
  }));
}

/**
 * The terms a new member agreed to or refused, each with its text.
 * Rejects with TERMS_REQUIRED when a required one is missing or refused, INVALID_REQUEST for an unknown one.
 */
export function readAgreements(
  terms: readonly JoinTerms[],
  agreements: readonly Agreement[],
): readonly { readonly text: JoinTerms; readonly agreed: boolean }[] {
  const answers = new Map(agreements.map(({ termsType, isAgree }) => [termsType, isAgree]));
  const missing = terms.filter((text) => text.required && answers.get(text.type) !== true).map((text) => text.type);
  if (missing.length > 0) throw commerceError('TERMS_REQUIRED', { details: { termsTypes: missing } });
  const byType = new Map(terms.map((text) => [text.type, text]));
  return [...answers].map(([type, agreed]) => {
    const text = byType.get(type);
    if (text === undefined) throw commerceError('INVALID_REQUEST', { details: { place: 'agreements', rule: 'known' } });
    return { text, agreed };
  });
}

/** Writes what was said about each text, with its version and digest. */
export async function insertConsents(
  transaction: Transaction,
  memberNo: MemberNo,
  agreements: ReturnType<typeof readAgreements>,
  channel: Call<unknown, unknown, unknown>['platform'],
  now: EpochMs,
): Promise<void> {
  if (agreements.length === 0) return;
  const rows = agreements.map(({ text, agreed }) => ({
    memberNo,
    type: text.type,
    version: text.version,
    textHash: digest(text.contents),
    agreed,
    channel: channel === 'PC' ? ('PC' as const) : ('MOBILE_WEB' as const),
    agreedAt: toTimestamp(now),
  }));
  await transaction.insertInto('consent').values(rows).execute();
}
