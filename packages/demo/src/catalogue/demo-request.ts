import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { DemoPerson } from '../people.ts';

/** The names a product is found by, in both languages. */
export type ListingNames = Readonly<Record<'product' | 'brand' | 'categories', readonly string[]>>;

/** The instant to show, and what the backend decides of rows. */
export interface DemoRequest {
  readonly now: EpochMs;
  /** The key that is one and the same for a person. */
  readonly personKey: (person: Pick<DemoPerson, 'name' | 'birthDate' | 'gender'>) => string;
  /** Version of the documents. */
  readonly documentVersion: number;
  /** What a product is found by, as text of a `tsvector`. */
  readonly documentOf: (names: ListingNames) => string;
  /** What a keyword is found by, in the same form. */
  readonly documentOfKeyword: (keyword: { readonly keyword: string; readonly keywordEn: string }) => string;
  /** The words of names, with the keys that write each. */
  readonly searchWordsOf: (
    names: readonly ListingNames[],
  ) => readonly { readonly word: string; readonly keys: string }[];
}
