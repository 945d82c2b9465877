import { SECOND_MS } from '@dealstore/commerce-core/domain';
import { useEffect, useState } from 'react';
import { useNow } from '../../../container/use-now.ts';
import { useLanguage } from '../../../locale/use-text.ts';
import { formatHour } from './format-hour.ts';
import type { departureWords } from './departure-words.ts';
import { productText } from '../product.text.ts';

/**
 * The seller's rule, which is true at any time, and what it means now, by the shop's clock: said from the first paint on, when
 * the calendar of working days has arrived. Assumed.
 */
export function DepartureLine({ cutoff }: { readonly cutoff: string }) {
  const language = useLanguage();
  const now = useNow(SECOND_MS);
  const [words, setWords] = useState<typeof departureWords | null>(null);
  useEffect(() => {
    // Without the calendar the rule stays.
    void import('./departure-words.ts').then((loaded) => setWords(() => loaded.departureWords)).catch(() => undefined);
  }, []);
  const rule = productText[language].departureRule(formatHour(cutoff, language));
  return words === null || now === null ? rule : (words(cutoff, now, language) ?? rule);
}
