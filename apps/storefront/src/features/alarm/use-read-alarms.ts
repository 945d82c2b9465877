import type { Alarm, Page } from '@dealstore/commerce-core/domain';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../container/use-service.ts';
import { ALARM_COUNT_KEY, ALARMS_KEY } from '../../widgets/alarm/alarm-count.ts';

/** Marks alarms as read, all of them when none is named: on the page at once, and in the header when it is done. */
export function useReadAlarms() {
  const services = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (alarmNos: readonly number[]) => (await services()).alarmApi.read(alarmNos),
    onMutate: async (alarmNos) => {
      await client.cancelQueries({ queryKey: ALARMS_KEY });
      client.setQueriesData<InfiniteData<Page<Alarm>>>({ queryKey: [...ALARMS_KEY, 'list'] }, (list) =>
        list === undefined ? list : { ...list, pages: list.pages.map((page) => asRead(page, alarmNos)) },
      );
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ALARM_COUNT_KEY }),
    onError: () => client.invalidateQueries({ queryKey: ALARMS_KEY }),
  });
}

function asRead(page: Page<Alarm>, alarmNos: readonly number[]): Page<Alarm> {
  const isMeant = ({ alarmNo }: Alarm) => alarmNos.length === 0 || alarmNos.includes(alarmNo);
  return { ...page, items: page.items.map((alarm) => (isMeant(alarm) ? { ...alarm, isRead: true } : alarm)) };
}
