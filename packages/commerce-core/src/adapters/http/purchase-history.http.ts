import type { MostBoughtProduct, PreviousOrder } from '../../order/record/purchase-history.ts';
import type { PurchaseHistoryApi } from '../../order/purchase-history.port.ts';
import { dataAs } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/customer';

/** Calls for what was bought before, over HTTP. */
export function createHttpPurchaseHistoryApi(http: HttpClient): PurchaseHistoryApi {
  return {
    mostBought: (signal) =>
      dataAs<readonly MostBoughtProduct[]>(http.GET(`${ROOT}/orders/most-bought`, { signal: signal ?? null })),
    previousOrders: (signal) =>
      dataAs<readonly PreviousOrder[]>(http.GET(`${ROOT}/previous-orders`, { signal: signal ?? null })),
  };
}
