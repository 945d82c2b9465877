import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../platform/storage.port.ts';
import { type SimulatedClock, simulatedClock } from '../simulated-clock.ts';

/** What every KeyValueStore does. @param create an empty store that ages by this clock */
export function keyValueStoreSuite(create: (clock: SimulatedClock) => KeyValueStore): void {
  describe('KeyValueStore', () => {
    it('keeps a text until it is replaced or removed', () => {
      const store = create(simulatedClock());
      expect(store.get('cart')).toBe(null);
      store.set('cart', '한라봉 "3kg"');
      expect(store.get('cart')).toBe('한라봉 "3kg"');
      store.set('cart', '');
      expect(store.get('cart')).toBe('');
      store.remove('cart');
      store.remove('cart');
      expect(store.get('cart')).toBe(null);
    });

    it('forgets a text at the end of its age, and never one without an age', () => {
      const clock = simulatedClock();
      const store = create(clock);
      store.set('short', 'a', 60);
      store.set('long', 'b');
      clock.advance(59_999);
      expect(store.get('short')).toBe('a');
      clock.advance(1);
      expect([store.get('short'), store.get('long')]).toEqual([null, 'b']);
    });

    it('gives a replaced text the new age', () => {
      const clock = simulatedClock();
      const store = create(clock);
      store.set('key', 'a', 1);
      store.set('key', 'b');
      clock.advance(10_000);
      expect(store.get('key')).toBe('b');
    });

    it('forgets all texts at once, and keeps later ones [STATE-46]', () => {
      const store = create(simulatedClock());
      store.set('a', '1');
      store.set('b', '2', 60);
      store.clear();
      store.clear();
      expect([store.get('a'), store.get('b')]).toEqual([null, null]);
      store.set('a', '3');
      expect(store.get('a')).toBe('3');
    });

    it('keeps keys apart', () => {
      const store = create(simulatedClock());
      store.set('a', '1');
      store.set('__proto__', '2');
      store.remove('a');
      expect([store.get('a'), store.get('__proto__'), store.get('toString')]).toEqual([null, '2', null]);
    });
  });
}
