-- A request for a restock alarm goes with its alarm, so that all there are wait for stock, and none is counted that does not.
delete from restock_request where notified_at is not null;
drop index restock_request_option;
alter table restock_request drop column notified_at;
-- The job looks each minute which options are waited for, by an index that holds all it needs.
create index restock_request_option on restock_request (option_no, requested_at, member_no);
