import { type EpochMs, after, epochMs } from '../value/time.ts';

/** A clock that moves only when it is advanced. */
export interface SimulatedClock {
  now(): EpochMs;
  setTimeout(callback: () => void, delayMs: number): number;
  clearTimeout(timer: unknown): void;
  /** Moves on by a while, ringing every timer due on the way at its own instant. @param durationMs 0 or more */
  advance(durationMs: number): void;
  /** Moves to an instant that is not in the past, ringing every timer due on the way. */
  advanceTo(instant: EpochMs): void;
  /** How many timers have not yet rung. */
  pendingTimers(): number;
}

interface Timer {
  readonly id: number;
  readonly dueAt: EpochMs;
  readonly callback: () => void;
}

/** The instant a simulated clock starts from by default: 2026-11-20 12:00 in Korea. */
export const SIMULATED_START: EpochMs = epochMs(1_795_143_600_000);

/** Creates a clock for tests that rings its timers in order of their time, and of their setting when equal. */
export function simulatedClock(startAt: EpochMs = SIMULATED_START): SimulatedClock {
  let current = startAt;
  let lastId = 0;
  let timers: readonly Timer[] = [];

  function nextDue(limit: EpochMs): Timer | undefined {
    const due = timers.filter((timer) => timer.dueAt <= limit);
    return due.toSorted((a, b) => a.dueAt - b.dueAt || a.id - b.id)[0];
  }

  function advanceTo(instant: EpochMs): void {
    for (let timer = nextDue(instant); timer !== undefined; timer = nextDue(instant)) {
      const ringing = timer;
      timers = timers.filter((other) => other.id !== ringing.id);
      current = ringing.dueAt > current ? ringing.dueAt : current;
      ringing.callback();
    }
    current = instant > current ? instant : current;
  }

  return {
    now: () => current,
    setTimeout(callback, delayMs) {
      lastId += 1;
      timers = [...timers, { id: lastId, dueAt: after(current, Math.max(0, delayMs)), callback }];
      return lastId;
    },
    clearTimeout(id) {
      timers = timers.filter((timer) => timer.id !== id);
    },
    advance: (durationMs) => advanceTo(after(current, durationMs)),
    advanceTo,
    pendingTimers: () => timers.length,
  };
}
