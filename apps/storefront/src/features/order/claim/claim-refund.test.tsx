import { type Claim, type ClaimEstimate, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { ClaimCard } from './claim-card.tsx';
import { ClaimRefund } from './claim-refund.tsx';
import { SentAgain } from './sent-again.tsx';
import { SubmitText } from './submit-text.tsx';

const GOODS = { rule: 'GOODS', source: '컵', amount: won(9_000), orderOptionNo: 1, deliveryNo: null } as const;
const ESTIMATE: ClaimEstimate = {
  refundPayAmt: won(9_000),
  refundMainPayAmt: won(9_000),
  refundSubPayAmt: won(0),
  refundType: 'PG',
  entries: [{ ...GOODS, couponAmt: won(1_000) }],
  restoredCoupons: [],
  additionalPayAmt: won(0),
  responsibleObjectType: 'BUYER',
  refundsImmediately: true,
};

const claimOf = (claimStatusType: Claim['claimStatusType']) =>
  ({
    claimNo: 1,
    claimType: 'CANCEL',
    claimStatusType,
    claimYmdt: '',
    options: [],
    estimate: ESTIMATE,
    refund: null,
  }) as unknown as Claim;

const show = (claimStatusType: Claim['claimStatusType']) => [
  renderOnServer(<ClaimRefund claim={claimOf(claimStatusType)} />),
  renderOnServer(<ClaimCard claim={claimOf(claimStatusType)} />),
];

describe('what comes back for a claim', () => {
  it('names the goods without what coupons had paid of them', () => {
    expect(show('CANCEL_REQUEST')[0]).toContain('쿠폰으로 할인받은 1,000원을 뺀 금액이에요');
  });

  it.each(['WITHDRAWN', 'CANCEL_REJECT_REQUEST'] as const)('is nothing once it is %s', (status) => {
    for (const html of show(status)) expect(html).not.toContain('9,000');
    for (const html of show('CANCEL_REQUEST')) expect(html).toContain('9,000');
  });
});

describe('a refund whose account the bank refused', () => {
  const shown = (needsBankAccount: boolean) => {
    const refund = { refundYmdt: null, dueYmd: '2026-11-25', interestAmt: won(0), needsBankAccount };
    return renderOnServer(<ClaimRefund claim={{ ...claimOf('CANCEL_PROC_REQUEST_REFUND'), refund }} />);
  };

  it('asks for another account instead of promising a day', () => {
    expect(shown(true)).toContain('환불받을 계좌를 다시 적어 주세요');
    expect(shown(true)).not.toContain('2026.11.25까지');
    expect(shown(false)).toContain('2026.11.25까지 환불해 드려요');
    expect(shown(false)).not.toContain('계좌를 다시');
  });
});

describe('the sum of a refund', () => {
  const shown = (refundYmdt: string | null, language: 'ko' | 'en') => {
    const refund = { refundYmdt, dueYmd: '2026-11-25', interestAmt: won(0), needsBankAccount: false };
    const claim = { ...claimOf('CANCEL_DONE'), refund };
    return [<ClaimRefund key="page" claim={claim} />, <ClaimCard key="card" claim={claim} />].map((part) =>
      renderOnServer(part, { facts: { language } }),
    );
  };

  it('is still to come until it is sent', () => {
    for (const html of shown(null, 'ko')) expect(html).toContain('환불 예정 금액');
    for (const html of shown(null, 'en')) expect(html).toContain('Expected refund');
    for (const html of shown('2026-11-24 10:00:00', 'ko')) expect(html).toContain('환불금액');
    for (const html of shown('2026-11-24 10:00:00', 'en')) expect(html).toContain('Refunded');
  });
});

describe('the button of a claim', () => {
  const say = (claimType: 'CANCEL' | 'RETURN' | 'EXCHANGE', over: Partial<ClaimEstimate> | null) =>
    renderOnServer(<SubmitText claimType={claimType} estimate={over === null ? null : { ...ESTIMATE, ...over }} />);

  it('promises a cancel only where the seller does not have to agree first', () => {
    expect(say('CANCEL', {})).toBe('9,000원 환불받고 취소하기');
    expect(say('CANCEL', { refundsImmediately: false })).toBe('9,000원 환불 · 취소 신청');
    expect(say('CANCEL', { refundsImmediately: false, refundPayAmt: won(0) })).toBe('취소 신청');
    expect(say('CANCEL', null)).toBe('취소하기');
    expect(say('RETURN', { refundsImmediately: false })).toBe('9,000원 환불 · 반품 신청');
    expect(say('EXCHANGE', { refundsImmediately: false })).toBe('교환 신청');
  });
});

describe('the parcel of an exchange', () => {
  const sent = { deliveryCompanyType: 'CJ', invoiceNo: '000011112222', shippedYmdt: '2026-11-21 09:30:00' };

  it('names its carrier, its number and how far it has come', () => {
    const html = renderOnServer(<SentAgain parcel={{ ...sent, deliveredYmdt: '2026-11-22 15:00:00' }} />);
    for (const word of ['CJ대한통운 000011112222', '2026.11.21 09:30', '2026.11.22 15:00'])
      expect(html).toContain(word);
    const onItsWay = renderOnServer(<SentAgain parcel={{ ...sent, invoiceNo: null, deliveredYmdt: null }} />);
    expect(onItsWay).toContain('송장번호 준비 중');
    expect(onItsWay).not.toContain('배송이 끝났어요');
  });
});
