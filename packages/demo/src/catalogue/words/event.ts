import type { Poster } from './poster.ts';
import type { Word } from './word.ts';

/** An event with what it gives. */
export interface EventWords extends Poster {
  readonly type: 'JOIN' | 'COUPON' | 'ATTENDANCE' | 'NOTICE';
  readonly couponNo?: number;
  readonly points?: number;
  readonly limit?: number;
  readonly telecomOnly?: boolean;
  /** Days from its end to now; negative when it is over. */
  readonly daysLeft: number;
  readonly body: Word;
}

/** Events in the order of their numbers from 1. */
export const EVENTS: readonly EventWords[] = [
  {
    type: 'COUPON',
    title: '앱 설치하고 10% 쿠폰 받기|Install the app, get 10% off',
    line: '앱 전용 쿠폰을 바로 드려요|Get an app-only coupon right away',
    palette: 'indigo',
    figures: [
      [101, 0, 'indigo'],
      [103, 1, 'sky'],
    ],
    couponNo: 3,
    daysLeft: 40,
    body: '참여하면 앱 전용 10% 쿠폰을 바로 드려요. 쿠폰은 앱에서만, 받은 날부터 30일 동안 쓸 수 있어요.|Join and get a 10% coupon right away. You can use it in the app only, for 30 days.',
  },
  {
    type: 'ATTENDANCE',
    title: '매일 출석하고 100P 받기|Check in daily for 100 points',
    line: '하루 한 번 출석하면 100포인트|100 points, once a day',
    palette: 'amber',
    figures: [
      [404, 2, 'amber'],
      [1204, 0, 'brown'],
    ],
    points: 100,
    daysLeft: 11,
    body: '이벤트 기간에 하루 한 번 출석할 때마다 100포인트를 바로 드려요. 날짜는 한국 시각 0시에 바뀌고, 포인트는 받은 날부터 1년 동안 쓸 수 있어요.|Check in once a day during the event and get 100 points right away. A new day starts at midnight in Korea, and the points are valid for a year.',
  },
  {
    type: 'NOTICE',
    title: '첫 사진 리뷰 쓰고 500P 받기|500 points for your first photo review',
    line: '사진 한 장이면 충분해요|One photo is enough',
    palette: 'rose',
    figures: [
      [601, 0, 'rose'],
      [703, 0, 'beige'],
    ],
    daysLeft: 25,
    body: '구매한 상품에 사진을 올려 첫 리뷰를 쓰면 500포인트를 드려요. 따로 참여하지 않아도 리뷰를 등록하면 바로 적립돼요. 같은 상품은 한 번만 드려요.|Add a photo to your first review of something you bought and get 500 points. There’s nothing to join: you get them as soon as you post it, once per product.',
  },
  {
    type: 'JOIN',
    title: '딜텔레콤 고객 감사 추첨|Thank-you draw for DealTel customers',
    line: '무선 청소기의 주인공은?|Win a cordless vacuum',
    palette: 'violet',
    figures: [
      [301, 0, 'violet'],
      [502, 0, 'amber'],
    ],
    telecomOnly: true,
    limit: 50_000,
    daysLeft: 18,
    body: '딜텔레콤 고객이라면 누구나 참여할 수 있어요. 추첨해서 열 분께 무선 청소기를 드리고, 당첨되면 알림으로 알려드려요. 선착순 50,000명까지 참여할 수 있어요.|Every DealTel customer can take part, up to 50,000 people. Ten winners get a cordless vacuum, and we’ll notify them in the app.',
  },
  {
    type: 'JOIN',
    title: '겨울맞이 캠핑 사진 공모|Winter camping photos',
    line: '베스트 사진에 텐트를 드려요|The best photos win a tent',
    palette: 'green',
    figures: [
      [1201, 0, 'green'],
      [1201, 2, 'amber'],
    ],
    daysLeft: 30,
    body: '캠핑 사진을 리뷰로 남기고 참여해 주세요. 심사해서 다섯 분께 원터치 텐트를 드리고, 당첨되면 알림으로 알려드려요.|Post a camping photo in a review and join. Five winners get a pop-up tent, and we’ll notify them in the app.',
  },
  {
    type: 'COUPON',
    title: '무료배송 쿠폰 받기|A free-delivery coupon',
    line: '누구나 한 장 드려요|One for everyone',
    palette: 'mint',
    figures: [
      [1001, 0, 'mint'],
      [901, 0, 'sky'],
    ],
    couponNo: 10,
    daysLeft: 9,
    body: '참여하면 무료배송 쿠폰을 바로 드려요. 한 사람에 한 장만 드려요.|Join and get a free-delivery coupon right away, one per person.',
  },
  {
    type: 'NOTICE',
    title: '연말 고객센터 운영 안내|Year-end service hours',
    line: '배송과 상담 일정을 확인하세요|Delivery and support schedule',
    palette: 'gray',
    figures: [
      [302, 0, 'white'],
      [105, 0, 'gray'],
    ],
    daysLeft: 45,
    body: '연말연시에는 주문이 몰려 배송이 하루나 이틀 늦어질 수 있어요. 고객센터는 평일 09:00부터 18:00까지 운영해요.|Deliveries may take a day or two longer at the end of the year. Customer service is open on weekdays, 9 AM–6 PM',
  },
];
