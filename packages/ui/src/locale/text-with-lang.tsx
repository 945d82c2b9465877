import type { ReactNode } from 'react';
import { useLanguage } from './use-text.ts';

const HANGUL_RUN = /(\p{Script=Hangul}(?:[\p{Script=Hangul}\s\d]*\p{Script=Hangul})?)/u;

/**
 * Words in the page's language that may quote Korean ones, such as what was searched for; the quote is
 * marked. Source: WCAG 2.2, 3.1.2.
 */
export function TextWithLang({ words }: { readonly words: string }): ReactNode {
  const language = useLanguage();
  if (language === 'ko' || !HANGUL_RUN.test(words)) return words;
  // Every second part is what the pattern took.
  return words.split(HANGUL_RUN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} lang="ko">
        {part}
      </span>
    ),
  );
}
