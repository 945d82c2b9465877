-- A member whose number another person has proven to be theirs has none until the next log-in, which brings one.
alter table member drop constraint member_check;
alter table member add constraint member_check check (status = 'WITHDRAWN' or person_key is not null);
