-- The sums of an order have names that say what does not add up: a log tells a constraint, and a later migration replaces one.
alter table shop_order rename constraint shop_order_check to shop_order_charge_sum;
alter table shop_order rename constraint shop_order_check1 to shop_order_product_sum;
alter table shop_order rename constraint shop_order_check2 to shop_order_pay_sum;
alter table shop_order rename constraint shop_order_check3 to shop_order_refunded_charge;
alter table shop_order rename constraint shop_order_check4 to shop_order_refunded_points;
alter table order_delivery rename constraint order_delivery_check to order_delivery_coupon_of_fee;
alter table order_delivery rename constraint order_delivery_check1 to order_delivery_address;
alter table order_option rename constraint order_option_check to order_option_buy_sum;
alter table order_option rename constraint order_option_check1 to order_option_adjusted_sum;
alter table order_option rename constraint order_option_check2 to order_option_charge_sum;
alter table order_option rename constraint order_option_check3 to order_option_refunded;
alter table order_option rename constraint order_option_check4 to order_option_claimed;
