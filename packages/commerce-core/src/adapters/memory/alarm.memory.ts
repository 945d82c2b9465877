import { type Alarm, alarmKind, alarmsKeptFrom } from '../../alarm/alarm.ts';
import { alarmWords } from '../../alarm/alarm-event.ts';
import type { AlarmApi } from '../../alarm/alarm.port.ts';
import { formatYmdt } from '../../value/calendar.ts';
import type { MemoryAlarm, MemoryBackend } from './memory-backend.ts';

/** Alarms of the member of a memory shop. */
export function createMemoryAlarmApi(backend: MemoryBackend): AlarmApi {
  const { state, clock } = backend;

  function keptAlarms(): readonly Alarm[] {
    const from = alarmsKeptFrom(clock.now());
    return state.alarms
      .filter(({ at }) => at >= from)
      .map(alarmAnswer)
      .toReversed();
  }

  return {
    list: async ({ kind, pageNumber, pageSize }) => {
      await backend.member();
      const alarms = keptAlarms().filter(({ alarmType }) => kind === undefined || alarmKind(alarmType) === kind);
      const start = (pageNumber - 1) * pageSize;
      return { items: alarms.slice(start, start + pageSize), totalCount: alarms.length };
    },
    count: async () => {
      await backend.member();
      return keptAlarms().filter(({ isRead }) => !isRead).length;
    },
    read: async (alarmNos, upToAlarmNo = Infinity) => {
      await backend.member();
      const isMeant = ({ alarmNo }: MemoryAlarm) =>
        alarmNo <= upToAlarmNo && (alarmNos.length === 0 || alarmNos.includes(alarmNo));
      state.alarms = state.alarms.map((alarm) => (isMeant(alarm) ? { ...alarm, isRead: true } : alarm));
    },
  };
}

function alarmAnswer({ alarmNo, event, at, isRead }: MemoryAlarm): Alarm {
  const { alarmType, title, content, landingUrl } = alarmWords(event);
  return { alarmNo, alarmType, title, content, landingUrl, refusalUrl: '', registerYmdt: formatYmdt(at), isRead };
}
