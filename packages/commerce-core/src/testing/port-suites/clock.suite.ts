import { describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/clock.port.ts';

/** What every Clock does. @param create a clock with a way to let it run for some milliseconds */
export function clockSuite(create: () => { readonly clock: Clock; readonly run: (durationMs: number) => void }): void {
  describe('Clock', () => {
    it('answers whole milliseconds that never go back', () => {
      const { clock, run } = create();
      const before = clock.now();
      run(5);
      expect(Number.isSafeInteger(before)).toBe(true);
      expect(clock.now()).toBeGreaterThanOrEqual(before);
    });

    it('rings a timer once, not before its time', () => {
      const { clock, run } = create();
      let rung = 0;
      clock.setTimeout(() => {
        rung += 1;
      }, 100);
      run(99);
      expect(rung).toBe(0);
      run(500);
      expect(rung).toBe(1);
    });

    it('rings no timer that was cleared, and takes any stranger for a cleared one', () => {
      const { clock, run } = create();
      let rung = 0;
      const timer = clock.setTimeout(() => {
        rung += 1;
      }, 10);
      clock.clearTimeout(timer);
      clock.clearTimeout(undefined);
      run(100);
      expect(rung).toBe(0);
    });
  });
}
