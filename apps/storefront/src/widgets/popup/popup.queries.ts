import { type EventNo, type PopupType } from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { matchRoute } from '../../routes/paths.ts';
import { readPopup } from './popup-content.ts';

/** Popups of a kind of page, but none that asks a member for an event they have joined: of attendance, today. Assumed. */
export function popupsQuery(services: LoadServices, type: PopupType, loggedIn: boolean) {
  return queryOptions({
    queryKey: ['popups', type],
    queryFn: async ({ signal }) => {
      const { displayApi, eventApi } = await services();
      const popups = await displayApi.popups(type, signal);
      const isWanted = await Promise.all(
        popups.map(async ({ content }) => {
          const eventNo = loggedIn ? eventNoOf(content) : null;
          if (eventNo === null) return true;
          return eventApi.check(eventNo, signal).then(
            ({ joined }) => !joined,
            // Where it is not known, nobody is asked again.
            () => false,
          );
        }),
      );
      return popups.filter((_, index) => isWanted[index]);
    },
  });
}

/** The event that a popup leads to; null for all others. */
function eventNoOf(content: string): EventNo | null {
  const route = matchRoute(readPopup(content).action?.href.split('?', 1)[0] ?? '');
  return route?.name === 'event' ? Number(route.params['id']) : null;
}
