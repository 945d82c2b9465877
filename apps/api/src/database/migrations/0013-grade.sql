-- When a member's grade was computed last, as the Korean day; null before the first time.
alter table member add column grade_evaluated_on date;
-- Who is a member already keeps the grade for this month.
update member set grade_evaluated_on = date_trunc('month', now() at time zone 'Asia/Seoul')::date;
create index member_grade_due on member (grade_evaluated_on nulls first, member_no) where status = 'ACTIVE';

-- The ledger's reasons in the vendor's words.
update point_ledger set reason = case
  when reason = 'BUY_CONFIRM' then 'ADD_AFTER_PAYMENT'
  when reason = 'EVENT' then 'ADD_EVENT'
  when reason = 'WITHDRAWAL' then 'SUB_DELETE_ACCOUNT'
  when reason = 'ORDER' and point_amt < 0 then 'SUB_PAYMENT_USED'
  when reason = 'ORDER' then 'ADD_CANCEL'
  else reason end
where reason in ('BUY_CONFIRM', 'EVENT', 'WITHDRAWAL', 'ORDER');
