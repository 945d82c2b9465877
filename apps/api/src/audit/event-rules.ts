import { sql } from 'kysely';
import type { Invariant } from './rule.ts';

/** Rules about events: attendance pays once a day, and a limit is one. */
export const EVENT_RULES: readonly Invariant[] = [
  {
    name: 'a day of attendance is the Korean day it was on, and has paid its points',
    broken: sql`
      select 'member ' || member_no
      from event_attendance attendance
      where attended_on <> (attended_at at time zone 'Asia/Seoul')::date or point_amt <> coalesce((
        select sum(ledger.point_amt) from point_ledger ledger
        where effect_key = 'event:' || event_no || ':' || attendance.member_no || ':' || attended_on), 0)`,
  },
  {
    name: 'an event with a limit counts who has joined',
    broken: sql`
      select 'event ' || event_no from event
      where joined_cnt > join_limit_cnt
        or joined_cnt < (select count(*) from event_join joined where joined.event_no = event.event_no and join_limit_cnt is not null)`,
  },
];
