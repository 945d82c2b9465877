-- A member who never had a grade computed stands before all others, so that who is due is one range of the index.
drop index member_grade_due;
create index member_grade_due on member (coalesce(grade_evaluated_on, '-infinity'), member_no) where status = 'ACTIVE';
drop index member_grade_coupons_due;
create index member_grade_coupons_due on member (coalesce(grade_coupons_on, '-infinity'), member_no) where status = 'ACTIVE';
