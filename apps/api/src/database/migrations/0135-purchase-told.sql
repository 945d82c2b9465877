-- When analytics was told of a purchase: once, whichever browser shows it. Orders of before count as told; a default that is
-- dropped again writes no row.
alter table shop_order add column purchase_told_at timestamptz default '-infinity';
alter table shop_order alter column purchase_told_at drop default;
