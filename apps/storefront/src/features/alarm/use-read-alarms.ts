import type { Alarm, AlarmNo, Page } from '@dealstore/commerce-core/domain';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../container/use-service.ts';
import { ALARM_COUNT_KEY, ALARMS_KEY } from '../../widgets/alarm/alarm-count.ts';

/** What is read: the alarms named, or all up to the newest one that was shown; what came since is not. */
export type ReadAlarms = { readonly alarmNo: AlarmNo } | { readonly upToAlarmNo: AlarmNo };

/** Marks alarms as read: on the page at once, and in the header when it is done. */
export function useReadAlarms() {
  const services = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (read: ReadAlarms) => {
      const { alarmApi } = await services();
      await ('alarmNo' in read ? alarmApi.read([read.alarmNo]) : alarmApi.read([], read.upToAlarmNo));
    },
    onMutate: async (read) => {
      await client.cancelQueries({ queryKey: ALARMS_KEY });
      client.setQueriesData<InfiniteData<Page<Alarm>>>({ queryKey: [...ALARMS_KEY, 'list'] }, (list) =>
        list === undefined ? list : { ...list, pages: list.pages.map((page) => asRead(page, read)) },
      );
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ALARM_COUNT_KEY }),
    onError: () => client.invalidateQueries({ queryKey: ALARMS_KEY }),
  });
}

function asRead(page: Page<Alarm>, read: ReadAlarms): Page<Alarm> {
  const isMeant = ({ alarmNo }: Alarm) => ('alarmNo' in read ? alarmNo === read.alarmNo : alarmNo <= read.upToAlarmNo);
  return { ...page, items: page.items.map((alarm) => (isMeant(alarm) ? { ...alarm, isRead: true } : alarm)) };
}
