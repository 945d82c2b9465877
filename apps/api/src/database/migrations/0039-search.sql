-- Lists and searches read one row per product: what they filter and sort by, and the document the product is found by.
-- It replaces the table per category depth, and the lists of terms with their triggers.
drop trigger product_category_changed on product;
drop table search_part, search_term, search_entry, product_search;

-- Whoever writes a product writes its row here. A document of an older version than the code's tokens is written anew
-- when the shop starts.
create table product_listing (
  product_no          bigint primary key references product on delete cascade,
  category_nos        bigint[] not null,
  brand_no            bigint,
  partner_no          bigint not null,
  displayable         boolean not null default true,
  sold_out            boolean not null default false,
  adult               boolean not null default false,
  telecom_only        boolean not null default false,
  free_delivery       boolean not null default false,
  has_coupon          boolean not null default false,
  popularity          bigint not null default 0,
  sale_cnt            bigint not null default 0,
  review_cnt          bigint not null default 0,
  price               bigint not null,
  discount_rate       integer not null default 0,
  registered_at       timestamptz not null,
  document_version    integer not null default 0,
  document            tsvector not null default ''
) with (fillfactor = 85);
comment on column product_listing.category_nos is 'the product''s category and those above it, from the root down';
comment on column product_listing.document is 'tokens of its names made by the application: weight A name, B brand, C categories, D across words';

insert into product_listing (product_no, category_nos, brand_no, partner_no, displayable, sold_out, adult, telecom_only,
  free_delivery, has_coupon, popularity, sale_cnt, review_cnt, price, discount_rate, registered_at)
select product_no, array(select above.category_no from category_product above
    where above.product_no = list.product_no and above.depth > 0 order by above.depth),
  brand_no, partner_no, displayable, sold_out, adult, telecom_only, free_delivery, has_coupon, popularity, sale_cnt,
  review_cnt, price, discount_rate, registered_at
from category_product list where depth = 0;

drop table category_product;
drop function refresh_search_of_added, refresh_search_of_changed, refresh_search_of_renamed, refresh_search_of_row;
drop function refresh_search, build_search, search_line;

create index product_listing_found on product_listing using gin (document, category_nos) where displayable;

-- An index per order, which also has what a list is filtered and counted by. sold_out changes with orders and is in none,
-- so that its update touches none.
create index product_listing_popularity on product_listing (popularity desc, product_no desc)
  include (category_nos, brand_no, partner_no, price, adult, telecom_only, free_delivery, has_coupon) where displayable;
create index product_listing_sale_cnt on product_listing (sale_cnt desc, product_no desc)
  include (category_nos, brand_no, partner_no, price, adult, telecom_only, free_delivery, has_coupon) where displayable;
create index product_listing_registered_at on product_listing (registered_at desc, product_no desc)
  include (category_nos, brand_no, partner_no, price, adult, telecom_only, free_delivery, has_coupon) where displayable;
create index product_listing_review_cnt on product_listing (review_cnt desc, product_no desc)
  include (category_nos, brand_no, partner_no, price, adult, telecom_only, free_delivery, has_coupon) where displayable;
create index product_listing_price on product_listing (price, product_no)
  include (category_nos, brand_no, partner_no, adult, telecom_only, free_delivery, has_coupon) where displayable;
create index product_listing_discount_rate on product_listing (discount_rate desc, product_no desc)
  include (category_nos, brand_no, partner_no, price, adult, telecom_only, free_delivery, has_coupon) where displayable;
-- Who may not see goods for adults has them behind all others where their place would tell the price.
create index product_listing_price_withheld on product_listing
  ((case when adult then 9007199254740991 else price end), product_no)
  include (category_nos, adult, price) where displayable;
create index product_listing_price_desc_withheld on product_listing
  ((case when adult then -1 else price end) desc, product_no desc)
  include (category_nos, adult, price) where displayable;
create index product_listing_discount_rate_withheld on product_listing
  ((case when adult then -1 else discount_rate end) desc, product_no desc)
  include (category_nos, adult, discount_rate) where displayable;
