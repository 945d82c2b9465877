-- Points that are taken back and have been spent are owed: set off against what comes next. Nobody owes while having some.
alter table point_balance
  add column owed_amt bigint not null default 0 check (owed_amt >= 0),
  add constraint point_balance_owed check (owed_amt = 0 or balance_amt = 0);

-- Signed won. Σ owed_amt of a member's entries = owed_amt of the balance; an entry moves the one, the other, or both.
alter table point_ledger
  add column owed_amt bigint not null default 0,
  drop constraint point_ledger_point_amt_check,
  add constraint point_ledger_moves check (point_amt <> 0 or owed_amt <> 0);

-- An entry that takes points back names the lot they came in, as the entry does that gave them.
update point_ledger taken set point_lot_no = given.point_lot_no
from point_ledger given
where taken.reason in ('SUB_RETURN', 'SUB_DELETE_POSTING') and taken.point_lot_no is null
  and given.member_no = taken.member_no and given.point_lot_no is not null
  and (given.reason = 'ADD_AFTER_PAYMENT' and given.order_option_no = taken.order_option_no
    or given.reason = 'ADD_POSTING' and given.review_no = taken.review_no);

-- What had been spent when it was to be taken back, before such points were owed: nobody is asked for them now.
alter table point_lot add column forgiven_amt bigint not null default 0 check (forgiven_amt >= 0);
with brought as (
  select given.point_lot_no, bought.accumulation_amt as kept_amt
  from point_ledger given join order_option bought on bought.order_option_no = given.order_option_no
  where given.reason = 'ADD_AFTER_PAYMENT' and given.point_lot_no is not null
  union all
  select given.point_lot_no, 0
  from point_ledger given
    join review on review.review_no = given.review_no
    left join order_option bought on bought.order_option_no = review.order_option_no
  where given.reason = 'ADD_POSTING' and given.point_lot_no is not null
    and (review.deleted_at is not null or bought.claimed_cnt = bought.order_cnt)
), unpaid as (
  select lot.point_lot_no, lot.granted_amt - brought.kept_amt - (
    select coalesce(sum(-gone.point_amt), 0) from point_ledger gone
    where gone.point_lot_no = lot.point_lot_no and gone.point_amt < 0) as amount
  from brought join point_lot lot on lot.point_lot_no = brought.point_lot_no
  where lot.granted_amt > brought.kept_amt)
update point_lot set forgiven_amt = unpaid.amount
from unpaid where unpaid.point_lot_no = point_lot.point_lot_no and unpaid.amount > 0;
