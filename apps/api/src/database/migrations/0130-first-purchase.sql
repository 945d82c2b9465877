-- Whether a coupon lowers the first purchase alone.
alter table coupon add column first_purchase_only boolean not null default false;
update coupon set first_purchase_only = true
where promotion_code = 'WELCOME5000' and coupon_name_en = '₩5,000 off your first order';
