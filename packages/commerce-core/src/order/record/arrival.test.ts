import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../../testing/arbitraries.ts';
import { formatYmdt, kst, kstDate, kstDaysBetween, startOfKstDay } from '../../value/calendar.ts';
import { kstWeekday, after } from '../../value/time.ts';
import { arrivalDay, DEFAULT_DISPATCH, promisedArrival } from '../../product/promised-arrival.ts';
import { arrivalWait, expectedArrival, type Shipment } from './arrival.ts';
import { STOCK_HOLD_MS } from './stock-hold.ts';

const CUTOFF = DEFAULT_DISPATCH.departureCutoff;
const days = fc.integer({ min: 1, max: 10 });

describe('arrivalDay', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-20', 2, '2026-11-23'],
    ['2026-11-23', 3, '2026-11-26'],
    ['2026-11-27', 3, '2026-12-01'],
  ])('of goods that left on %s after %i days is %s', (departed, deliveryDays, day) => {
    expect(kstDate(arrivalDay(kst(`${departed} 18:00:00`), deliveryDays))).toBe(day);
  });

  it.prop([instant(), days])(
    'is no Sunday, and further away by each day the carrier takes',
    (departed, deliveryDays) => {
      const day = arrivalDay(departed, deliveryDays);
      expect(formatYmdt(day)).toMatch(/ 00:00:00$/);
      expect(kstWeekday(day)).not.toBe(0);
      expect(kstDaysBetween(departed, day)).toBeGreaterThanOrEqual(deliveryDays);
      expect(arrivalDay(departed, deliveryDays + 1)).toBeGreaterThan(day);
    },
  );
});

describe('arrivalWait', () => {
  it.each([
    [true, true, null],
    [true, false, 'ADDRESS'],
    [false, true, 'PAYMENT'],
    [false, false, 'PAYMENT'],
  ] as const)('of goods that are paid (%s) with an address (%s) is %s', (isPaid, hasAddress, wait) => {
    expect(arrivalWait({ isPaid, hasAddress })).toBe(wait);
  });
});

describe('expectedArrival', () => {
  const shipment = (over: Partial<Shipment>): Shipment => ({
    departureCutoff: CUTOFF,
    deliveryDays: 1,
    orderStatusType: 'PAY_DONE',
    orderedAt: kst('2026-11-20 10:00:00'),
    paidAt: kst('2026-11-20 10:00:00'),
    shippedAt: null,
    hasAddress: true,
    ...over,
  });
  const shipped = { orderStatusType: 'DELIVERY_ING', shippedAt: kst('2026-11-24 19:00:00') } as const;
  it.each([
    ['is promised by the time of payment', {}, '2026-11-20 18:00:00', '2026-11-21'],
    ['moves on when the day of departure has gone by', {}, '2026-11-23 15:00:00', '2026-11-25'],
    ['counts from the departure once it has left', shipped, '2026-11-25 08:00:00', '2026-11-25'],
    ['is not said of a day that has passed', shipped, '2026-11-26 00:00:00', null],
    ['is not said before payment', { paidAt: null, orderStatusType: 'PAY_WAIT' }, '2026-11-20 10:00:00', null],
    ['is not said before a gift has an address', { hasAddress: false }, '2026-11-20 10:00:00', null],
    ['is not said of what has come', { orderStatusType: 'DELIVERY_DONE' }, '2026-11-20 18:00:00', null],
    ['is not shown for goods that are not sent', { deliveryDays: 0 }, '2026-11-20 18:00:00', null],
    ['is not said of what was canceled', { orderStatusType: 'CANCEL_DONE' }, '2026-11-20 18:00:00', null],
  ] as const)('%s', (_what, over, now, day) => {
    const expected = expectedArrival(shipment(over), kst(now));
    expect(expected === null ? null : kstDate(expected)).toBe(day);
  });

  const hours = fc.integer({ min: 0, max: 23 });
  it.prop([instant(), fc.nat(STOCK_HOLD_MS), days, hours])(
    'is never later than promised before paying, however long the payment takes',
    (orderedAt, tookMs, deliveryDays, hour) => {
      const dispatch = { departureCutoff: `${String(hour).padStart(2, '0')}:00`, deliveryDays };
      const paidAt = after(orderedAt, tookMs);
      const expected = expectedArrival(shipment({ ...dispatch, orderedAt, paidAt }), paidAt);
      expect(expected).toBe(promisedArrival(dispatch, orderedAt));
    },
  );

  it('counts from the deposit when that comes days after the order', () => {
    const deposited = kst('2026-11-23 10:00:00');
    expect(expectedArrival(shipment({ paidAt: deposited }), deposited)).toBe(
      promisedArrival({ departureCutoff: CUTOFF, deliveryDays: 1 }, deposited),
    );
  });

  it.prop([instant(), instant(), days])('never lies in the past', (paidAt, now, deliveryDays) => {
    const expected = expectedArrival(shipment({ paidAt, deliveryDays }), now);
    expect(expected ?? now).toBeGreaterThanOrEqual(startOfKstDay(now));
  });
});
