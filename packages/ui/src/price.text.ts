import { defineText } from './locale/define-text.ts';

/**
 * Words around prices and ratings. Those that are only read out go around what is seen, in place of each bar: so no
 * figure is sent twice.
 */
export const priceText = defineText({
  ko: {
    salePrice: '정가 |',
    discounted: '할인율 |퍼센트, 판매가 |',
    discountedPrice: '판매가 |',
    rating: '별점 5점 만점에 |점, 리뷰 |개',
    soldOut: '품절',
    upcoming: '판매예정',
    ended: '판매종료',
    wish: (name: string) => `${name} 찜하기`,
    unwish: (name: string) => `${name} 찜 해제`,
    rank: '|위',
    adult: '19세 이상만 볼 수 있어요',
    telecomOnly: (telecom: string) => `${telecom} 전용`,
    todayDeparture: '오늘출발',
    hasCoupon: '쿠폰',
    freeDelivery: '무료배송',
  },
  en: {
    salePrice: 'List price |',
    discounted: '| percent off, |',
    discountedPrice: '|',
    rating: 'Rated | out of 5, | reviews',
    soldOut: 'Sold out',
    upcoming: 'Coming soon',
    ended: 'Ended',
    wish: (name) => `Save ${name}`,
    unwish: (name) => `Unsave ${name}`,
    rank: 'No. |',
    adult: 'Adults only',
    telecomOnly: (telecom) => `${telecom} only`,
    todayDeparture: 'Ships today',
    hasCoupon: 'Coupon',
    freeDelivery: 'Free delivery',
  },
});
