import type { Alarm, AlarmKind, Page } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { ALARMS_KEY } from '../../widgets/alarm/alarm-count.ts';

const PAGE_SIZE = 20;

/** The member's alarms page by page, newest first; of all kinds without one. */
export function alarmsQuery(services: LoadServices, kind: AlarmKind | null) {
  return infiniteQueryOptions({
    queryKey: [...ALARMS_KEY, 'list', kind],
    initialPageParam: 1,
    getNextPageParam: ({ items, totalCount }: Page<Alarm>, pages) =>
      items.length > 0 && pages.length * PAGE_SIZE < totalCount ? pages.length + 1 : null,
    queryFn: async ({ signal, pageParam }): Promise<Page<Alarm>> => {
      const request = { pageNumber: pageParam, pageSize: PAGE_SIZE, ...(kind !== null && { kind }) };
      return (await services()).alarmApi.list(request, signal);
    },
  });
}

/** The alarms of some pages, each once: one that has just come moves the others to the page after. */
export function alarmsOf(pages: readonly Page<Alarm>[]): readonly Alarm[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((alarm) => [alarm.alarmNo, alarm]))).values()];
}
