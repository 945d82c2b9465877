-- A brand hall is of one brand, whose goods lead to it.
alter table exhibition add column brand_no bigint references brand;
