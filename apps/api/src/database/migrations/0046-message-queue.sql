-- A message waits here in both languages with where it leads, and one that may not be sent any more is withheld for good.
alter table message_sent add column title_en text not null default '';
alter table message_sent add column body_en text not null default '';
alter table message_sent add column landing_url text not null default '';
alter table message_sent drop constraint message_sent_status_check;
alter table message_sent add constraint message_sent_status_check
  check (status in ('QUEUED', 'SENT', 'FAILED', 'WITHHELD'));

-- The lowest price of a wish that its member was told of.
alter table wish add column told_price integer check (told_price >= 0);
