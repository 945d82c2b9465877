import { type ClaimStatusType, type Order, won } from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { RefundedLines } from './refunded-lines.tsx';
import { Refunded } from './refunded.tsx';

const amountOf = (chargeAmt: number, subPayAmt: number) =>
  ({ chargeAmt: won(chargeAmt), subPayAmt: won(subPayAmt) }) as Order['firstOrderAmount'];

function show(charge: number, points: number, claimStatusType: ClaimStatusType | null = null): string {
  return textOf(<RefundedLines order={orderOf(charge, points, claimStatusType)} />);
}

function orderOf(charge: number, points: number, claimStatusType: ClaimStatusType | null): Order {
  const delivery = { orderOptions: [{ claimStatusType }] };
  return {
    firstOrderAmount: amountOf(20_000, 1_000),
    lastOrderAmount: amountOf(charge, points),
    orderOptionsGroupByPartner: [{ orderOptionsGroupByDelivery: [delivery] }],
  } as unknown as Order;
}

function textOf(shown: ReactNode): string {
  return renderOnServer(shown)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('the refunds of an order', () => {
  it('is the sum of all refunds, to which payment method, and what is left', () => {
    expect(show(12_000, 500)).toBe('환불금액 8,500원 결제수단으로 8,000원 포인트로 500원 환불 뒤 결제금액 12,000 원');
  });

  it('is on its way to the payment method until the money of the last claim is sent', () => {
    const onItsWay = show(12_000, 500, 'CANCEL_PROC_REQUEST_REFUND');
    expect(onItsWay).toContain('환불금액 8,500원 결제수단으로 (처리 중) 8,000원 포인트로 500원');
    expect(show(12_000, 500, 'RETURN_REQUEST')).toContain('결제수단으로 8,000원');
  });

  it('are not shown before a refund', () => {
    expect(renderOnServer(<Refunded order={orderOf(20_000, 1_000, null)} />)).toBe('');
    expect(renderOnServer(<Refunded order={orderOf(20_000, 900, null)} />)).not.toBe('');
  });
});
