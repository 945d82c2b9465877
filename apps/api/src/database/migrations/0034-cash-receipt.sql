-- Receipts that the payment provider is asked to issue for what was paid as cash. Orders paid before have none: their
-- receipts are the operator's, as docs/payments.md says.
create table cash_receipt (
  order_no     text primary key references shop_order,
  status       text not null default 'REQUESTED' check (status in ('REQUESTED', 'ISSUED', 'REFUSED')),
  issue_amt    bigint not null check (issue_amt > 0),
  canceled_amt bigint not null default 0 check (canceled_amt between 0 and issue_amt),
  receipt_key  text,
  requested_at timestamptz not null,
  issued_at    timestamptz,
  check ((status = 'ISSUED') = (receipt_key is not null))
);

create table sandbox_cash_receipt (
  receipt_key  text primary key,
  order_title  text not null,
  purpose      text not null,
  masked_key   text not null,
  issue_amt    bigint not null check (issue_amt > 0),
  canceled_amt bigint not null default 0 check (canceled_amt between 0 and issue_amt),
  cancel_keys  text[] not null default '{}',
  issued_at    timestamptz not null
);
