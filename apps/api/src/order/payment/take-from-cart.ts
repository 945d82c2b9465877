/**
 * Parts of a `with` that take out of the cart what an ordered sheet was made of, after a part named `closed` with the
 * sheet's `member_no`, `cart_nos` and `products`. A line that was raised meanwhile keeps the rest, under a new number:
 * other sheets of the line that was bought know it by the old one.
 * NOTE: the lines are locked first, for a delete that waited would not see that a line was raised while it waited.
 */
export const TAKE_FROM_CART = `
bought as materialized (
  select cart_line.cart_no, cart_line.order_cnt, (product->>'orderCnt')::integer as bought_cnt
  from closed, jsonb_array_elements(closed.products) product join cart_line on cart_no = (product->>'cartNo')::bigint
  where cart_line.member_no = closed.member_no and cart_no = any (closed.cart_nos)
    and option_no = (product->>'optionNo')::bigint
  for update of cart_line),
emptied as (
  delete from cart_line using bought where cart_line.cart_no = bought.cart_no and bought.order_cnt <= bought_cnt),
left_over as (
  update cart_line
  set cart_no = nextval(pg_get_serial_sequence('cart_line', 'cart_no')), order_cnt = bought.order_cnt - bought_cnt
  from bought where cart_line.cart_no = bought.cart_no and bought.order_cnt > bought_cnt)`;
