import { SECOND_MS } from '@dealstore/commerce-core/domain';
import { useLanguage } from '@dealstore/ui/locale/use-text.ts';
import { useNow } from '../../../container/use-now.ts';
import { productText } from '../product.text.ts';
import { formatHour } from './format-hour.ts';
import { departureLabel } from './dispatch-day.ts';

/**
 * The seller's rule, which is true at any time and shown from the first paint on; then what it means now, by the shop's clock.
 * Assumed.
 */
export function DepartureLine({ cutoff }: { readonly cutoff: string }) {
  const language = useLanguage();
  const now = useNow(SECOND_MS);
  const rule = productText[language].departureRule(formatHour(cutoff, language));
  return now === null ? rule : (departureLabel(cutoff, now, language) ?? rule);
}
