-- What a person who has left had of a benefit that is given once: a keyed digest, how many, and until when it counts.
create table benefit_taken (
  digest     text primary key,
  taken_cnt  integer not null check (taken_cnt > 0),
  keep_until timestamptz not null
);
create index benefit_taken_end on benefit_taken (keep_until);
insert into server_secret (name, secret)
values ('benefit', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Until when a member who came back counts as somebody who has bought before; null for everybody else.
alter table member add column bought_before_until timestamptz;
