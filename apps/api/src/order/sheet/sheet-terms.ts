import type { JsonAnswer } from '../../contract/operation.ts';
import { safeHtml } from '../../safe-html.ts';

/**
 * Terms asked for with every order, in this order: personal data, passing it to the sellers,
 * the payment agency. Assumed.
 */
export const ORDER_TERMS: readonly string[] = ['PI_COLLECTION_AND_USE_ON_ORDER', 'PI_SELLER_PROVISION', 'E_COMMERCE'];

/** Cleaned texts kept in the process at most. Assumed: a shop has a few versions of three texts in two languages. */
const MOST_TEXTS = 100;

/** A text in force that an order asks for. */
export interface RequiredTerms {
  readonly type: string;
  readonly version: string;
  readonly required: boolean;
}

/** A text in force as sheetTermsQuery reads it; its contents are left out where their digest is known. */
export interface SheetTermsRow extends RequiredTerms {
  readonly name: string;
  readonly digest: string;
  readonly contents: string | null;
}

/**
 * Writes the query for types and versions of the texts in force, one JSON list; of each the newest whose day has come.
 * @param now in SQL
 */
export function requiredTermsQuery(now: string): string {
  return `select coalesce(json_agg(terms), '[]') from (${inForce('type, version, required', now)}) terms`;
}

/**
 * As requiredTermsQuery, with the texts in a language.
 * @param digests digests of the contents that need not be read, as an array; all in SQL
 */
export function sheetTermsQuery(of: {
  readonly now: string;
  readonly language: string;
  readonly digests: string;
}): string {
  const inLanguage = (text: string, like = text) =>
    `case when ${of.language} = 'en' and ${like}_en <> '' then ${text}_en else ${text} end`;
  const digest = inLanguage('digest', 'contents');
  const columns = `type, version, required, ${inLanguage('name')} as name, ${digest} as digest,
        case when ${digest} = any (${of.digests}) then null else ${inLanguage('contents')} end as contents`;
  return `select coalesce(json_agg(known), '[]') from (${inForce(columns, of.now)}) known`;
}

function inForce(columns: string, now: string): string {
  return `
      select distinct on (type) ${columns} from terms
      where type in (${ORDER_TERMS.map((type) => `'${type}'`).join(', ')}) and enforced_at <= ${now}
      order by type, enforced_at desc`;
}

/**
 * Cleaned texts by the digest of what they were made from. Which text is in force is asked each time; cleaning one
 * costs more than everything else of a sheet.
 */
const cleaned = new Map<string, string>();

/** Digests of the texts whose contents need not be read again. */
export function knownDigests(): readonly string[] {
  return [...cleaned.keys()];
}

/** The texts as the contract has them. */
export function sheetTermsOf(rows: readonly SheetTermsRow[]): JsonAnswer<'getOrderSheet'>['termsInfos'] {
  return rows
    .toSorted((left, right) => ORDER_TERMS.indexOf(left.type) - ORDER_TERMS.indexOf(right.type))
    .map((row) => ({
      termsType: row.type,
      termsName: row.name,
      required: row.required,
      version: Math.max(1, Number.parseInt(row.version, 10) || 1),
      contents: cleanedContents(row),
    }));
}

function cleanedContents({ digest, contents }: SheetTermsRow): string {
  const cached = cleaned.get(digest);
  if (cached !== undefined) return cached;
  const safe = safeHtml(contents ?? '');
  if (cleaned.size < MOST_TEXTS) cleaned.set(digest, safe);
  return safe;
}
