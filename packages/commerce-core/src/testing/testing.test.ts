import { describe, expect, it } from 'vitest';
import { createCommerce } from '../commerce.ts';
import { formatYmdt } from '../value/calendar.ts';
import { fakePorts } from './fake-ports.ts';
import { seededRandom } from './seeded-random.ts';
import { SIMULATED_START, simulatedClock } from './simulated-clock.ts';

describe('simulatedClock', () => {
  it('starts at noon in Korea', () => {
    expect(formatYmdt(SIMULATED_START)).toBe('2026-11-20 12:00:00');
  });

  it('rings timers in order at their own instants, also those set while ringing', () => {
    const clock = simulatedClock();
    const rung: string[] = [];
    const note = (name: string) => () => rung.push(`${name}@${clock.now() - SIMULATED_START}`);
    clock.setTimeout(note('late'), 200);
    clock.setTimeout(() => {
      note('early')();
      clock.setTimeout(note('inner'), 50);
    }, 100);
    const cleared = clock.setTimeout(note('never'), 120);
    clock.clearTimeout(cleared);
    clock.advance(199);
    expect(rung).toEqual(['early@100', 'inner@150']);
    expect(clock.pendingTimers()).toBe(1);
    clock.advance(1);
    expect(rung).toEqual(['early@100', 'inner@150', 'late@200']);
  });
});

describe('seededRandom', () => {
  it('repeats itself for a seed, differs for another and stays within [0, 1)', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 1_000 }, () => random.next());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true);
  });
});

describe('fakePorts', () => {
  it('is a complete Ports with overrides of a test', async () => {
    const tracked: string[] = [];
    const ports = fakePorts({ tracking: { track: (event) => tracked.push(event.name) } });
    ports.tracking.track({ name: 'page_view', parameters: { pageCode: 'HOME', previousPageCode: null } });
    expect(tracked).toEqual(['page_view']);
    expect((await ports.productApi.search({})).totalCount).toBeGreaterThan(0);
    expect(Object.keys(createCommerce(ports))).toContain('session');
  });

  it('shares one clock that a test moves, and nothing with other fakes', async () => {
    const ports = fakePorts();
    ports.keyValueStore.set('key', 'value', 1);
    ports.clock.advance(1_000);
    expect(ports.keyValueStore.get('key')).toBe(null);
    await ports.sessionApi.start('login');
    expect(await fakePorts().tokenStore.presence()).toEqual({ user: false, server: false });
  });
});
