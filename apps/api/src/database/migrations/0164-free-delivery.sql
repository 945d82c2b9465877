-- A list filtered for free delivery has what a card says is sent free: what reaches the sum from which its seller sends free, too.
update product_listing set free_delivery = true
from product join delivery_template using (delivery_template_no)
where product.product_no = product_listing.product_no and not product_listing.free_delivery
  and delivery_days > 0 and delivery_condition_type = 'CONDITIONAL'
  and product_listing.price * greatest(min_buy_cnt, 1) >= above_delivery_amt;
