-- What is read of a member's alarms, points, gifts and confirmed orders to find a page or to count comes from an index alone:
-- a long history costs no look at each of its rows.
create index alarm_list on alarm (member_no, alarm_no desc) include (created_at, alarm_type);
drop index alarm_member;

create index point_ledger_list on point_ledger (member_no, registered_at desc, accumulation_no desc) include (reason);
drop index point_ledger_member;

create index gift_sent_list on gift (sender_member_no, gift_no desc) include (status);
create index gift_received_list on gift (receiver_member_no, gift_no desc) include (status, sender_member_no)
  where receiver_member_no is not null;
create index gift_phone_list on gift (receiver_phone, gift_no desc) include (status, sender_member_no, receiver_member_no);
drop index gift_sent;
drop index gift_receiver_member;
drop index gift_received;

create index order_option_confirmed on order_option (member_no, confirmed_at)
  include (order_no, charge_amt, order_cnt, claimed_cnt) where order_status_type = 'BUY_CONFIRM';

-- A review may be written until an instant: what is past it is not looked at.
create index order_option_writable on order_option (member_no, reviewable_until desc, delivered_at desc, order_option_no desc)
  where not reviewed and order_status_type in ('DELIVERY_DONE', 'BUY_CONFIRM');
drop index order_option_reviewable;
