-- What a member has used, the last first.
create index coupon_issue_used on coupon_issue (member_no, used_at desc, coupon_issue_no desc) where used_at is not null;
-- Coupons to get, by the way they are given out, in the order the shop shows them.
create index coupon_issuable on coupon (issue_type, display_order, coupon_no) where displayable;

-- The Korean month, as its first day, for which a member has been given the coupons of their grade last.
alter table member add column grade_coupons_on date;
-- Who is a member already has those of this month.
update member set grade_coupons_on = date_trunc('month', now() at time zone 'Asia/Seoul')::date;
create index member_grade_coupons_due on member (grade_coupons_on nulls first, member_no) where status = 'ACTIVE';
