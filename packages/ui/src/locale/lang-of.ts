const HANGUL = /\p{Script=Hangul}/u;

/**
 * The `lang` of people's own words, never translated (reviews, addresses, searches), so that they are read out
 * in their own voice: Korean when there is Hangul among them, else the page's. Source: WCAG 2.2, 3.1.2.
 */
export function langOf(words: string): 'ko' | undefined {
  return HANGUL.test(words) ? 'ko' : undefined;
}
