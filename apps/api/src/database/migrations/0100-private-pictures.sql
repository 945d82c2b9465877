-- What the shop signs with, one row for each use, the same for every process; drawn when the table is made.
create table server_secret (
  name   text primary key,
  secret text not null check (length(secret) >= 64)
);
insert into server_secret (name, secret)
values ('picture', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Whether everybody may see a picture: one that a review shows. Every other is shown at a signed address only.
alter table uploaded_file add column published boolean not null default false;
update uploaded_file set published = true
where '/files/' || file_name in (select url from review_file);
