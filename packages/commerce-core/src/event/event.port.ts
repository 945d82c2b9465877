import type { EventNo } from '../value/identifiers.ts';
import type { EventJoin, EventStanding, ShopEvent } from './event.ts';

/** Events one can join. Every method rejects with a CommerceError and with nothing else. */
export interface EventApi {
  /** Also one that has not begun or is over; rejects with NOT_FOUND. Assumed: the specification has no such call. */
  get(eventNo: EventNo, signal?: AbortSignal): Promise<ShopEvent>;
  /** Changes nothing. Spec §7. */
  check(eventNo: EventNo, signal?: AbortSignal): Promise<EventStanding>;
  /**
   * Once a member, of attendance once a Korean day; again answers what the first did. Rejects
   * with an EventRefusal. Spec §7.
   */
  join(eventNo: EventNo): Promise<EventJoin>;
}
