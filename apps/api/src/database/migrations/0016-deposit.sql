-- Orders paid into a virtual account: which account, for as long as anybody asks; the sandbox's bank waits for its money.

alter table shop_order add column bank_info jsonb;
comment on column shop_order.bank_info is 'bank, bankName, account and depositorName of the virtual account; null for other means';

alter domain sandbox_payment_status drop constraint sandbox_payment_status_check;
alter domain sandbox_payment_status add constraint sandbox_payment_status_check check (value in
  ('WAITING', 'DEPOSIT_WAIT', 'APPROVED', 'DECLINED', 'LOST', 'DELAYED', 'CANCELED'));
