import type { ExpiringPoints, PointEntry, WaitingPoints } from '../../point/point-history.ts';
import type { PointBalance } from '../../point/point.ts';
import type { PointApi } from '../../point/point.port.ts';
import { fromWire } from '../../value/brand.ts';
import type { CursorPage } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer/points';

/** Point calls over HTTP. */
export function createHttpPointApi(http: HttpCaller): PointApi {
  return {
    get: async (signal) =>
      fromWire<PointBalance>(await http.call((client, abort) => client.GET(ROOT, { signal: abort }), { signal })),
    history: async (query, signal) =>
      fromWire<CursorPage<PointEntry>>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/history`, { params: { query: { ...query } }, signal: abort }),
          { signal },
        ),
      ),
    waiting: async (signal) =>
      fromWire<readonly WaitingPoints[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/waiting`, { signal: abort }), { signal }),
      ),
    expiring: async (signal) =>
      fromWire<ExpiringPoints>(
        await http.call((client, abort) => client.GET(`${ROOT}/expiring`, { signal: abort }), { signal }),
      ),
  };
}
