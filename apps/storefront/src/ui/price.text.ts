import { defineText } from '../locale/define-text.ts';

/** Words around prices and ratings, also those only read out. */
export const priceText = defineText({
  ko: {
    read: (rate: number, price: string) => (rate > 0 ? `할인율 ${rate}퍼센트, 판매가 ${price}` : `판매가 ${price}`),
    listPrice: '정가',
    rating: (rating: string, count: string) => `별점 5점 만점에 ${rating}점, 리뷰 ${count}개`,
    soldOut: '품절',
    upcoming: '판매예정',
    ended: '판매종료',
    wish: (name: string) => `${name} 찜하기`,
    unwish: (name: string) => `${name} 찜 해제`,
    rank: (rank: number) => `${rank}위`,
    adult: '19세 이상만 볼 수 있어요',
    telecomOnly: '고객전용',
    today: '오늘출발',
    coupon: '쿠폰',
    freeDelivery: '무료배송',
  },
  en: {
    read: (rate, price) => (rate > 0 ? `${rate} percent off, ${price}` : price),
    listPrice: 'List price',
    rating: (rating, count) => `Rated ${rating} out of 5, ${count} reviews`,
    soldOut: 'Sold out',
    upcoming: 'Coming soon',
    ended: 'Ended',
    wish: (name) => `Save ${name}`,
    unwish: (name) => `Unsave ${name}`,
    rank: (rank) => `No. ${rank}`,
    adult: 'Adults only',
    telecomOnly: 'Members',
    today: 'Leaves today',
    coupon: 'Coupon',
    freeDelivery: 'Free delivery',
  },
});
