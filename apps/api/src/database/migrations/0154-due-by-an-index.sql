-- Two jobs more find what is due by an index, however much waits besides.

-- When a request for a restock alarm is looked at next; null while its option is sold out.
alter table restock_request add column look_at timestamptz default '-infinity';
create index restock_request_due on restock_request (look_at, requested_at) where look_at is not null;
create function look_at_restock() returns trigger language plpgsql as $$
begin
  update restock_request set look_at = '-infinity' where option_no = new.option_no;
  return null;
end $$;
create trigger product_option_restocked after update of stock_cnt, sale_type, forced_sold_out on product_option
  for each row when (
    new.stock_cnt > 0 and new.sale_type = 'AVAILABLE' and not new.forced_sold_out
    and (old.stock_cnt = 0 or old.sale_type <> 'AVAILABLE' or old.forced_sold_out))
  execute function look_at_restock();

-- Since when a claim has been in its status.
alter table claim add column moved_at timestamptz not null default now();
update claim set moved_at = coalesce(
  (select max(changed_at) from claim_history where claim_history.claim_no = claim.claim_no), requested_at);
drop index claim_open;
create index claim_open on claim (claim_status_type, moved_at) where completed_at is null and withdrawn_at is null;

-- The privacy policy of shops whose texts are older names what is kept of purchases of who has left.
update terms set
  contents = replace(replace(contents, '거듭 받거나 갚아야 할 포인트를 없애는 일을 막기 위하여',
    '거듭 받거나 갚아야 할 포인트와 1인당 구매 한도를 없애는 일을 막기 위하여'),
    '(갚아야 할 포인트는 그 금액)를 그 혜택의', '(갚아야 할 포인트는 그 금액, 한도가 있는 상품은 구매한 수량)를 그 혜택의'),
  contents_en = replace(replace(contents_en, 'nor points that are owed lost, a keyed',
    'nor points that are owed and purchase limits per person lost, a keyed'),
    '(or how many points are owed), are kept', '(or how many points are owed, or pieces of limited goods bought), are kept')
where type = 'PI_PROCESS';
