import { simulatedClock, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBack, refuseOver, takeTurn } from './rate-limit.ts';
import { freshDatabase, type TestDatabase } from './testing/database/test-database.ts';

const limit = { name: 'test', turns: 5, windowMs: 60_000 };
let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
});
afterAll(() => test.drop());

describe('takeTurn', () => {
  it('gives as many turns as the limit, however many ask at once', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    const asked = Array.from({ length: testSizes.raceCallers }, () => takeTurn(parts, limit, 'race'));
    const got = (await Promise.allSettled(asked)).filter((answer) => answer.status === 'fulfilled');
    expect(got).toHaveLength(5);
  });

  it('never lets more than the limit pass in any stretch as long as the window', async () => {
    const clock = simulatedClock();
    const parts = { database: test.database, clock };
    const passed: number[] = [];
    for (let second = 0; second < 200; second += 7) {
      await takeTurn(parts, limit, 'stretch').then(
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

  it('tells after how many seconds the next turn is free, and keeps its word', async () => {
    const clock = simulatedClock();
    const parts = { database: test.database, clock };
    for (let turn = 0; turn < 5; turn += 1) await takeTurn(parts, limit, 'wait');
    clock.advance(20_500);
    await expect(takeTurn(parts, limit, 'wait')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: 40 },
    });
    await expect(refuseOver(parts, limit, 'wait')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    clock.advance(40_000);
    await takeTurn(parts, limit, 'wait');
  });

  it('keeps those who ask apart, and takes a turn back that was given back', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    for (let turn = 0; turn < 5; turn += 1) await takeTurn(parts, limit, 'one');
    await takeTurn(parts, limit, 'two');
    await giveBack(parts, limit, 'one');
    await takeTurn(parts, limit, 'one');
    await expect(takeTurn(parts, limit, 'one')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
