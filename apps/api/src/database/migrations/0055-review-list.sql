-- Lists are sorted by what the products themselves count: until now nothing wrote it after the first day.
update product_listing list set sale_cnt = product.sale_cnt, review_cnt = product.review_cnt
from product
where product.product_no = list.product_no
  and (list.sale_cnt, list.review_cnt) <> (product.sale_cnt, product.review_cnt);

-- Pictures of members who have left are deleted from the storage, so no review shows them.
with pictured as (
  select review_no from review
  where member_no is null and has_files and exists (
    select from review_file file where file.review_no = review.review_no and url like '/files/%'))
delete from review_file using pictured where review_file.review_no = pictured.review_no;
update review set has_files = false
where has_files and not exists (select from review_file file where file.review_no = review.review_no);
update review_rating bar set photo_cnt = (
  select count(*) from review
  where review.product_no = bar.product_no and review.rate = bar.rate and has_files and not blind and deleted_at is null);
update review_option_count known set photo_cnt = (
  select count(*) from review
  where review.product_no = known.product_no and review.option_no = known.option_no
    and has_files and not blind and deleted_at is null);

-- Reviews of one option that have pictures, in every order.
create index review_option_photo_newest on review (product_no, option_no, registered_at desc, review_no desc)
  where has_files and not blind and deleted_at is null;
create index review_option_photo_rate on review (product_no, option_no, rate desc, review_no desc)
  where has_files and not blind and deleted_at is null;
create index review_option_photo_helpful on review (product_no, option_no, recommend_cnt desc, review_no desc)
  where has_files and not blind and deleted_at is null;

-- Pictures of inquiries are the shop's own, and banners lead to its own pages; rows of before lose what is refused now.
update inquiry set file_urls = array(select address from unnest(file_urls) as address where is_own_picture(address))
where not are_own_pictures(file_urls);
alter table inquiry add constraint inquiry_file_urls_are_own check (are_own_pictures(file_urls)) not valid;

create function is_own_path(address text) returns boolean language sql immutable parallel safe
  return address = '' or (address ~ '^/' and address !~ '^/[/\\]' and address !~ '[\\[:space:][:cntrl:]]');
update banner set landing_url = '' where not is_own_path(landing_url);
alter table banner add constraint banner_landing_url_is_own check (is_own_path(landing_url)) not valid;
