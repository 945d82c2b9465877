import { ADDRESS_BOOK_LIMIT, RECENT_ADDRESS_LIMIT } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { ENDED_UNPAID_LIST, type Invariant } from './rule.ts';

const ADDRESSES: readonly Invariant[] = [
  {
    name: 'a member with booked addresses has one default, a booked one',
    broken: sql`
      select 'member ' || member_no from address
      where address_type in ('BOOK', 'RECENT') group by member_no
      having (count(*) filter (where is_default)) <> (bool_or(address_type = 'BOOK'))::integer
        or bool_or(is_default and address_type <> 'BOOK')`,
  },
  {
    name: 'a book has its limits',
    broken: sql`
      select 'member ' || member_no from address
      group by member_no having (count(*) filter (where address_type = 'BOOK')) > ${ADDRESS_BOOK_LIMIT}
        or (count(*) filter (where address_type = 'RECENT')) > ${RECENT_ADDRESS_LIMIT}`,
  },
];

const LEAVERS: readonly Invariant[] = [
  {
    name: 'a withdrawn member has no name, phone, mail address and person key',
    broken: sql`
      select 'member ' || member_no from member
      where status = 'WITHDRAWN' and (name <> '' or coalesce(phone, email, person_key) is not null)`,
  },
  {
    name: 'a withdrawn member has no points and owes none',
    broken: sql`
      select 'member ' || member_no from member join point_balance using (member_no)
      where status = 'WITHDRAWN' and (balance_amt <> 0 or owed_amt <> 0)`,
  },
  {
    name: 'a withdrawn member has nothing under way',
    broken: sql`
      select 'order ' || order_no
      from member join shop_order using (member_no) join order_option using (order_no)
      where member.status = 'WITHDRAWN' and order_option.order_status_type not in ${ENDED_UNPAID_LIST}
        and order_option.order_status_type
          not in ('BUY_CONFIRM', 'CANCEL_DONE', 'RETURN_DONE', 'EXCHANGE_DONE', 'REFUND_DONE')`,
  },
  {
    name: 'a withdrawn member is logged in nowhere',
    broken: sql`
      select 'session ' || session_no
      from member join login_session using (member_no) where member.status = 'WITHDRAWN' and revoked_at is null`,
  },
];

/** Rules about members: their addresses, and what is left of those who have left. */
export const MEMBER_RULES: readonly Invariant[] = [...ADDRESSES, ...LEAVERS];
