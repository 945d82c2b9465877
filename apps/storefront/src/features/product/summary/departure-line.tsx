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
  const [tell, setTell] = useState<typeof departureWords | null>(null);
  useEffect(() => {
    // Without the calendar the rule goes on standing there.
    void import('./departure-words.ts').then((words) => setTell(() => words.departureWords)).catch(() => undefined);
  }, []);
  const rule = productText[language].departureRule(formatHour(cutoff, language));
  return tell === null || now === null ? rule : (tell(cutoff, now, language) ?? rule);
}
