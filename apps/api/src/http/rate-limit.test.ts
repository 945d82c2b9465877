import { simulatedClock, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundHit, assertNotLimited, consume } from './rate-limit.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

const limit = { name: 'test', max: 5, windowMs: 60_000 };
let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
});
afterAll(() => test.drop());

describe('consume', () => {
  it('counts as many hits as the limit, however many callers come at once', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    const attempts = Array.from({ length: testSizes.raceCallers }, () => consume(parts, limit, 'race'));
    const got = (await Promise.allSettled(attempts)).filter((answer) => answer.status === 'fulfilled');
    expect(got).toHaveLength(5);
  });

  it('never allows more than the limit in any stretch as long as the window', async () => {
    const clock = simulatedClock();
    const parts = { database: test.database, clock };
    const passed: number[] = [];
    for (let second = 0; second < 200; second += 7) {
      await consume(parts, limit, 'stretch').then(
        () => passed.push(second),
        () => undefined,
      );
      clock.advance(7_000);
    }
    for (const start of passed) {
      expect(passed.filter((second) => second >= start && second < start + 60).length).toBeLessThanOrEqual(5);
    }
    expect(passed.length).toBeGreaterThan(10);
  });

  it('says after how many seconds the next hit is allowed, and allows it then', async () => {
    const clock = simulatedClock();
    const parts = { database: test.database, clock };
    for (let hit = 0; hit < 5; hit += 1) await consume(parts, limit, 'wait');
    clock.advance(20_500);
    await expect(consume(parts, limit, 'wait')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: 40 },
    });
    await expect(assertNotLimited(parts, limit, 'wait')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    clock.advance(40_000);
    // Neither what is over nor what was refused counts.
    for (let hit = 0; hit < 5; hit += 1) await consume(parts, limit, 'wait');
    await expect(consume(parts, limit, 'wait')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('counts callers apart, and allows a hit again that was refunded', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    for (let hit = 0; hit < 5; hit += 1) await consume(parts, limit, 'one');
    await consume(parts, limit, 'two');
    await refundHit(parts, limit, 'one');
    await consume(parts, limit, 'one');
    await expect(consume(parts, limit, 'one')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
