import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CLAIM_STEPS } from '../claim/claim-steps.ts';
import { kst } from '../value/calendar.ts';
import { epochMs } from '../value/time.ts';
import { won } from '../value/won.ts';
import { ALARM_KEPT_MS, alarmKind, alarmsKeptFrom } from './alarm.ts';
import { type AlarmEvent, type AlarmGoods, alarmWords, claimAlarm } from './alarm-event.ts';
import { giftAlarms, type GiftChange } from './gift-alarm.ts';

const NOON = epochMs(1_795_402_800_000);

const count = fc.integer({ min: 0, max: 1_000_000 });
const goods: fc.Arbitrary<AlarmGoods> = fc.record({
  orderNo: fc.constant('2026112312345678'),
  orderOptionNo: count,
  productNo: count,
  optionNo: count,
  productName: fc.constant('사과'),
  productNameEn: fc.constant('Apples'),
  otherCnt: fc.integer({ min: 0, max: 99 }),
});
const amount = count.map(won);
const PEOPLE = { giftId: 7, senderName: 'Hong', receiverName: 'Kim' };
const CHANGES: readonly GiftChange[] = [
  'WAITING_PAY',
  'WAITING_ADDRESS',
  'CONFIRMED',
  'DELIVERING',
  'COMPLETED',
  'CANCELED_BY_SENDER',
  'REFUSED',
  'EXPIRED',
  'RESENT',
  'REMINDED',
  'CLAIM_ASKED',
  'CLAIM_APPROVED',
  'CLAIM_REJECTED',
  'CLAIM_DONE',
];
const event: fc.Arbitrary<AlarmEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'ORDER_PAID',
      'DEPOSIT_RECEIVED',
      'DELIVERY_STARTED',
      'DELIVERY_DONE',
      'LATE_DEPOSIT',
      'REFUND_ACCOUNT_REFUSED',
      'LATE_PAYMENT_REFUNDED',
    ),
    goods,
  }),
  fc.record({
    type: fc.constantFrom(
      'CLAIM_APPROVED',
      'CLAIM_REJECTED',
      'CLAIM_REFUNDED',
      'EXCHANGE_DONE',
      'CLAIM_ACCOUNT_REFUSED',
    ),
    claimNo: count,
    claimType: fc.constantFrom('CANCEL', 'RETURN', 'EXCHANGE'),
    refundMainPayAmt: amount,
    refundSubPayAmt: amount,
  }),
  fc.record({ type: fc.constant('GRADE_COUPONS' as const), couponCnt: count }),
  fc.constantFrom(...CHANGES.flatMap((change) => giftAlarms(change, PEOPLE))),
  fc.record({
    type: fc.constant('POINTS_EXPIRING' as const),
    amount,
    lastDay: fc.constant(kst('2026-11-30 23:59:59')),
  }),
);

