/** A seeded source of chance: the same seed always tells the same story. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  is(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Picks by weight; the weights need not sum to 1. */
  weighted<T>(from: readonly (readonly [item: T, weight: number])[]): T;
  /** `count` different items, in a new order. */
  sample<T>(from: readonly T[], count: number): readonly T[];
  /** A normally distributed number, mean 0 and deviation 1. */
  normal(): number;
}

/** The seed of the demo shop. Assumed. */
export const DEMO_SEED = 20261120;

/** Creates a source of chance (mulberry32) from a 32-bit seed. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[]): T => {
    const item = from[Math.floor(next() * from.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    next,
    pick,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    is: (probability) => next() < probability,
    weighted: (from) => {
      let rest = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of from) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(from)[0];
    },
    sample: (from, count) => {
      const left = [...from];
      const taken = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(next() * left.length), 1));
      return taken;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
