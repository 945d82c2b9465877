import type { MostBoughtProduct, PreviousOrder } from './record/purchase-history.ts';

/** What a member has bought before. Every method rejects with a CommerceError and with nothing else. */
export interface PurchaseHistoryApi {
  /** Products bought in two orders or more within a year, the most often and then the latest first; 30 at most. */
  mostBought(signal?: AbortSignal): Promise<readonly MostBoughtProduct[]>;
  /** Orders of the former shop, newest first; 200 at most. */
  previousOrders(signal?: AbortSignal): Promise<readonly PreviousOrder[]>;
}
