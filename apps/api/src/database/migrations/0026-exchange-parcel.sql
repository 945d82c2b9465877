-- A parcel of an exchange stands for the delivery its goods were bought with: that one's fee is theirs. What one seller
-- delivers of an order by the same terms was bought as one delivery.
alter table order_delivery add column bought_delivery_no bigint references order_delivery;
update order_delivery parcel set bought_delivery_no = bought.delivery_no
  from (
    select order_no, partner_no, delivery_template_no, min(delivery_no) as delivery_no from order_delivery group by 1, 2, 3
  ) bought
  where bought.order_no = parcel.order_no and bought.partner_no = parcel.partner_no
    and bought.delivery_template_no = parcel.delivery_template_no and bought.delivery_no <> parcel.delivery_no;
comment on column order_delivery.bought_delivery_no is 'of the parcel of an exchange: the delivery its goods were bought with; null for what was bought';
