import { commerceError, type EpochMs, kstDate, PARTNER_PAGE_SIZE } from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { inLanguage, namesOf, type View } from '../catalogue/catalogue.ts';
import { safeHtml } from '../safe-html.ts';

/**
 * Answers the terms of a type in force now; placeholders stay for the caller to fill. Rejects with NOT_FOUND. Spec §7.
 */
export async function termsInForce(view: View, type: string): Promise<JsonAnswer<'getTerms'>> {
  const { language } = view;
  const terms = await termsQuery(view.database, type, view.now).executeTakeFirst();
  if (terms === undefined) throw commerceError('NOT_FOUND');
  const contents = inLanguage(language, terms.contents, terms.contentsEn);
  return {
    termsType: terms.type,
    termsName: inLanguage(language, terms.name, terms.nameEn),
    version: versionNumber(terms.version),
    enforcementDate: kstDate(fromTimestamp(terms.enforcedAt)),
    required: terms.required,
    contents: safeHtml(contents),
  };
}

/** The query behind the terms in force: the newest whose day has come. */
export function termsQuery(database: Database, type: string, now: EpochMs) {
  return database
    .selectFrom('terms')
    .select(['termsNo', 'type', 'version', 'name', 'nameEn', 'contents', 'contentsEn', 'required', 'enforcedAt'])
    .where('type', '=', type)
    .where('enforcedAt', '<=', toTimestamp(now))
    .orderBy('enforcedAt', 'desc')
    .limit(1);
}

/** Answers a page of the sellers who are given buyers' data. Spec §7. */
export async function termsPartners(
  view: View,
  query: CallOf<'getTermsPartners'>['query'],
): Promise<JsonAnswer<'getTermsPartners'>> {
  const { sellers } = await namesOf(view.database, view.version);
  const shown = [...sellers.values()].filter((seller) => seller.displayable);
  const { page = 1, size = PARTNER_PAGE_SIZE } = query;
  return {
    items: shown.slice((page - 1) * size, page * size).map(({ partnerNo, partnerName, partnerNameEn }) => ({
      partnerNo,
      partnerName: inLanguage(view.language, partnerName, partnerNameEn),
    })),
    totalCount: shown.length,
  };
}

/** A version is a number in the contract; one that is written otherwise counts as the first. */
function versionNumber(version: string): number {
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 1;
}
