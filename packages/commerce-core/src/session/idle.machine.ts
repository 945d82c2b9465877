import { assign, emit, setup } from 'xstate';
import type { Ports } from '../ports.ts';
import { epochMs, type EpochMs } from '../value/time.ts';
import { IDLE_CHECK_MS, IDLE_NOTE_MS, isIdle, readLastAction, writeLastAction } from './idle.ts';

/** Which session is watched. */
export interface IdleInput {
  /** The log-in of the session's version: what an earlier member did does not count. */
  readonly login: string;
}

/** What the watch remembers. */
export interface IdleContext extends IdleInput {
  readonly lastActionAt: EpochMs;
}

/** Events of the machine: the member was active, or the page may have been suspended. */
export type IdleEvent = { readonly type: 'action' } | { readonly type: 'wake' };

/** What the watch emits, once. */
export interface IdleEmittedEvent {
  readonly type: 'idle';
}

/** Key under which the tabs of a browser share the last action. */
const KEY = 'last-action';

/**
 * Watches for 2 h without an action in any tab: looks every 10 min, and at once when the page wakes or is touched
 * again, before that touch counts. Blocked storage leaves each tab its own watch. Spec §4, §9.
 */
export function createIdleMachine({ clock, keyValueStore }: Pick<Ports, 'clock' | 'keyValueStore'>) {
  const latest = ({ login, lastActionAt }: IdleContext): EpochMs => {
    const shared = readLastAction(keyValueStore.get(KEY), login) ?? lastActionAt;
    return epochMs(Math.max(shared, lastActionAt));
  };
  return setup({
    types: {
      context: {} as IdleContext,
      events: {} as IdleEvent,
      emitted: {} as IdleEmittedEvent,
      input: {} as IdleInput,
    },
    delays: { look: IDLE_CHECK_MS },
    guards: {
      isIdle: ({ context }) => isIdle(latest(context), clock.now()),
      isNew: ({ context }) => clock.now() - context.lastActionAt >= IDLE_NOTE_MS,
    },
    actions: {
      note: assign({
        lastActionAt: ({ context }) => {
          const now = clock.now();
          keyValueStore.set(KEY, writeLastAction(context.login, now));
          return now;
        },
      }),
      emitIdle: emit({ type: 'idle' }),
    },
  }).createMachine({
    id: 'idle',
    // A log-in that was left alone in another tab, or in one since closed, is as idle as its last action says.
    context: ({ input }) => ({
      login: input.login,
      lastActionAt: readLastAction(keyValueStore.get(KEY), input.login) ?? clock.now(),
    }),
    initial: 'looking',
    states: {
      looking: { always: [{ guard: 'isIdle', target: 'ended', actions: 'emitIdle' }, { target: 'watching' }] },
      watching: {
        on: {
          wake: 'looking',
          action: [
            { guard: 'isIdle', target: 'ended', actions: 'emitIdle' },
            { guard: 'isNew', actions: 'note' },
          ],
        },
        after: { look: 'looking' },
      },
      // Not final: a page keeps telling of actions until it is loaded anew.
      ended: {},
    },
  });
}
