-- What others wrote and a page shows is refused when it is written, and filtered again when it is shown. Rows of before are not
-- checked, so that every database opens.

-- Pictures are asked of the shop alone: no address, or one below /assets or /files.
create function is_own_picture(address text) returns boolean language sql immutable parallel safe
  return address = '' or (address ~ '^/(assets|files)/[^\\[:space:]]+$' and address !~* '\.\.|%2e');

create function are_own_pictures(addresses text[]) returns boolean language sql immutable parallel safe
  return not exists (select from unnest(addresses) as address where not is_own_picture(address));

alter table brand add constraint brand_image_url_is_own check (is_own_picture(image_url)) not valid;
alter table category add constraint category_icon_url_is_own check (is_own_picture(icon_url)) not valid;
alter table product add constraint product_list_image_url_is_own check (is_own_picture(list_image_url)) not valid;
alter table product_image add constraint product_image_url_is_own check (is_own_picture(url)) not valid;
alter table product_option add constraint product_option_image_url_is_own check (is_own_picture(image_url)) not valid;
alter table section add constraint section_image_url_is_own check (is_own_picture(image_url)) not valid;
alter table banner add constraint banner_image_url_is_own check (is_own_picture(image_url)) not valid;
alter table banner add constraint banner_mobile_image_url_is_own check (is_own_picture(mobile_image_url)) not valid;
alter table exhibition add constraint exhibition_pc_image_url_is_own check (is_own_picture(pc_image_url)) not valid;
alter table exhibition add constraint exhibition_mobile_image_url_is_own check (is_own_picture(mobile_image_url)) not valid;
alter table exhibition_section add constraint exhibition_section_image_url_is_own check (is_own_picture(image_url)) not valid;
alter table event add constraint event_image_url_is_own check (is_own_picture(image_url)) not valid;
alter table order_option add constraint order_option_image_url_is_own check (is_own_picture(image_url)) not valid;
alter table gift add constraint gift_card_image_url_is_own check (is_own_picture(card_image_url)) not valid;
alter table review_file add constraint review_file_url_is_own check (is_own_picture(url)) not valid;
alter table alarm add constraint alarm_image_url_is_own check (is_own_picture(image_url)) not valid;
alter table claim add constraint claim_image_urls_are_own check (are_own_pictures(image_urls)) not valid;

-- Terms are headings, paragraphs, lists and tables: nothing that runs, loads or covers the page.
create function is_plain_html(html text) returns boolean language sql immutable parallel safe
  return html !~* '<\s*(script|style|iframe|frame|object|embed|form|input|button|textarea|svg|math|link|meta|base|template|video|audio)\M'
    and html !~* '<[^>]*\s(on[a-z]+|style|srcset)\s*='
    and html !~* '(href|src)\s*=\s*["'']?\s*(javascript|vbscript|data|blob):';

alter table terms add constraint terms_contents_are_plain
  check (is_plain_html(contents) and is_plain_html(contents_en)) not valid;
