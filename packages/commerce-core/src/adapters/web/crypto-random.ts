import type { Random } from '../../platform/random.port.ts';

/** Unguessable chance from the platform's crypto, with 53 bits a number. */
export function cryptoRandom(): Random {
  return {
    next: () => {
      const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
      return ((high >>> 5) * 0x4000000 + (low >>> 6)) / 0x20000000000000;
    },
  };
}
