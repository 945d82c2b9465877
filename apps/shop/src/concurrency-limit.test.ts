import { describe, expect, it } from 'vitest';
import { createCrowd, type Crowd } from './concurrency-limit.ts';

/** Fills a crowd until nobody more is let in; answers how many are inside, and how to let the first of them go. */
function fill(crowd: Crowd, isPaying = false) {
  const ends: (() => void)[] = [];
  const enter = () => {
    const held = Promise.withResolvers<void>();
    ends.push(held.resolve);
    void crowd.inside(() => held.promise);
  };
  while (crowd.hasRoom(isPaying)) enter();
  return {
    count: ends.length,
    enter,
    leave: async () => {
      ends.shift()?.();
      await Promise.resolve().then(() => Promise.resolve());
    },
  };
}

describe('a crowd', () => {
  /** How many are let in once a busy shop has answered one every so many ms. */
  async function roomAt(msAnAnswer: number): Promise<number> {
    let now = 0;
    const crowd = createCrowd(() => now);
    const { enter, leave } = fill(crowd);
    for (let answer = 0; answer < 1_000; answer += 1) {
      now += msAnAnswer;
      enter();
      await leave();
    }
    let inside = 105;
    for (; crowd.hasRoom(false); inside += 1) enter();
    for (; !crowd.hasRoom(false); inside -= 1) await leave();
    return inside + 1;
  }

  it('is let into an idle shop as one burst, and no further', () => {
    expect(fill(createCrowd(() => 0)).count).toBe(105);
  });

  it.each([
    [2.5, 140],
    [5, 70],
    [7, 50],
  ])('is as large as can be answered within 350 ms, at %f ms an answer', async (msAnAnswer, room) => {
    expect(await roomAt(msAnAnswer)).toBe(room);
  });

  it.each([
    [100, 32],
    [0.5, 200],
  ])('has its bounds, at %f ms an answer', async (msAnAnswer, room) => {
    expect(await roomAt(msAnAnswer)).toBe(room);
  });

  it('is let in again as at first once a shop that was slow has answered all', async () => {
    let now = 0;
    const crowd = createCrowd(() => now);
    const { count, enter, leave } = fill(crowd);
    for (let answer = 0; answer < 100; answer += 1) {
      now += 100;
      enter();
      await leave();
    }
    expect(crowd.hasRoom(false)).toBe(false);
    for (let left = count; left > 0; left -= 1) await leave();
    expect(fill(crowd).count).toBe(105);
  });

  it('sends payers away last', () => {
    const crowd = createCrowd(() => 0);
    expect(fill(crowd).count).toBe(105);
    expect(fill(crowd, true).count).toBe(105);
    expect(crowd.hasRoom(true)).toBe(false);
  });

  it('learns nothing from a shop that has nothing to do', async () => {
    let now = 0;
    const crowd = createCrowd(() => now);
    for (let answer = 0; answer < 400; answer += 1) {
      now += 1_000;
      await crowd.inside(async () => undefined);
    }
    expect(fill(crowd).count).toBe(105);
  });

  it('counts out whose work fails', async () => {
    const crowd = createCrowd(() => 0);
    for (let turn = 0; turn < 300; turn += 1) {
      await expect(crowd.inside(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    expect(fill(crowd).count).toBe(105);
  });
});
