import type { Order } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { chargeLabel } from './order-detail.screen.tsx';

const orderOf = (defaultOrderStatusType: Order['defaultOrderStatusType'], payYmdt: string | null) =>
  ({
    defaultOrderStatusType,
    orderOptionsGroupByPartner: [
      { orderOptionsGroupByDelivery: [{ orderOptions: [{ orderStatusDate: { payYmdt } }] }] },
    ],
  }) as unknown as Order;

describe('the last row of a bill', () => {
  it.each([
    ['PAY_DONE', '2026-11-20 10:00:00', 'charge'],
    ['CANCEL_DONE', '2026-11-20 10:00:00', 'charge'],
    ['DEPOSIT_WAIT', null, 'toPay'],
    ['CANCEL_DONE', null, 'unpaid'],
    ['PAY_CANCEL', null, 'unpaid'],
  ] as const)('of an order that is %s, paid at %s, says %s', (status, payYmdt, word) => {
    expect(chargeLabel(orderOf(status, payYmdt))).toBe(word);
  });
});
