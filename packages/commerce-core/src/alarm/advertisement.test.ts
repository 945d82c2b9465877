import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { AppConsentType } from '../account/app-consent.ts';
import { kst } from '../value/calendar.ts';
import { after, DAY_MS, epochMs, SECOND_MS } from '../value/time.ts';
import {
  advertisementWords,
  consentRemindersDue,
  decideSending,
  isAdvertisingNight,
  nextAdvertisingStart,
} from './advertisement.ts';

const agreed = (...types: readonly AppConsentType[]) => new Set(types);
const AD = { advertisement: true };

describe('advertising at night', () => {
  it.each([
    ['20:59:59', 'SEND'],
    ['21:00:00', 'WAIT'],
    ['00:00:00', 'WAIT'],
    ['07:59:59', 'WAIT'],
    ['08:00:00', 'SEND'],
  ] as const)('at %s ends with %s, without the consent of the night', (time, decision) => {
    const now = kst(`2026-11-20 ${time}`);
    expect(decideSending(AD, agreed('APP_BENEFIT'), now)).toBe(decision);
    expect(decideSending(AD, agreed('APP_BENEFIT', 'APP_NIGHT'), now)).toBe('SEND');
    expect(decideSending(AD, agreed('APP_INFO', 'APP_NIGHT'), now)).toBe('WITHHOLD');
    expect(decideSending({ advertisement: false }, agreed(), now)).toBe('SEND');
  });

  it('is 11 of the 24 hours of a Korean day, second by second', () => {
    const midnight = kst('2026-11-20 00:00:00');
    const seconds = Array.from({ length: DAY_MS / SECOND_MS }, (_, second) => after(midnight, second * SECOND_MS));
    expect(seconds.filter(isAdvertisingNight)).toHaveLength(11 * 3_600);
  });

  it.prop([fc.integer({ min: 0, max: 4_000_000_000_000 })])('is over by the next eight o’clock', (at) => {
    const now = epochMs(at);
    const morning = nextAdvertisingStart(now);
    expect(morning).toBeGreaterThan(now);
    expect(morning - now).toBeLessThanOrEqual(DAY_MS);
    expect(isAdvertisingNight(morning)).toBe(false);
    expect(isAdvertisingNight(after(morning, -1))).toBe(true);
  });
});

describe('the reminder of a consent', () => {
  it.each([
    ['2024-11-20 12:00:00', '2026-11-20 11:59:59', 0],
    ['2024-11-20 12:00:00', '2026-11-20 12:00:00', 1],
    ['2024-11-20 12:00:00', '2028-11-20 12:00:00', 2],
    ['2024-02-29 00:00:00', '2026-02-27 23:59:59', 0],
    ['2024-02-29 00:00:00', '2026-02-28 00:00:00', 1],
  ])('of %s was due at %s %i times', (agreedAt, now, times) => {
    expect(consentRemindersDue(kst(agreedAt), kst(now))).toBe(times);
  });
});

describe('advertising', () => {
  it.prop([fc.string(), fc.string()])('begins with its mark, and ends in how to refuse it', (title, content) => {
    const words = { title, titleEn: title, content, contentEn: content, landingUrl: '/' };
    const advertiser = { name: '딜스토어', nameEn: 'Dealstore', phone: '1500-0000' };
    const marked = advertisementWords(words, advertiser, 'https://shop.example/refuse/abc');
    expect(marked.alarmType).toBe('ADVERTISEMENT');
    expect(marked.title.startsWith('(광고) ')).toBe(true);
    expect(marked.titleEn.startsWith('(광고) ')).toBe(true);
    expect(marked.content).toMatch(/딜스토어 1500-0000 · 무료 수신거부: https:\/\/shop\.example\/refuse\/abc$/);
    expect(marked.contentEn).toMatch(
      /Dealstore 1500-0000 · Opt out free of charge: https:\/\/shop\.example\/refuse\/abc$/,
    );
  });
});
