-- Of a gift that has arrived its recipient sends the goods back: of such a claim the buyer sees no address, words or photos.
alter table claim add column asked_by text not null default 'BUYER' check (asked_by in ('BUYER', 'RECIPIENT'));
