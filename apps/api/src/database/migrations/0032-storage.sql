-- What 0002 and 0008 once said where the columns are made, in words that PostgreSQL 15 does not know there.
alter table search_part alter column lines set storage main;
alter table idempotency alter column answer_body set storage external;
