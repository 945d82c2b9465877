-- What a product cost when it was wished for: the list says how much less it costs now. Null for wishes made before.
alter table wish add column wished_price integer check (wished_price >= 0);
