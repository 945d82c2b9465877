-- What those who looked at a product also looked at or bought, the most of them first: a job makes it anew each day.
create table product_recommendation (
  product_no          bigint primary key references product on delete cascade,
  recommended_nos     bigint[] not null check (cardinality(recommended_nos) between 1 and 20)
);

-- Who looked at a product last, without reading all who ever did.
create index recent_product_viewers on recent_product (product_no, seen_at desc, member_no);
drop index recent_product_product;
