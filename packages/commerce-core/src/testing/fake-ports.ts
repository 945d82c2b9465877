import { createMemoryPorts, type MemoryPorts } from '../adapters/memory/memory-ports.ts';
import type { Ports } from '../ports.ts';
import { seededRandom } from './seeded-random.ts';
import { type SimulatedClock, simulatedClock } from './simulated-clock.ts';

/** Every port, met in memory, on a clock that a test moves. */
export interface FakePorts extends MemoryPorts {
  readonly clock: SimulatedClock;
}

/**
 * A whole Ports in one call: the sample shop, a guest, a clock that moves only when advanced and repeatable chance.
 * @param overrides what the test is about
 * @example createCommerce(fakePorts({ cartApi: { ...fakePorts().cartApi, count: async () => 3 } }))
 */
export function fakePorts(overrides: Partial<Omit<Ports, 'clock' | 'tokenStore'>> = {}): FakePorts {
  const clock = simulatedClock();
  return { ...createMemoryPorts({ clock, random: seededRandom(7) }), ...overrides, clock };
}
