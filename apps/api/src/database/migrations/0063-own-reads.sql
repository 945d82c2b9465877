-- Whether the option is part of a gift, so that its buyer does not have the goods: the list of what may be reviewed passes
-- over none of them.
alter table order_option add column given boolean not null default false;
update order_option set given = true from shop_order
where shop_order.order_no = order_option.order_no and order_type = 'GIFT';
drop index order_option_writable;
create index order_option_writable on order_option (member_no, reviewable_until desc, delivered_at desc, order_option_no desc)
  where not reviewed and not given and order_status_type in ('DELIVERY_DONE', 'BUY_CONFIRM');

-- Whether the product is shown, so that a wish list is read from an index alone and no product is looked at.
alter table wish add column displayable boolean not null default true;
update wish set displayable = false from product where product.product_no = wish.product_no and not product.displayable;
create function show_wishes() returns trigger language plpgsql as $$
begin
  update wish set displayable = new.displayable where product_no = new.product_no;
  return null;
end $$;
create trigger product_wishes_shown after update of displayable on product
  for each row when (old.displayable <> new.displayable) execute function show_wishes();
create index wish_list on wish (member_no, wished_at desc, product_no desc) include (wished_price) where displayable;
drop index wish_newest;

-- The same of what was received.
create index order_option_received on order_option (order_no, reviewable_until)
  where given and not reviewed and order_status_type in ('DELIVERY_DONE', 'BUY_CONFIRM');

-- Who has reviewed a gift that was accepted by its link is its recipient.
update gift set receiver_member_no = review.member_no
from review join order_option option using (order_option_no) join member on member.member_no = review.member_no
where option.order_no = gift.order_no and receiver_member_no is null and receiver_phone = member.phone
  and sender_member_no <> review.member_no;
