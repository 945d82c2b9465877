import type { ExpiringPoints, PointEntry, WaitingPoints } from '../../point/point-history.ts';
import type { PointBalance } from '../../point/point.ts';
import type { PointApi } from '../../point/point.port.ts';
import type { CursorPage } from '../../value/page.ts';
import { dataAs } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/customer/points';

/** Point calls over HTTP. */
export function createHttpPointApi(http: HttpClient): PointApi {
  return {
    get: (signal) => dataAs<PointBalance>(http.GET(ROOT, { signal: signal ?? null })),
    history: (query, signal) =>
      dataAs<CursorPage<PointEntry>>(
        http.GET(`${ROOT}/history`, { params: { query: { ...query } }, signal: signal ?? null }),
      ),
    waiting: (signal) => dataAs<readonly WaitingPoints[]>(http.GET(`${ROOT}/waiting`, { signal: signal ?? null })),
    expiring: (signal) => dataAs<ExpiringPoints>(http.GET(`${ROOT}/expiring`, { signal: signal ?? null })),
  };
}
