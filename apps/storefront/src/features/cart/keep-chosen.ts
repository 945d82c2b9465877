import { savePendingPurchase } from '@dealstore/commerce-core';
import type { OrderProductOption } from '@dealstore/commerce-core/domain';
import type { LoadServices } from '../../container/services.ts';

/** Keeps what a guest is about to order of the cart until the log-in, by what it is: lines get other numbers then. */
export async function keepChosen(services: LoadServices, chosen: readonly OrderProductOption[]): Promise<void> {
  const { keyValueStore } = await services();
  const lines = chosen.map(({ productNo, optionNo, orderCnt, optionInputs }) => {
    return { productNo, optionNo, orderCnt, optionInputs };
  });
  savePendingPurchase(keyValueStore, lines);
}
