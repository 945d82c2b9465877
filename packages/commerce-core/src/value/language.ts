/** The languages the shop speaks. Spec §1. */
export const LANGUAGES = ['ko', 'en'] as const;

/** Korean or its alternative, English. Spec §1. */
export type Language = (typeof LANGUAGES)[number];

/** The language when nothing else is known. Spec §9. */
export const DEFAULT_LANGUAGE: Language = 'ko';

/** Whether a text names a language of the shop. Spec §1. */
export function isLanguage(value: unknown): value is Language {
  return value === 'ko' || value === 'en';
}

/**
 * The language of a visitor: the saved one, else the browser's, else Korean. Spec §1.
 * @param acceptLanguage an Accept-Language header (RFC 9110 §12.5.4), or the browser's list in order of preference
 */
export function chooseLanguage(visitor: {
  readonly cookie?: string | null | undefined;
  readonly acceptLanguage?: string | readonly string[] | null | undefined;
}): Language {
  if (isLanguage(visitor.cookie)) return visitor.cookie;
  return preferredLanguages(visitor.acceptLanguage ?? '').find(isLanguage) ?? DEFAULT_LANGUAGE;
}

function preferredLanguages(accepted: string | readonly string[]): readonly string[] {
  const ranges = typeof accepted === 'string' ? accepted.split(',') : accepted;
  return ranges
    .map(readRange)
    .filter((range) => range.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map((range) => range.language);
}

function readRange(range: string): { readonly language: string; readonly quality: number } {
  const [tag = '', ...parameters] = range.split(';');
  const weight = parameters.map((parameter) => parameter.trim().toLowerCase()).find((text) => text.startsWith('q='));
  const language = tag.trim().toLowerCase().split('-')[0] ?? '';
  return { language, quality: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}
