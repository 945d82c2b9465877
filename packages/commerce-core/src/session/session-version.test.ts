import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { DAY_MS, epochMs } from '../value/time.ts';
import { readSessionVersion, refreshWaitMs, REFRESH_PLAN_LIMIT_MS, writeSessionVersion } from './session-version.ts';

const instant = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(epochMs);
const version = fc.record({
  login: fc.stringMatching(/^[0-9A-Za-z]{1,40}$/),
  generation: fc.nat(),
  issuedAt: instant,
  expiresAt: instant,
});
const HOUR = 3_600_000;
const start = epochMs(1_795_143_600_000);
const hour = { login: 'a', generation: 1, issuedAt: start, expiresAt: epochMs(start + HOUR) };

describe('SessionVersion', () => {
  it.prop([version])('is read back as it was written, and needs no escaping in a cookie', (written) => {
    const text = writeSessionVersion(written);
    expect(readSessionVersion(text)).toEqual(written);
    expect(encodeURIComponent(text)).toBe(text);
  });

  it.prop([fc.string()])('is null for any other text', (text) => {
    const read = readSessionVersion(text);
    expect(read === null || writeSessionVersion(read).length > 0).toBe(true);
  });

  it.each(['', 'g1', 'a.1.2', 'a.1.2.3.4', 'a b.1.2.3', 'a.1.2.-3', null, undefined])('is null for %j', (text) => {
    expect(readSessionVersion(text)).toBe(null);
  });
});

describe('the delay until a refresh', () => {
  it('ends when less than a fifth of the life is left, not before [CALL-19]', () => {
    expect(refreshWaitMs(hour, start)).toBe(0.8 * HOUR);
    expect(refreshWaitMs(hour, epochMs(start + 0.8 * HOUR - 1))).toBe(1);
    expect(refreshWaitMs(hour, epochMs(start + 0.8 * HOUR))).toBe(0);
    expect(refreshWaitMs(hour, epochMs(start + 2 * HOUR))).toBe(0);
  });

  it("counts from when the page saw the token, not from the server's clock", () => {
    const now = epochMs(start + 400 * DAY_MS);
    expect(refreshWaitMs(hour, now)).toBe(0);
    expect(refreshWaitMs(hour, now, now)).toBe(0.8 * HOUR);
  });

  it.prop([version, instant])('is within the range of a timer', (any, now) => {
    const wait = refreshWaitMs(any, now);
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThanOrEqual(REFRESH_PLAN_LIMIT_MS);
  });
});
