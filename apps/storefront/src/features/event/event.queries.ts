import {
  commerceError,
  type EventNo,
  isTemporaryEventFirstPhase,
  isTemporaryEventRunning,
  TEMPORARY_EVENT_BANNER_CODE,
} from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { PERSISTED } from '../../page/connection/offline.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** One event; rejects with NOT_FOUND when it does not exist. Spec §2. */
export function eventQuery(services: LoadServices, eventNo: EventNo) {
  return queryOptions({
    queryKey: ['event', eventNo],
    meta: PERSISTED,
    queryFn: async ({ signal }) => (await services()).eventApi.get(eventNo, signal),
  });
}

/** Whether the member can join it, or has. Spec §7. */
export function eventStandingQuery(services: LoadServices, eventNo: EventNo) {
  return queryOptions({
    queryKey: ['event-standing', eventNo],
    queryFn: async ({ signal }) => (await services()).eventApi.check(eventNo, signal),
  });
}

/** The temporary event and which of its parts runs; rejects with NOT_FOUND when none does. Spec §2, §4. */
export function temporaryEventQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['temporary-event'],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => {
      const { displayApi, clock } = await services();
      const now = clock.now();
      const [banner] = isTemporaryEventRunning(now)
        ? await displayApi.bannersByCode(TEMPORARY_EVENT_BANNER_CODE, signal)
        : [];
      if (banner === undefined) throw commerceError('NOT_FOUND');
      return { banner, isFirstPhase: isTemporaryEventFirstPhase(now) };
    },
  });
}
