import { describe, expect, it } from 'vitest';
import type { Random } from '../../platform/random.port.ts';

/** What every Random does. */
export function randomSuite(create: () => Random): void {
  describe('Random', () => {
    it('draws numbers in [0, 1), hardly ever the same twice', () => {
      const random = create();
      const drawn = Array.from({ length: 1_000 }, () => random.next());
      expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
      expect(new Set(drawn).size).toBeGreaterThan(990);
    });
  });
}
