import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** What the lines of a bill are called, by their rule: in the order sheet, in an order, and where a price is explained. */
export const ruleText = defineText({
  ko: {
    STANDARD: '상품금액',
    IMMEDIATE_DISCOUNT: '상품할인',
    ADDITIONAL_DISCOUNT: '추가할인',
    PRODUCT_COUPON: '상품 쿠폰',
    CART_COUPON: '장바구니 쿠폰',
    DELIVERY: '배송비',
    REMOTE_DELIVERY: '제주·도서산간 추가',
    DELIVERY_COUPON: '배송비 쿠폰',
    POINT: '포인트 사용',
  },
  en: {
    STANDARD: 'Items',
    IMMEDIATE_DISCOUNT: 'Product discount',
    ADDITIONAL_DISCOUNT: 'Extra discount',
    PRODUCT_COUPON: 'Product coupon',
    CART_COUPON: 'Cart coupon',
    DELIVERY: 'Delivery',
    REMOTE_DELIVERY: 'Remote area',
    DELIVERY_COUPON: 'Delivery coupon',
    POINT: 'Points used',
  },
});
