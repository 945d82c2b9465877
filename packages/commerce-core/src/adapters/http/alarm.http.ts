import type { Alarm } from '../../alarm/alarm.ts';
import type { AlarmApi } from '../../alarm/alarm.port.ts';
import { fromWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer/alarm';

/** Alarm calls over HTTP. */
export function createHttpAlarmApi(http: HttpCaller): AlarmApi {
  return {
    list: async (query, signal) =>
      fromWire<Page<Alarm>>(
        await http.call((client, abort) => client.GET(ROOT, { params: { query: { ...query } }, signal: abort }), {
          signal,
        }),
      ),
    count: async (signal) =>
      (await http.call((client, abort) => client.GET(`${ROOT}/count`, { signal: abort }), { signal })).alarmCount,
    read: async (alarmNos, upToAlarmNo, signal) => {
      const body = { alarmNos: [...alarmNos], ...(upToAlarmNo !== undefined && { upToAlarmNo }) };
      await http.call((client, abort) => client.PUT(`${ROOT}/read-list`, { body, signal: abort }), { signal });
    },
  };
}
