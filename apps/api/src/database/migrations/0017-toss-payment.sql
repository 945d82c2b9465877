-- What the shop must remember of a payment at Toss Payments: what its window is opened with, and what proves a deposit.

create table toss_payment (
  payment_key         text primary key,
  order_no            text not null,
  order_name          text not null,
  pay_type            text not null,
  pay_amt             won not null,
  return_url          text not null,
  toss_payment_key    text unique,
  deposit_secret      text,
  created_at          timestamptz not null
);
