-- Jobs that look every hour find what is due by an index, however much there is besides.

-- Whether its member was warned of the end of these points.
alter table point_lot add column warned boolean not null default false;
create index point_lot_unwarned on point_lot (expires_at) where rest_amt > 0 and not warned;

-- When its member was last told of a consent, 'infinity' of one that is over; what was agreed to is never changed.
alter table consent add column reminded_at timestamptz;
update consent set reminded_at = told.at
from (
  select split_part(effect_key, ':', 2)::bigint as consent_no, max(created_at) as at
  from message_sent where purpose = 'CONSENT_REMINDER' group by 1) told
where told.consent_no = consent.consent_no;
create index consent_reminder on consent ((coalesce(reminded_at, agreed_at)))
  where agreed and type in ('APP_BENEFIT', 'APP_NIGHT');

-- Since when a product costs less, until whoever wishes for it has been told; and what each of them knows it to cost.
alter table product add column cheaper_since timestamptz;
create index wish_known_price on wish (product_no, (least(wished_price, told_price)));
drop index wish_product;
update product set cheaper_since = now()
where exists (select from wish where wish.product_no = product.product_no and price < least(wished_price, told_price));
create index product_cheaper on product (cheaper_since)
  where cheaper_since is not null and displayable and not adult and not sold_out and sale_status_type = 'ONSALE';
create function mark_cheaper() returns trigger language plpgsql as $$
begin
  new.cheaper_since = now();
  return new;
end $$;
-- The price of the new row is generated only after this.
create trigger product_cheaper before update of sale_price, immediate_discount_amt, addition_discount_amt on product
  for each row when (new.sale_price - new.immediate_discount_amt - new.addition_discount_amt < old.price)
  execute function mark_cheaper();
