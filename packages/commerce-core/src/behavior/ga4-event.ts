import type { TrackedGoods } from './goods-event.ts';
import type { PurchaseEvent, PurchaseItem } from './purchase-event.ts';
import type { TrackingEvent } from './tracking-event.ts';

/** An event as GA4 has it: what it tells of goods stands apart. Source: developers.google.com (recommended events). */
export interface Ga4Event extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly ecommerce?: Readonly<Record<string, unknown>>;
}

/** An event in GA4's names; one that GA4 has no name for goes as it is. */
export function ga4Event({ name, parameters }: TrackingEvent): Ga4Event {
  switch (name) {
    case 'purchase':
      return { name, ecommerce: purchaseOf(parameters) };
    case 'share': {
      const { sharedChannel, productId } = parameters;
      return { name, method: sharedChannel, content_type: productId === null ? 'page' : 'product', item_id: productId };
    }
    case 'page_view':
      return { name, page_code: parameters.pageCode, previous_page_code: parameters.previousPageCode };
    case 'view_item_list':
    case 'select_item': {
      const { listId, items } = parameters;
      return { name, ecommerce: { item_list_id: listId, items: items.map(goodsOf) } };
    }
    case 'member':
    case 'payment_button':
      return { name, ...parameters };
    default: {
      const { value, items, payType, isGift } = parameters;
      const ecommerce = {
        currency: 'KRW',
        value,
        items: items.map(goodsOf),
        ...(payType !== undefined && { payment_type: payType }),
        ...(isGift === true && { checkout_type: 'gift' }),
      };
      return { name, ecommerce };
    }
  }
}

function goodsOf({ productNo, productName, optionValue, price, orderCnt, index }: TrackedGoods & { index?: number }) {
  return {
    item_id: String(productNo),
    item_name: productName,
    item_variant: optionValue,
    price,
    quantity: orderCnt,
    ...(index !== undefined && { index }),
  };
}

/**
 * `value` is what was charged, so that revenue is the shop's own; GA4's own sum of the goods is that of `buy_amt`.
 * `shipping` and `coupon` are GA4's, the other amounts go by their names here.
 */
function purchaseOf(parameters: PurchaseEvent['parameters']): Readonly<Record<string, unknown>> {
  const { items, orderNo, value, deliveryAmt, coupon } = parameters;
  return {
    transaction_id: orderNo,
    currency: 'KRW',
    value,
    shipping: deliveryAmt,
    tax: 0,
    coupon,
    product_coupon_discount_amt: parameters.productCouponDiscountAmt,
    cart_coupon_discount_amt: parameters.cartCouponDiscountAmt,
    delivery_coupon_discount_amt: parameters.deliveryCouponDiscountAmt,
    sub_pay_amt: parameters.subPayAmt,
    items: items.map(boughtOf),
  };
}

/**
 * GA4's `price` and `discount` are of one piece, and add up to its list price; the amounts beside them are of the line.
 */
function boughtOf(item: PurchaseItem) {
  const { orderCnt, buyAmt, adjustedAmt, immediateDiscountAmt, additionalDiscountAmt } = item;
  return {
    item_id: String(item.productNo),
    item_name: item.productName,
    item_category: item.categoryName1,
    item_category2: item.categoryName2,
    item_category3: item.categoryName3,
    item_category4: item.categoryName4,
    item_variant: variantOf(item.optionName, item.optionValue),
    price: Math.round(buyAmt / orderCnt),
    discount: Math.round((immediateDiscountAmt + additionalDiscountAmt) / orderCnt),
    quantity: orderCnt,
    option_name: item.optionName,
    option_value: item.optionValue,
    buy_amt: buyAmt,
    adjusted_amt: adjustedAmt,
    immediate_discount_amt: immediateDiscountAmt,
    additional_discount_amt: additionalDiscountAmt,
  };
}

/** `색상|사이즈` and `블랙|M` together are `색상:블랙|사이즈:M`. */
function variantOf(names: string, values: string): string {
  const labels = names.split('|');
  return values
    .split('|')
    .map((value, level) => (labels[level] === undefined || labels[level] === '' ? value : `${labels[level]}:${value}`))
    .join('|');
}
