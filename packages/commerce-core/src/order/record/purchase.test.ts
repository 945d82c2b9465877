import { describe, expect, it } from 'vitest';
import type { OrderStatusType } from './order-status.ts';
import { isPurchase } from './purchase.ts';

/** Whether goods of a status make their order a purchase. */
const BOUGHT: Readonly<Record<OrderStatusType, boolean>> = {
  PAY_WAIT: false,
  DEPOSIT_WAIT: false,
  PAY_DONE: true,
  PRODUCT_PREPARE: true,
  DELIVERY_PREPARE: true,
  DELIVERY_ING: true,
  DELIVERY_DONE: true,
  BUY_CONFIRM: true,
  PAY_CANCEL: false,
  PAY_FAIL: false,
  CANCEL_DONE: false,
  RETURN_DONE: false,
  EXCHANGE_DONE: true,
};

describe('isPurchase', () => {
  it.each(Object.entries(BOUGHT) as [OrderStatusType, boolean][])('of goods that are %s is %s', (status, bought) => {
    expect(isPurchase([status])).toBe(bought);
    expect(isPurchase(['CANCEL_DONE', status, 'RETURN_DONE'])).toBe(bought);
  });
});
