import type { ArrivalWait } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { arrivalDayText } from '@dealstore/ui/arrival-day.text.ts';

/** What has to happen before the day of arrival can be said. */
export function ArrivalWaitNote({ wait }: { readonly wait: ArrivalWait }) {
  return useText(arrivalDayText)[wait];
}
