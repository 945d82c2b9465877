-- An event that one joins once every Korean day: which days, and the points that each has paid.
alter table event drop constraint event_event_type_check;
alter table event add constraint event_event_type_check
  check (event_type in ('JOIN', 'COUPON', 'POINT', 'ATTENDANCE', 'NOTICE'));

create table event_attendance (
  event_no            bigint not null references event,
  member_no           bigint not null references member,
  attended_on         date not null,
  point_amt           bigint not null check (point_amt >= 0),
  attended_at         timestamptz not null,
  primary key (event_no, member_no, attended_on)
);
create index event_attendance_member on event_attendance (member_no);
