import { commerceError } from '../../error/commerce-error.ts';
import type { EventApi } from '../../event/event.port.ts';
import { eventRefusal, type ShopEvent } from '../../event/event.ts';
import { formatYmdt, kst, kstDate, kstMonth } from '../../value/calendar.ts';
import type { EventNo } from '../../value/identifiers.ts';
import type { EpochMs } from '../../value/time.ts';
import type { MemoryBackend } from './memory-backend.ts';
import { movePoints } from './shop/memory-points.ts';
import type { MemoryEvent } from './shop/memory-shop.ts';

/** Events of a memory shop; they bring points and no coupons. */
export function createMemoryEventApi(backend: MemoryBackend): EventApi {
  const { clock } = backend;
  const joins = new Map<EventNo, readonly EpochMs[]>();
  const eventOf = (eventNo: EventNo): MemoryEvent => {
    const event = backend.shop.window.events.find((candidate) => candidate.eventNo === eventNo);
    if (event === undefined) throw commerceError('NOT_FOUND');
    return event;
  };
  const standing = async (event: MemoryEvent) => {
    const { loggedIn, telecomCustomer } = await backend.visitor();
    if (!loggedIn) throw commerceError('AU99');
    const own = joins.get(event.eventNo) ?? [];
    const today = kstDate(clock.now());
    const joinedAt = event.eventType === 'ATTENDANCE' ? own.find((at) => kstDate(at) === today) : own[0];
    const joined = joinedAt !== undefined;
    const code = eventRefusal(termsOf(event), clock.now(), { isTelecomCustomer: telecomCustomer, joined });
    return { joinedAt, standing: { joinable: code === null, joined, code, attendedYmds: attended(event) } };
  };
  const attended = ({ eventNo, eventType }: MemoryEvent): readonly string[] => {
    if (eventType !== 'ATTENDANCE') return [];
    const month = kstMonth(clock.now());
    return (joins.get(eventNo) ?? []).map(kstDate).filter((day) => day.startsWith(month));
  };
  return {
    get: async (eventNo): Promise<ShopEvent> => {
      const event = eventOf(eventNo);
      return { ...event, code: eventRefusal(termsOf(event), clock.now(), null) };
    },
    check: async (eventNo) => (await standing(eventOf(eventNo))).standing,
    join: async (eventNo) => {
      const event = eventOf(eventNo);
      const { joinedAt, standing: found } = await standing(event);
      if (joinedAt === undefined) {
        if (found.code !== null) throw commerceError(found.code);
        joins.set(eventNo, [...(joins.get(eventNo) ?? []), clock.now()]);
        movePoints(backend, { amount: event.pointAmt, reason: 'ADD_EVENT', orderNo: null });
      }
      return {
        joinedYmdt: formatYmdt(joinedAt ?? clock.now()),
        pointAmt: event.pointAmt,
        couponName: null,
        attendedYmds: attended(event),
      };
    },
  };
}

function termsOf(event: MemoryEvent) {
  return { ...event, window: { startAt: kst(event.startYmdt), endAt: kst(event.endYmdt) }, isFull: false };
}
