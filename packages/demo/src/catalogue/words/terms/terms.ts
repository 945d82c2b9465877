import type { Word } from '../word.ts';

/** An article of a legal text: its heading and its paragraphs. */
export type Article = readonly [heading: Word, ...paragraphs: Word[]];

/** A legal text of the shop in 합니다체 and in English. Assumed: the specification names the types, not the texts. */
export interface TermsWords {
  readonly type: string;
  readonly name: Word;
  readonly required: boolean;
  readonly articles: readonly Article[];
}
