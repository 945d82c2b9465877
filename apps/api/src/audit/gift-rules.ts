import { TAKEN_BACK_GIFT_STATUSES, USABLE_GIFT_STATUSES } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { listOf, type Invariant } from './rule.ts';

/** Statuses of a gift whose goods and money have gone back. */
const GIVEN_BACK = listOf(TAKEN_BACK_GIFT_STATUSES);
/** Statuses of a gift whose links still open it. */
const USABLE = listOf(USABLE_GIFT_STATUSES);
/** And those whose links show what has arrived. */
const SHOWN = listOf([...USABLE_GIFT_STATUSES, 'COMPLETED']);
/** A message that was being sent when its gift ended arrives a little later: seconds that are let pass. */
const IN_FLIGHT_S = 30;

/** Messages about gifts, by the gift and what they are for. */
const MESSAGES = sql`
  select effect_key, split_part(effect_key, ':', 2)::bigint as gift_no, split_part(effect_key, ':', 3) as purpose, sent_at
  from message_sent where effect_key like 'gift:%'`;

/** Rules about gifts: each ends once and with one effect, and tells its recipient no more than it should. */
export const GIFT_RULES: readonly Invariant[] = [
  {
    name: 'a gift ends once',
    broken: sql`
      select 'gift ' || gift_no from gift_event where terminal group by gift_no having count(*) > 1`,
  },
  {
    name: 'a gift stands where its last step took it',
    broken: sql`
      select 'gift ' || gift_no from gift left join (
        select distinct on (gift_no) gift_no, to_status, terminal from gift_event order by gift_no, gift_event_no desc
      ) last using (gift_no)
      where status is distinct from to_status or (ended_at is not null) is distinct from terminal`,
  },
  {
    name: 'an option knows whether it is given',
    broken: sql`
      select 'option ' || order_option_no from order_option join shop_order using (order_no)
      where given <> (order_type = 'GIFT')`,
  },
  {
    name: 'a gift that has ended without being had gives all of it back once, and no other does',
    broken: sql`
      select 'gift ' || gift_no
      from gift join shop_order using (order_no) join (
        select order_no, bool_and(claimed_cnt = order_cnt) as is_gone from order_option group by order_no
      ) goods using (order_no)
      where status in ${GIVEN_BACK} and not is_gone
        or status in ${USABLE} and is_gone
        or status in ('REFUSED', 'EXPIRED') and not exists (
          select from claim where claim.order_no = gift.order_no and withdrawn_at is null)
        or status in ${GIVEN_BACK} and confirmed_at is null
          and (refunded_charge_amt <> charge_amt or refunded_sub_pay_amt <> sub_pay_amt)`,
  },
  {
    name: 'a gift that waits for its address will end',
    broken: sql`
      select 'gift ' || gift_no from gift
      where status = 'WAITING_ADDRESS' and (expires_at is null or not exists (
        select from job where kind = 'expire-gift' and unique_key = gift_no::text and job.status = 'DUE'))`,
  },
  {
    name: 'a gift is sent where its recipient said, and waits until then',
    broken: sql`
      select distinct 'gift ' || gift_no from gift join order_delivery using (order_no)
      where status in ('WAITING_PAY', 'WAITING_ADDRESS') and receiver_address is not null
        or status in ('CONFIRMED', 'DELIVERING') and receiver_address is null`,
  },
  {
    name: 'a link opens a gift that is not over, or has arrived',
    broken: sql`
      select distinct 'gift ' || gift_no from gift_link join gift using (gift_no) where status not in ${SHOWN}`,
  },
  {
    name: 'a message of a gift is sent once',
    broken: sql`
      select 'gift ' || min(gift_no) from (${MESSAGES}) message group by effect_key having count(*) > 1`,
  },
  {
    name: 'no invitation is sent for a gift that is accepted or over',
    broken: sql`
      select distinct 'gift ' || gift_no from (${MESSAGES}) message join gift using (gift_no)
      where purpose in ('SENT', 'RESENT', 'REMINDER')
        and sent_at > least(confirmed_at, ended_at) + make_interval(secs => ${IN_FLIGHT_S})`,
  },
];
