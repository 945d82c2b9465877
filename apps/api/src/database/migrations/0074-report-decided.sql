-- What became of a report of a review: null while nobody has looked at it.
alter table review_report add column decided_at timestamptz;
create index review_report_open on review_report (review_no) where decided_at is null;
