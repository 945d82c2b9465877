import { type Window, isWithin, kst } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';

/** When the temporary event runs, Korean time, its last second 2024-06-10 23:59:59 included. Spec §4. */
export const TEMPORARY_EVENT: Window = { startAt: kst('2024-04-30 09:00:00'), endAt: kst('2024-06-11 00:00:00') };

/** When its first part ends, 2024-06-01 00:00 Korean time, not included. Spec §4. */
export const TEMPORARY_EVENT_FIRST_PHASE: Window = { startAt: null, endAt: kst('2024-06-01 00:00:00') };

/** Code of the banners that are the page of the temporary event. Assumed: the vendor’s codes are three digits. */
export const TEMPORARY_EVENT_BANNER_CODE = '071';

/** Whether the temporary event runs. Spec §4; what it is for is Assumed. */
export function isTemporaryEventRunning(now: EpochMs): boolean {
  return isWithin(TEMPORARY_EVENT, now);
}

/** Whether the first part of the temporary event is not over. Spec §4; what it is for is Assumed. */
export function isTemporaryEventFirstPhase(now: EpochMs): boolean {
  return isWithin(TEMPORARY_EVENT_FIRST_PHASE, now);
}
