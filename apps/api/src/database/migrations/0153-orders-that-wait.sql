-- What a member's unpaid orders hold is asked at each reservation: those that wait for a deposit, too.
create index shop_order_member_waiting on shop_order (member_no, ordered_at)
  where order_status_type in ('PAY_WAIT', 'DEPOSIT_WAIT');
drop index shop_order_member_unpaid;
