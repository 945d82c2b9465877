-- Pictures lie in a storage of their own; the table says whose they are and whether anything shows them.
-- Nothing has ever been written to the table as it was.
drop table uploaded_file;
create table uploaded_file (
  file_name           text primary key check (file_name ~ '^[0-9a-f]{32}\.webp$'),
  member_no           bigint not null references member,
  byte_cnt            integer not null check (byte_cnt > 0),
  width_px            integer not null check (width_px > 0),
  height_px           integer not null check (height_px > 0),
  uploaded_at         timestamptz not null,
  -- When a claim or a review took it; null while nothing refers to it.
  used_at             timestamptz
);
create index uploaded_file_member on uploaded_file (member_no, uploaded_at desc);
create index uploaded_file_unused on uploaded_file (uploaded_at) where used_at is null;
