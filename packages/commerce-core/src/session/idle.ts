import type { Platform } from '../platform/platform.ts';
import { epochMs, type EpochMs, HOUR_MS, MINUTE_MS } from '../value/time.ts';

/** Time without an action after which a member is logged out on PC web: 2 h. Spec §9. */
export const IDLE_LIMIT_MS = 2 * HOUR_MS;

/** Time between two looks at the last action: 10 min. Spec §9. */
export const IDLE_CHECK_MS = 10 * MINUTE_MS;

/** Time in which further actions are not noted again: 5 s. Assumed: a scroll is many events. */
export const IDLE_NOTE_MS = 5_000;

/** Whether a host watches for inactivity at all: PC web, and only a member's. Spec §4, §9. */
export function watchesIdleness(platform: Platform, loggedIn: boolean): boolean {
  return loggedIn && platform === 'PC';
}

/** Whether the last action is 2 h ago or longer; a clock that was set back is no inactivity. Spec §4. */
export function isIdle(lastActionAt: EpochMs, now: EpochMs): boolean {
  return now - lastActionAt >= IDLE_LIMIT_MS;
}

/** Writes down the last action of a log-in, for the other tabs. */
export function writeLastAction(login: string, at: EpochMs): string {
  return `${login}.${at.toString(36)}`;
}

/** Reads the last action of this log-in; null when none is noted, or only one of another log-in. */
export function readLastAction(text: string | null, login: string): EpochMs | null {
  const [, noted, at] = /^([0-9A-Za-z]*)\.([0-9a-z]{1,10})$/.exec(text ?? '') ?? [];
  return noted === login && at !== undefined ? epochMs(Number.parseInt(at, 36)) : null;
}
