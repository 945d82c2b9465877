import type { MostBoughtProduct, PreviousOrder } from '../../order/record/purchase-history.ts';
import type { PurchaseHistoryApi } from '../../order/purchase-history.port.ts';
import { fromWire } from '../../value/brand.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer';

/** Calls for what was bought before, over HTTP. */
export function createHttpPurchaseHistoryApi(http: HttpCaller): PurchaseHistoryApi {
  return {
    mostBought: async (signal) =>
      fromWire<readonly MostBoughtProduct[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/orders/most-bought`, { signal: abort }), { signal }),
      ),
    previousOrders: async (signal) =>
      fromWire<readonly PreviousOrder[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/previous-orders`, { signal: abort }), { signal }),
      ),
  };
}
