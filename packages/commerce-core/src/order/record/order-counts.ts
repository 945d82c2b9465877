import type { OrderStatusCounts } from './order-record.ts';

/** How many ordered options are at one of the steps a shopper sees, 1 to 5; none at another number. Assumed. */
export function countAtStep(counts: OrderStatusCounts, step: number): number {
  const { payDoneCnt, productPrepareCnt, deliveryPrepareCnt, deliveryIngCnt, deliveryDoneCnt, buyConfirmCnt } = counts;
  const atSteps = [payDoneCnt, productPrepareCnt + deliveryPrepareCnt, deliveryIngCnt, deliveryDoneCnt, buyConfirmCnt];
  return atSteps[step - 1] ?? 0;
}
