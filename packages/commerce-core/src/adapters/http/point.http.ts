import type { PointBalance } from '../../point/point.ts';
import type { PointApi } from '../../point/point.port.ts';
import { fromWire } from '../../value/brand.ts';
import type { HttpCaller } from './client.ts';

/** Point calls over HTTP. */
export function createHttpPointApi(http: HttpCaller): PointApi {
  return {
    get: async (signal) =>
      fromWire<PointBalance>(
        await http.call((client, abort) => client.GET('/client/v1/customer/points', { signal: abort }), { signal }),
      ),
  };
}
