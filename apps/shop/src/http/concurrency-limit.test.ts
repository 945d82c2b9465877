import { describe, expect, it } from 'vitest';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';

/** Starts requests until no more are admitted; tells how many, and how to start another and end the first. */
function fill(limit: ConcurrencyLimit, isPayment = false) {
  const ends: (() => void)[] = [];
  const start = () => {
    const held = Promise.withResolvers<void>();
    ends.push(held.resolve);
    void limit.run(() => held.promise);
  };
  while (limit.admits(isPayment)) start();
  return {
    count: ends.length,
    start,
    end: async () => {
      ends.shift()?.();
      await Promise.resolve().then(() => Promise.resolve());
    },
  };
}

describe('the concurrency limit', () => {
  /** The limit once a busy shop has sent a response every so many ms. */
  async function limitAt(msPerResponse: number): Promise<number> {
    let now = 0;
    const limit = createConcurrencyLimit(() => now);
    const { start, end } = fill(limit);
    for (let response = 0; response < 1_000; response += 1) {
      now += msPerResponse;
      start();
      await end();
    }
    let inFlight = 105;
    for (; limit.admits(false); inFlight += 1) start();
    for (; !limit.admits(false); inFlight -= 1) await end();
    return inFlight + 1;
  }

  it('admits one burst to an idle shop, and no more', () => {
    expect(fill(createConcurrencyLimit(() => 0)).count).toBe(105);
  });

  it.each([
    [2.5, 140],
    [5, 70],
    [7, 50],
  ])('is the number of requests answered within 350 ms, at %f ms a response', async (msPerResponse, expected) => {
    expect(await limitAt(msPerResponse)).toBe(expected);
  });

  it.each([
    [100, 32],
    [0.5, 200],
  ])('stays within its bounds, at %f ms a response', async (msPerResponse, expected) => {
    expect(await limitAt(msPerResponse)).toBe(expected);
  });

  it('is as at first again once a slow shop has answered everything', async () => {
    let now = 0;
    const limit = createConcurrencyLimit(() => now);
    const { count, start, end } = fill(limit);
    for (let response = 0; response < 100; response += 1) {
      now += 100;
      start();
      await end();
    }
    expect(limit.admits(false)).toBe(false);
    for (let left = count; left > 0; left -= 1) await end();
    expect(fill(limit).count).toBe(105);
  });

  it('sheds payments last', () => {
    const limit = createConcurrencyLimit(() => 0);
    expect(fill(limit).count).toBe(105);
    expect(fill(limit, true).count).toBe(105);
    expect(limit.admits(true)).toBe(false);
  });

  it('takes no throughput from an idle shop', async () => {
    let now = 0;
    const limit = createConcurrencyLimit(() => now);
    for (let response = 0; response < 400; response += 1) {
      now += 1_000;
      await limit.run(async () => undefined);
    }
    expect(fill(limit).count).toBe(105);
  });

  it('counts a failed request as ended', async () => {
    const limit = createConcurrencyLimit(() => 0);
    for (let request = 0; request < 300; request += 1) {
      await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    expect(fill(limit).count).toBe(105);
  });
});
