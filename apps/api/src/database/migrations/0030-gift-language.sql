-- The language a gift was sent in: its recipient need not be a member, so nothing is known of theirs.
alter table gift add column language text not null default 'ko' check (language in ('ko', 'en'));
