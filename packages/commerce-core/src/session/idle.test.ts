import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createActor } from 'xstate';
import { memoryStorage } from '../adapters/bare/memory-storage.ts';
import type { KeyValueStore } from '../platform/storage.port.ts';
import { simulatedClock, type SimulatedClock } from '../testing/simulated-clock.ts';
import { epochMs } from '../value/time.ts';
import { createIdleMachine } from './idle.machine.ts';
import { IDLE_CHECK_MS, IDLE_LIMIT_MS, isIdle, readLastAction, watchesIdleness, writeLastAction } from './idle.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One tab: opening it is an action, as every change of route is. */
function openTab(clock: SimulatedClock, store: KeyValueStore, login = 'login1') {
  const actor = createActor(createIdleMachine({ clock, keyValueStore: store }), { clock, input: { login } });
  const idleAt: number[] = [];
  actor.on('idle', () => idleAt.push(clock.now()));
  actor.start();
  return { actor, idleAt, act: () => actor.send({ type: 'action' }), wake: () => actor.send({ type: 'wake' }) };
}

/** A browser whose storage is shared by its tabs. */
function browser() {
  const clock = simulatedClock();
  const store = memoryStorage(clock);
  return { clock, store, open: (login?: string) => openTab(clock, store, login) };
}

const blocked: KeyValueStore = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
};

describe('watchesIdleness', () => {
  it('is for members on PC web only [CONST-09, STATE-29, STATE-30, STATE-31]', () => {
    expect(watchesIdleness('PC', true)).toBe(true);
    expect(watchesIdleness('PC', false)).toBe(false);
    for (const platform of ['MOBILE_WEB', 'AOS', 'IOS'] as const) expect(watchesIdleness(platform, true)).toBe(false);
  });
});

describe('isIdle', () => {
  it.each([
    [7_199_999, false],
    [7_200_000, true],
  ])('after %d ms without an action is %s [CONST-07]', (since, idle) => {
    expect(isIdle(epochMs(0), epochMs(since))).toBe(idle);
  });

  it.prop([fc.integer({ min: 0, max: 2 ** 41 }), fc.integer({ min: -IDLE_LIMIT_MS, max: 2 * IDLE_LIMIT_MS })])(
    'is true from 2 h on, to the millisecond [CONST-07, STATE-27]',
    (at, since) => {
      fc.pre(at + since >= 0);
      expect(isIdle(epochMs(at), epochMs(at + since))).toBe(since >= 7_200_000);
    },
  );

  it.prop([fc.stringMatching(/^[0-9A-Za-z]{1,20}$/), fc.nat()])(
    'counts the last action of the same log-in only',
    (login, at) => {
      const note = writeLastAction(login, epochMs(at));
      expect(readLastAction(note, login)).toBe(at);
      expect(readLastAction(note, `${login}x`)).toBe(null);
    },
  );

  it.each(['', 'x', '.', 'a.b.c', 'login1.-1', null])('reads null from %j', (text) => {
    expect(readLastAction(text, 'login1')).toBe(null);
  });
});

describe('idle machine', () => {
  it('emits idle once, at the first check from 2 h on [STATE-27, CONST-07]', () => {
    const { clock, open } = browser();
    const tab = open();
    const start = clock.now();
    clock.advance(5 * MINUTE);
    tab.act();
    clock.advance(5 * HOUR);
    expect(tab.idleAt).toEqual([start + 2 * HOUR + IDLE_CHECK_MS]);
  });

  it('keeps the time of the last action in epoch milliseconds, for every tab to read [ENTITY-100]', () => {
    const { clock, store, open } = browser();
    const { act, actor } = open();
    clock.advance(7 * MINUTE);
    act();
    const at = clock.now();
    clock.advance(3 * MINUTE);
    expect(actor.getSnapshot().context.lastActionAt).toBe(at);
    expect(readLastAction(store.get('last-action'), 'login1')).toBe(at);
    expect(open().actor.getSnapshot().context.lastActionAt).toBe(at);
    expect(at).toBeGreaterThan(Date.parse('2020-01-01'));
  });

  it('counts an action in any tab, and ends both tabs without one [STATE-27]', () => {
    const { clock, open } = browser();
    const [one, two] = [open(), open()];
    for (let index = 0; index < 5; index += 1) {
      clock.advance(HOUR);
      one.act();
    }
    expect([one.idleAt, two.idleAt]).toEqual([[], []]);
    clock.advance(2 * HOUR + IDLE_CHECK_MS);
    expect([one.idleAt.length, two.idleAt.length]).toEqual([1, 1]);
  });

  it.each(['wake', 'act'] as const)(
    'ends a member back from sleep at the first %s, before anything counts [STATE-27]',
    (event) => {
      const { clock, store, open } = browser();
      const tab = open();
      tab.act();
      const asleep = simulatedClock(epochMs(clock.now() + 3 * HOUR));
      const late = createActor(createIdleMachine({ clock: { ...asleep, setTimeout: () => 0 }, keyValueStore: store }), {
        clock: asleep,
        snapshot: tab.actor.getPersistedSnapshot(),
        input: { login: 'login1' },
      });
      let calls = 0;
      late.on('idle', () => {
        calls += 1;
      });
      late.start();
      late.send({ type: event === 'wake' ? 'wake' : 'action' });
      expect(calls).toBe(1);
      late.send({ type: 'action' });
      expect(calls).toBe(1);
    },
  );

  it('is idle at once when a tab is opened after a night without action', () => {
    const { clock, store, open } = browser();
    const tab = open();
    clock.advance(MINUTE);
    tab.act();
    tab.actor.stop();
    clock.advance(9 * HOUR);
    expect(openTab(clock, store).actor.getSnapshot().value).toBe('ended');
    expect(open('login2').idleAt).toEqual([]);
  });

  it('works in each tab where storage is blocked', () => {
    const clock = simulatedClock();
    const tab = openTab(clock, blocked);
    clock.advance(HOUR);
    tab.act();
    clock.advance(HOUR + 30 * MINUTE);
    expect(tab.idleAt).toEqual([]);
    clock.advance(HOUR);
    expect(tab.idleAt).toHaveLength(1);
  });
});