describe('an alarm', () => {
  it.prop([event])('is written in both languages and leads to a path of the shop', (happened) => {
    const { title, titleEn, content, contentEn, landingUrl, alarmType } = alarmWords(happened);
    for (const korean of [title, content]) expect(korean).toMatch(/[가-힣]/);
    for (const english of [titleEn, contentEn]) expect(english).toMatch(/^[\x20-\x7e₩’]+$/);
    for (const text of [title, titleEn, content, contentEn]) expect(text).not.toMatch(/undefined|NaN|null/);
    expect(landingUrl).toMatch(/^\/[a-zA-Z0-9/]+(\?giftId=\d+)?$/);
    expect(['ORDER', 'BENEFIT', 'GIFT']).toContain(alarmKind(alarmType));
  });

  it('names the option that is back, but not adult goods', () => {
    const named = { type: 'RESTOCKED', productNo: 7, name: '사과 3kg', nameEn: 'Apples 3 kg' } as const;
    expect(alarmWords(named)).toMatchObject({
      alarmType: 'RESTOCK',
      content: '사과 3kg, 지금 주문할 수 있어요.',
      contentEn: 'You can order it now: Apples 3 kg.',
      landingUrl: '/product/7',
    });
    const { content, contentEn } = alarmWords({ ...named, name: null, nameEn: null });
    expect([content, contentEn]).toEqual([
      '알림을 신청하신 옵션, 지금 주문할 수 있어요.',
      'You can order it now: the option you asked about.',
    ]);
  });

  it('names the first of several goods and counts the others', () => {
    const bought = { ...fc.sample(goods, 1)[0], otherCnt: 2 } as AlarmGoods;
    const { content, contentEn } = alarmWords({ type: 'DELIVERY_STARTED', goods: bought });
    expect([content, contentEn]).toEqual(['사과 외 2건 상품을 보냈어요.', 'Apples and 2 more have shipped.']);
    const one = alarmWords({ type: 'DELIVERY_STARTED', goods: { ...bought, otherCnt: 0 } });
    expect(one.contentEn).toBe('Apples has shipped.');
  });

  it.each([
    [12_000, 1_000, '돌려드린 금액: 12,000원 + 1,000P', '₩12,000 + 1,000P refunded'],
    [12_000, 0, '돌려드린 금액: 12,000원', '₩12,000 refunded'],
    [0, 1_000, '돌려드린 금액: 1,000P', '1,000P refunded'],
    [0, 0, '돌려드릴 금액이 없었어요.', 'There was nothing to refund.'],
  ])('names a refund of %i won and %i points', (main, points, ko, en) => {
    const { content, contentEn } = alarmWords({
      type: 'CLAIM_REFUNDED',
      claimNo: 1,
      claimType: 'RETURN',
      refundMainPayAmt: won(main),
      refundSubPayAmt: won(points),
    });
    expect([content, contentEn]).toEqual([ko, en]);
  });

  it('follows every step of a claim that the seller or the shop takes, but the receipt of goods', () => {
    for (const { event: step, to, by } of CLAIM_STEPS) {
      for (const mover of by) {
        const hasAlarm = mover !== 'BUYER' && step !== 'receive';
        expect([step, to, mover, claimAlarm(to, mover) !== null]).toEqual([step, to, mover, hasAlarm]);
      }
    }
    expect(claimAlarm('CANCEL_PROC_REQUEST_REFUND', 'BUYER')).toBeNull();
  });

  it('tells each side of a gift about the other and the shop, never the goods or the full name of the sender', () => {
    const changesFor = (side: 'SEND' | 'RECEIVE') =>
      CHANGES.filter((change) => giftAlarms(change, PEOPLE).some((alarm) => alarm.side === side));
    expect(changesFor('SEND')).toEqual([
      'WAITING_ADDRESS',
      'CONFIRMED',
      'DELIVERING',
      'COMPLETED',
      'REFUSED',
      'EXPIRED',
      'REMINDED',
      'CLAIM_ASKED',
    ]);
    expect(changesFor('RECEIVE')).toEqual([
      'WAITING_ADDRESS',
      'DELIVERING',
      'COMPLETED',
      'CANCELED_BY_SENDER',
      'EXPIRED',
      'RESENT',
      'REMINDED',
      'CLAIM_APPROVED',
      'CLAIM_REJECTED',
      'CLAIM_DONE',
    ]);
    const [sent, received] = giftAlarms('EXPIRED', { giftId: 7, senderName: '홍길동', receiverName: '김받음' }).map(
      alarmWords,
    );
    expect(sent).toMatchObject({ alarmType: 'GIFT', landingUrl: '/myPage/gift/sendGift/detail?giftId=7' });
    expect(sent?.content).toContain('김받음님');
    expect(received).toMatchObject({ alarmType: 'GIFT', landingUrl: '/myPage/gift/receiveGift/detail?giftId=7' });
    expect(received?.content).toContain('홍*동님');
    expect(JSON.stringify(received)).not.toContain('홍길동');
  });

  it('is kept for 30 days', () => {
    expect(NOON - alarmsKeptFrom(NOON)).toBe(30 * 24 * 60 * 60 * 1000);
    expect(ALARM_KEPT_MS).toBe(30 * 24 * 60 * 60 * 1000);
  });
});
