import { type BankInfo, type OrderStatusType, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { PaymentWait } from './payment-wait.tsx';

const ACCOUNT: BankInfo = { bank: '901', bankName: '연습은행', account: '901-000001-0001', depositorName: '딜스토어' };

function show(orderStatusType: OrderStatusType, bankInfo: BankInfo | null, isCanceled = false): string {
  const order = { orderStatusType, bankInfo, isCanceled, amount: won(10_000), paymentExpirationYmdt: null };
  return renderOnServer(<PaymentWait order={order} />);
}

describe('an order that ended without its deposit', () => {
  it('says why, and that its coupons and points are back [ROUTE-34]', () => {
    expect(show('PAY_CANCEL', ACCOUNT)).toContain('입금 기한이 지나 취소됐어요');
    expect(show('PAY_CANCEL', ACCOUNT)).toContain('쿠폰과 포인트는 돌려드렸어요');
    expect(show('PAY_CANCEL', ACCOUNT, true)).toContain('입금하기 전에 취소했어요');
    expect(show('PAY_CANCEL', ACCOUNT)).not.toContain('901-000001-0001');
  });

  it('says nothing of a payment that was only left, nor of an order that is paid', () => {
    expect([show('PAY_CANCEL', null), show('PAY_DONE', ACCOUNT)]).toEqual(['', '']);
  });
});
