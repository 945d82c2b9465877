import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** Key under which everything known of the member's alarms is kept. */
export const ALARMS_KEY = ['alarms'] as const;

/** Key of the number of unread alarms. */
export const ALARM_COUNT_KEY = ['alarms', 'count'] as const;

/** How many alarms of the member are unread; a header that cannot say it shows none. Spec §2 (Chrome), §7. */
export function alarmCountQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ALARM_COUNT_KEY,
    retry: false,
    queryFn: async ({ signal }) => (await services()).alarmApi.count(signal),
  });
}
