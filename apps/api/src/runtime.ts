import { getRandomValues } from 'node:crypto';
import { epochMs, type Clock, type Random } from '@dealstore/commerce-core/domain';

/**
 * The process's clock. With a starting instant it shows that instant now and runs on from there, so that a
 * demonstration can be held on any day. @param startsAt epoch milliseconds, null for the real time
 */
export function processClock(startsAt: number | null): Clock {
  const shift = startsAt === null ? 0 : startsAt - systemNow();
  return {
    now: () => epochMs(systemNow() + shift),
    setTimeout: (run, delayMs) => setTimeout(run, delayMs)[Symbol.toPrimitive](),
    clearTimeout: (timer) => {
      if (typeof timer === 'number') clearTimeout(timer);
    },
  };
}

// oxlint-disable-next-line no-restricted-properties -- the one place where the port meets the system
const systemNow = (): number => Date.now();

const HIGH_BITS = 2 ** 21;
const LOW_BITS = 2 ** 32;

/** Chance that cannot be guessed: 53 bits of the system's source each time. */
export const systemRandom: Random = {
  next() {
    const [high = 0, low = 0] = getRandomValues(new Uint32Array(2));
    return ((high % HIGH_BITS) * LOW_BITS + low) / (HIGH_BITS * LOW_BITS);
  },
};
