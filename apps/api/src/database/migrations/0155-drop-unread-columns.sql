-- Columns that nothing reads go: rules nobody wrote, counters nobody counts, texts and pictures nobody shows. Only the
-- catalogue of the database changes, no row is written; indexes and checks of a column go with it.
drop table member_device;
drop index claim_refund_due;
drop index exhibition_brand;
drop index exhibition_head;
drop index payment_transaction;
alter table address drop column country_cd;
alter table alarm drop column image_url;
alter table article drop column view_cnt;
alter table banner drop column mobile_image_url, drop column video_url, drop column landing_url_type,
  drop column appearance;
alter table brand drop column description, drop column description_en, drop column image_url;
alter table cart_line drop column channel_type, drop column added_at, drop column updated_at;
alter table category drop column content;
alter table claim drop column refund_due_at;
alter table claim_option drop column exchange_inputs, drop column exchange_product_no, drop column former_status_type;
alter table coupon drop column limit_pay_types, drop column skips_accumulation, drop column reason,
  drop column reason_en;
alter table delivery_template drop column group_no, drop column group_delivery_amt_type,
  drop column shipping_area_type;
alter table event drop column appearance;
alter table exhibition drop column head_no, drop column brand_no, drop column tag, drop column content,
  drop column content_en, drop column appearance, drop column category_nos, drop column coupon_nos,
  drop column platforms;
alter table exhibition_section drop column pc_per_row, drop column mobile_per_row;
alter table gift drop column card_image_url;
alter table identity_verification drop column is_new, drop column client_address_hash, drop column consumed_at;
alter table job drop column locked_until;
alter table main_menu drop column landing_url, drop column exhibition_no;
alter table member drop column nickname;
alter table order_delivery drop column country_cd;
alter table order_option drop column category_no, drop column immediate_discount_price,
  drop column additional_discount_price;
alter table order_sheet drop column channel_type, drop column tracking_key;
alter table partner drop column fax_no, drop column notice, drop column delivery_guide, drop column refund_guide,
  drop column exchange_guide, drop column after_service_guide, drop column return_address;
alter table payment drop column transaction_id;
alter table point_ledger drop column note;
alter table popup drop column popup_type, drop column position;
alter table product drop column management_cd, drop column product_class_type, drop column member_only,
  drop column immediate_discount_unit_type, drop column coupon_tag, drop column unit_name, drop column unit_price,
  drop column can_add_to_cart, drop column deliverable, drop column view_cnt, drop column updated_at;
alter table product_content drop column certifications, drop column delivery_customer_info,
  drop column purchase_guide;
alter table product_option drop column management_cd;
alter table refund drop column transaction_id;
alter table review drop column month_use, drop column platform_type, drop column seller_replied_at;
alter table sandbox_payment drop column transaction_id, drop column notified_cnt;
alter table section drop column landing_url;
alter table shop_order drop column campaign;
drop domain discount_unit_type;
drop domain product_class_type;
