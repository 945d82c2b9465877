import type { Alarm } from '../../alarm/alarm.ts';
import type { AlarmApi } from '../../alarm/alarm.port.ts';
import type { Page } from '../../value/page.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/customer/alarm';

/** Alarm calls over HTTP. */
export function createHttpAlarmApi(http: HttpClient): AlarmApi {
  return {
    list: (query, signal) =>
      dataAs<Page<Alarm>>(http.GET(ROOT, { params: { query: { ...query } }, signal: signal ?? null })),
    count: async (signal) => (await dataOf(http.GET(`${ROOT}/count`, { signal: signal ?? null }))).alarmCount,
    read: async (alarmNos, upToAlarmNo, signal) => {
      const body = { alarmNos: [...alarmNos], ...(upToAlarmNo !== undefined && { upToAlarmNo }) };
      await dataOf(http.PUT(`${ROOT}/read-list`, { body, signal: signal ?? null }));
    },
  };
}
