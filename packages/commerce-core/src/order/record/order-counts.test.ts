import { describe, expect, it } from 'vitest';
import { countAtStep } from './order-counts.ts';
import type { OrderStatusCounts } from './order-record.ts';
import { type OrderStatusType, statusesOfStep } from './order-status.ts';

const COUNTS: OrderStatusCounts = {
  payWaitCnt: 1,
  depositWaitCnt: 2,
  payDoneCnt: 4,
  productPrepareCnt: 8,
  deliveryPrepareCnt: 16,
  deliveryIngCnt: 32,
  deliveryDoneCnt: 64,
  buyConfirmCnt: 128,
  cancelProcessingCnt: 256,
  cancelDoneCnt: 512,
  returnProcessingCnt: 1_024,
  returnDoneCnt: 2_048,
  exchangeProcessingCnt: 4_096,
  exchangeDoneCnt: 8_192,
};

/** The vendor's name of the count of a status. */
const countOf = (status: OrderStatusType) =>
  `${status.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}Cnt`;

describe('countAtStep', () => {
  it('counts the options of the statuses that make up a step', () => {
    const counts = new Map<string, number>(Object.entries(COUNTS));
    const steps = [0, 1, 2, 3, 4, 5, 6];
    const wanted = steps.map((step) =>
      statusesOfStep(step).reduce((sum, status) => sum + (counts.get(countOf(status)) ?? Number.NaN), 0),
    );
    expect(steps.map((step) => countAtStep(COUNTS, step))).toEqual(wanted);
    expect(wanted).toEqual([0, 4, 24, 32, 64, 128, 0]);
  });
});
