import type { ClaimDraft, ClaimType, NoticedDays } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { ReasonSection } from './reason-section.tsx';

const REASON = { claimReasonType: 'CHANGE_MIND', responsibleObjectType: 'BUYER', needsPhoto: false } as const;

/** One line that came on 20 November 2026. */
function show(claimType: ClaimType, noticedDays: NoticedDays | null = null): string {
  const reasons = [{ ...REASON, refundsImmediately: false, untilYmdt: '2026-11-28 00:00:00', noticedDays }];
  const line = { orderOptionNo: 1, claimableCnt: 1, choices: [{ claimType, needsReturn: true, reasons }] };
  const form = { ...REASON, claimedProductOptions: [{ orderOptionNo: 1, productCnt: 1 }], claimReasonDetail: '' };
  const draft = { claimType, claimable: { lines: [line] }, form } as unknown as ClaimDraft;
  return renderOnServer(<ReasonSection draft={draft} problemOf={() => null} onChange={() => undefined} />);
}

describe('the reason of a claim', () => {
  it('names the last day, not the first that is too late', () => {
    expect(show('RETURN')).toContain('2026.11.27 밤 12시까지');
  });

  it('takes the fee of a return on the buyer’s side, and none of an exchange', () => {
    expect(show('RETURN')).toContain('반품 배송비를 환불금액에서 빼요');
    expect(show('EXCHANGE')).toContain('교환에는 배송비를 받지 않아요');
    expect(show('EXCHANGE')).not.toContain('빼요');
  });

  it('asks when the fault was noticed where the shop has to know, up to today [GAP-17]', () => {
    const asking = show('RETURN', { fromYmd: '2026-11-10', toYmd: '2026-12-01' });
    expect(asking).toContain('문제를 알게 된 날');
    expect(asking).toMatch(/<input[^>]*type="date"[^>]*max="2026-12-01"/);
    expect(show('RETURN')).not.toContain('type="date"');
  });
});
