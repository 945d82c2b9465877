import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { kst } from '../value/calendar.ts';
import { after, SECOND_MS } from '../value/time.ts';
import { EVENT_REFUSALS, eventRefusal, type EventTerms, readEventRefusal, refusalOfCoupon } from './event.ts';

const WINDOW = { startAt: kst('2026-11-20 00:00:00'), endAt: kst('2026-11-30 00:00:00') };
const OPEN: EventTerms = { eventType: 'JOIN', window: WINDOW, telecomOnly: false, isFull: false };
const CUSTOMER = { isTelecomCustomer: true, joined: false };
const now = kst('2026-11-25 12:00:00');

describe('eventRefusal', () => {
  it.each([
    ['nothing speaks against it', OPEN, now, CUSTOMER, null],
    ['its first second has come', OPEN, WINDOW.startAt, CUSTOMER, null],
    ['it begins in a second', OPEN, after(WINDOW.startAt, -SECOND_MS), CUSTOMER, 'EV02'],
    ['it runs for a second more', OPEN, after(WINDOW.endAt, -SECOND_MS), CUSTOMER, null],
    ['it is over', OPEN, WINDOW.endAt, CUSTOMER, 'EV03'],
    ['one has joined', OPEN, now, { ...CUSTOMER, joined: true }, 'EV04'],
    ['one has joined and it is over', OPEN, WINDOW.endAt, { ...CUSTOMER, joined: true }, 'EV04'],
    [
      'it is for telecom customers',
      { ...OPEN, telecomOnly: true },
      now,
      { ...CUSTOMER, isTelecomCustomer: false },
      'EV05',
    ],
    ['it is for telecom customers, and nobody is known', { ...OPEN, telecomOnly: true }, now, null, null],
    ['all places are taken', { ...OPEN, isFull: true }, now, CUSTOMER, 'EV06'],
    ['there is nothing to join', { ...OPEN, eventType: 'NOTICE' }, now, CUSTOMER, 'EV07'],
    ['one was here today', { ...OPEN, eventType: 'ATTENDANCE' }, now, { ...CUSTOMER, joined: true }, 'EV08'],
  ] as const)('when %s', (_when, terms, at, visitor, code) => {
    expect(eventRefusal(terms, at, visitor)).toBe(code);
  });

  it.prop([fc.boolean(), fc.boolean(), fc.boolean(), fc.integer({ min: -20, max: 20 })])(
    'never refuses to a telecom customer what it lets anybody else have',
    (telecomOnly, isFull, joined, days) => {
      const at = after(now, days * 86_400_000);
      const terms = { ...OPEN, telecomOnly, isFull };
      if (eventRefusal(terms, at, { isTelecomCustomer: false, joined }) !== null) return;
      expect(eventRefusal(terms, at, { isTelecomCustomer: true, joined })).toBeNull();
    },
  );
});

describe('refusals of an event', () => {
  it('are EV02 to EV12, the last four of them the coupon’s', () => {
    expect(EVENT_REFUSALS).toEqual(Array.from({ length: 11 }, (_, n) => `EV${String(n + 2).padStart(2, '0')}`));
    const ofCoupon = ['COUPON_EXHAUSTED', 'STATE_CONFLICT', 'COUPON_UNUSABLE', 'NOT_FOUND'].map(refusalOfCoupon);
    expect(ofCoupon).toEqual(['EV09', 'EV10', 'EV11', 'EV12']);
    expect(refusalOfCoupon('BUSY')).toBeNull();
  });

  it('are read from codes, and nothing else is', () => {
    expect([readEventRefusal('EV02'), readEventRefusal('EV13'), readEventRefusal('BUSY')]).toEqual([
      'EV02',
      null,
      null,
    ]);
  });
});
