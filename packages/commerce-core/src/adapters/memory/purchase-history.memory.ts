import { withheldFrom } from '../../access/access.ts';
import {
  OFTEN_BOUGHT_CNT,
  OFTEN_BOUGHT_WITHIN_MS,
  type MostBoughtProduct,
  withholdBought,
} from '../../order/record/purchase-history.ts';
import type { PurchaseHistoryApi } from '../../order/purchase-history.port.ts';
import { formatYmdt } from '../../value/calendar.ts';
import { groupBy } from '../../value/group-by.ts';
import { after } from '../../value/time.ts';
import { type MemoryBackend, productOf } from './memory-backend.ts';
import { PAID_AND_KEPT, type MemoryOutside } from './shop/memory-outside.ts';

/** What the member of a memory shop has bought; it has no former shop. */
export function createMemoryPurchaseHistoryApi(backend: MemoryBackend, { orders }: MemoryOutside): PurchaseHistoryApi {
  return {
    mostBought: async () => {
      await backend.member();
      const visitor = await backend.visitor();
      const since = after(backend.clock.now(), -OFTEN_BOUGHT_WITHIN_MS);
      const bought = [...orders.values()]
        .filter(({ orderedAt }) => orderedAt >= since)
        .flatMap(({ orderNo, orderedAt, options }) =>
          options
            .filter(({ status }) => PAID_AND_KEPT.includes(status))
            .map(({ orderOptionNo, priced }) => ({ orderNo, orderedAt, orderOptionNo, line: priced.line })),
        );
      return [...groupBy(bought, ({ line }) => line.productNo).values()]
        .flatMap((own): readonly MostBoughtProduct[] => {
          const last = own.toSorted((left, right) => right.orderOptionNo - left.orderOptionNo)[0];
          const purchaseCnt = new Set(own.map(({ orderNo }) => orderNo)).size;
          if (last === undefined || purchaseCnt < OFTEN_BOUGHT_CNT) return [];
          const { productNo, productName, brandName, partnerName, imageUrl, optionNo, optionValue, orderCnt } =
            last.line;
          return [
            withholdBought(
              {
                productNo,
                productName,
                brandName,
                partnerName,
                imageUrl,
                optionNo,
                optionValue,
                orderCnt,
                inputs: last.line.optionInputs,
                purchaseCnt,
                lastOrderYmdt: formatYmdt(last.orderedAt),
                withheld: null,
              },
              withheldFrom(visitor, productOf(backend, productNo)),
            ),
          ];
        })
        .toSorted(
          (left, right) =>
            right.purchaseCnt - left.purchaseCnt || right.lastOrderYmdt.localeCompare(left.lastOrderYmdt),
        );
    },
    previousOrders: async () => {
      await backend.member();
      return [];
    },
  };
}
