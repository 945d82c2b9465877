import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { createEventQueue } from './event-queue.ts';

describe('an event queue', () => {
  it('passes events on at once when it is open', () => {
    const handled: number[] = [];
    const queue = createEventQueue<number>();
    queue.push(1);
    queue.open((event) => void handled.push(event));
    queue.push(2);
    expect(handled).toEqual([1, 2]);
  });

  it('goes on after an event whose listener throws', async () => {
    const handled: number[] = [];
    const queue = createEventQueue<number>();
    queue.open((event) => {
      if (event === 1) throw new Error('sync');
      if (event === 2) return Promise.reject(new Error('async'));
      handled.push(event);
      return undefined;
    });
    for (const event of [1, 2, 3]) queue.push(event);
    await Promise.resolve();
    await new Promise((resolve) => void setTimeout(resolve));
    expect(handled).toEqual([3]);
  });

  it.prop(
    [
      fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 20 }),
      fc.integer({ min: 0, max: 8_000 }),
      fc.integer({ min: 0, max: 4_000 }),
    ],
    { numRuns: 50 },
  )('passes all events on in order, however late its listener is', async (delays, openAt, needs) => {
    const clock = simulatedClock();
    const handled: number[] = [];
    const queue = createEventQueue<number>();
    let at = 0;
    for (const [index, delay] of delays.entries()) clock.setTimeout(() => queue.push(index), (at += delay));
    let isReady = false;
    clock.setTimeout(
      () =>
        queue.open((event) => {
          if (isReady) return void handled.push(event);
          return new Promise<void>((resolve) => {
            clock.setTimeout(() => {
              isReady = true;
              handled.push(event);
              resolve();
            }, needs);
          });
        }),
      openAt,
    );
    for (let step = 0; step < 3; step += 1) {
      clock.advance(30_000);
      await new Promise((resolve) => void setTimeout(resolve));
    }
    expect(handled).toEqual(delays.map((_, index) => index));
  });
});
