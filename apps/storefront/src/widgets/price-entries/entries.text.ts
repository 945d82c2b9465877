import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of a bill in entries: why each rule is there. */
export const entriesText = defineText({
  ko: {
    lead: '상품금액에서 할인을 빼고 배송비를 더한 금액이에요.',
    total: '합계',
    STANDARD_WHY: '할인 전 판매가 × 수량이에요',
    IMMEDIATE_DISCOUNT_WHY: '판매자가 정한 할인이에요',
    ADDITIONAL_DISCOUNT_WHY: '딜 기간에 더해지는 할인이에요',
    PRODUCT_COUPON_WHY: '이 상품에만 쓰는 쿠폰이에요',
    CART_COUPON_WHY: '주문 전체에 쓰고, 상품금액에 따라 나눠서 빼요',
    DELIVERY_WHY: '판매자마다 따로 받아요',
    REMOTE_DELIVERY_WHY: '제주와 섬으로 갈 때 더해져요',
    DELIVERY_COUPON_WHY: '배송비에서만 빼요',
    POINT_WHY: '쿠폰을 쓴 다음 마지막에 빼요',
    myPoints: '내 포인트',
  },
  en: {
    lead: 'Item prices less discounts, plus delivery.',
    total: 'Total',
    STANDARD_WHY: 'List price times quantity',
    IMMEDIATE_DISCOUNT_WHY: 'Set by the seller',
    ADDITIONAL_DISCOUNT_WHY: 'Added while a deal runs',
    PRODUCT_COUPON_WHY: 'For this product only',
    CART_COUPON_WHY: 'For the whole order, split across items by price',
    DELIVERY_WHY: 'Each seller charges its own',
    REMOTE_DELIVERY_WHY: 'Added for Jeju and the islands',
    DELIVERY_COUPON_WHY: 'Off the delivery fee only',
    POINT_WHY: 'Taken off last, after coupons',
    myPoints: 'Your points',
  },
});
