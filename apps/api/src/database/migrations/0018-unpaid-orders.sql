-- What a member's unpaid orders hold is looked at with every order sheet.
create index shop_order_member_unpaid on shop_order (member_no, ordered_at) where order_status_type = 'PAY_WAIT';

-- A window that was closed before its shopper came back from it: its payment is not confirmed any more.
alter table toss_payment add column closed_at timestamptz;
