import type { Language } from '@dealstore/commerce-core/domain';

/** Markup that is safe to send as it is. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | null | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as markup: nothing in it opens a tag or leaves an attribute. Assumed: attributes are quoted. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/**
 * Writes markup; every value is escaped unless it is markup itself, null is nothing.
 * @example html`<p>${name}</p>`
 */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const markup = strings.reduce((text, string, index) => text + string + markupOf(pieces[index] ?? null), '');
  return { markup };
}

function markupOf(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  if ('markup' in piece) return piece.markup;
  return piece.map((part) => part.markup).join('');
}

const HANGUL = /\p{Script=Hangul}/u;

/** Words that a person wrote, marked as Korean where they are and the page is not. Source: WCAG 2.2, 3.1.2. */
export function written(words: string, language: Language): Html {
  return language !== 'ko' && HANGUL.test(words) ? html`<span lang="ko">${words}</span>` : html`${words}`;
}
