-- A gift is written down before its order is placed, once per sheet, and gets its order when it is paid.
alter table gift alter column order_no drop not null;
alter table gift add column order_sheet_no text unique references order_sheet;
alter table gift add column card_type text not null default 'THANKS' check (card_type in
  ('BIRTHDAY', 'THANKS', 'CHEER', 'CONGRATULATIONS', 'LOVE', 'GET_WELL', 'SORRY', 'HOLIDAY'));
alter table gift add column refuse_message text;

-- The talk that proved the phone is deleted after a day; the gift outlives it.
alter table gift drop constraint gift_phone_verified_id_fkey;
comment on column gift.phone_verified_id is 'proof its recipient accepted with; outlived by the gift, so no reference';

-- One link a message and one a share: each opens the gift until it ends, and then there is none.
create table gift_link (
  token_hash          text primary key,
  gift_no             bigint not null references gift,
  created_at          timestamptz not null
);
create index gift_link_gift on gift_link (gift_no);
alter table gift drop column token_hash;
