import type { Language } from '@dealstore/commerce-core/domain';
import { useContext } from 'react';
import type { LocalizedText, Messages, SameShape } from './define-text.ts';
import { LanguageContext } from './language-context.ts';

/** The language of the screen being shown. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A feature's messages in the language of the screen. */
export function useText<T extends Messages>(text: LocalizedText<T>): SameShape<T> {
  return text[useLanguage()];
}
