/** A repeatable source of chance. */
export interface SeededRandom {
  /** The next number in [0, 1). */
  next(): number;
}

/**
 * Numbers in [0, 1) that are the same for the same seed (mulberry32); never for secrets.
 * @param seed any whole number; its low 32 bits count
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
}
