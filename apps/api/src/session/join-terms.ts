import {
  type EpochMs,
  JOIN_TERMS,
  joinAnswersRefusal,
  type Language,
  type MemberNo,
  refuse,
} from '@dealstore/commerce-core/domain';
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
 * The terms a new member agreed to or refused, each with its text. Rejects as the core's joinAnswersRefusal says.
 */
export function readAgreements(
  terms: readonly JoinTerms[],
  agreements: readonly Agreement[],
): readonly { readonly text: JoinTerms; readonly agreed: boolean }[] {
  const answers = agreements.map(({ termsType, isAgree }) => ({ type: termsType, agreed: isAgree }));
  refuse(joinAnswersRefusal(terms, answers));
  const agreedByType = new Map(answers.map(({ type, agreed }) => [type, agreed]));
  return terms.flatMap((text) => {
    const agreed = agreedByType.get(text.type);
    return agreed === undefined ? [] : { text, agreed };
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
