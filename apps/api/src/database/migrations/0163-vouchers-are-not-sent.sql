-- Nobody sends a voucher: its delivery takes no day and costs no fee, and an order keeps that.
alter table order_delivery
  drop constraint order_delivery_delivery_days_check,
  add constraint order_delivery_delivery_days_check check (delivery_days >= 0);

-- A voucher is what says in which shops it is good. Each seller of vouchers gets a way of delivery for them alone.
create temporary table voucher on commit drop as
  select product_no from product_content where duty_info @> '[{"label": "이용 가능 매장"}]';

insert into delivery_template (partner_no, name, delivery_condition_type, delivery_pay_type, delivery_days)
select distinct partner_no, '배송 없음', 'FREE', 'PREPAID_DELIVERY', 0
from product join voucher using (product_no);

update product
set delivery_template_no = delivery_template.delivery_template_no,
  free_delivery = false,
  sticker_labels = array_remove(array_remove(sticker_labels, '오늘출발'), '무료배송')
from voucher, delivery_template
where product.product_no = voucher.product_no
  and delivery_template.partner_no = product.partner_no and delivery_template.delivery_days = 0;

update product set promotion_text = '', promotion_text_en = ''
where promotion_text in ('빠르게 받아 보세요', '배송비 걱정 없어요')
  and product_no in (select product_no from voucher);

update product_listing set free_delivery = false from voucher
where product_listing.product_no = voucher.product_no and free_delivery;

update order_delivery set delivery_days = 0
where exists (select from order_option where order_option.delivery_no = order_delivery.delivery_no)
  and not exists (
    select from order_option
    where order_option.delivery_no = order_delivery.delivery_no
      and product_no not in (select product_no from voucher)
  );
