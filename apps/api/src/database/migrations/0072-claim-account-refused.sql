-- When the bank refused the account of a refund: from then on the refund waits for another one. Null when it does not wait.
alter table refund add column account_refused_at timestamptz;
