import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { consume, type Limit } from '../http/rate-limit.ts';
import { joinEvent } from './join-event.ts';
import { readEvent, standingOf } from './event.store.ts';

/** Joins of one member: 30 a minute. Assumed. */
const JOINS: Limit = { name: 'event-join', max: 30, windowMs: MINUTE_MS };

/** Events one can join. Spec §7. */
export function eventRoutes(parts: AppParts): Pick<Handlers, 'getEvent' | 'checkEvent' | 'joinEvent'> {
  const { database, clock } = parts;
  return {
    getEvent: ({ path, language }) => readEvent(database, { eventNo: path.eventNo, language, now: clock.now() }),
    checkEvent: ({ caller, path }) =>
      standingOf(database, { eventNo: path.exhibitionNo, memberNo: requireMember(caller).memberNo, now: clock.now() }),
    joinEvent: async ({ caller, path, language }) => {
      const { memberNo } = requireMember(caller);
      await consume(parts, JOINS, String(memberNo));
      return joinEvent(database, { eventNo: path.exhibitionNo, memberNo, language, now: clock.now() });
    },
  };
}
