import type { AlarmNo } from '../value/identifiers.ts';
import type { Page, PageRequest } from '../value/page.ts';
import type { Alarm, AlarmKind } from './alarm.ts';

/** Alarms of the member. Every method rejects with a CommerceError and with nothing else. */
export interface AlarmApi {
  /** Alarms of the last 30 days, newest first; of all kinds unless one is named. */
  list(request: PageRequest & { readonly kind?: AlarmKind }, signal?: AbortSignal): Promise<Page<Alarm>>;
  /** How many of them are unread. */
  count(signal?: AbortSignal): Promise<number>;
  /**
   * Marks alarms as read, all of them when none is named.
   * @param upToAlarmNo the newest alarm that was seen: what came later stays unread
   */
  read(alarmNos: readonly AlarmNo[], upToAlarmNo?: AlarmNo, signal?: AbortSignal): Promise<void>;
}
