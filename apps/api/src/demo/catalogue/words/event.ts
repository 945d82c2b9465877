import type { Poster } from './poster.ts';
import type { Word } from './word.ts';

/** An event with what it gives. */
export interface EventWords extends Poster {
  readonly type: 'JOIN' | 'COUPON' | 'POINT' | 'NOTICE';
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
    line: '앱 전용 쿠폰을 바로 드려요|An app-only coupon at once',
    palette: 'indigo',
    figures: [
      [101, 0, 'indigo'],
      [103, 1, 'sky'],
    ],
    couponNo: 3,
    daysLeft: 40,
    body: '딜스토어 앱을 설치하고 로그인하시면 앱 전용 10% 쿠폰을 받으실 수 있습니다. 쿠폰은 앱에서만 사용하실 수 있습니다.|Install the Dealstore app and log in to receive a 10% coupon. It can be used in the app only.',
  },
  {
    type: 'COUPON',
    title: '매일 출석하고 1,000원 받기|Check in daily for ₩1,000',
    line: '하루 한 번, 쿠폰이 쏟아져요|Once a day',
    palette: 'amber',
    figures: [
      [404, 2, 'amber'],
      [1204, 0, 'brown'],
    ],
    couponNo: 14,
    daysLeft: 11,
    body: '이벤트 기간에 참여하신 모든 분께 1,000원 쿠폰을 드립니다. 쿠폰은 발급일부터 7일 동안 사용하실 수 있습니다.|Everyone who takes part receives a ₩1,000 coupon, valid for 7 days.',
  },
  {
    type: 'POINT',
    title: '첫 리뷰 쓰고 500P 받기|500 points for your first review',
    line: '사진까지 올리면 두 배 즐거워요|Photos welcome',
    palette: 'rose',
    figures: [
      [601, 0, 'rose'],
      [703, 0, 'beige'],
    ],
    points: 500,
    limit: 3_000,
    daysLeft: 25,
    body: '이벤트에 참여하시고 첫 사진 리뷰를 쓰시면 500포인트를 드립니다. 선착순 3,000명까지 참여하실 수 있습니다.|Take part and write your first photo review to receive 500 points. The first 3,000 members.',
  },
  {
    type: 'JOIN',
    title: '통신 고객 감사 추첨|Thank-you draw for telecom customers',
    line: '무선 청소기의 주인공은?|Win a cordless vacuum',
    palette: 'violet',
    figures: [
      [301, 0, 'violet'],
      [502, 0, 'amber'],
    ],
    telecomOnly: true,
    limit: 50_000,
    daysLeft: 18,
    body: '통신 고객이라면 누구나 참여하실 수 있습니다. 추첨을 통해 10분께 무선 청소기를 드리며 결과는 알림으로 알려 드립니다.|Every telecom customer may take part. Ten winners are told by a notice in the app.',
  },
  {
    type: 'JOIN',
    title: '겨울맞이 캠핑 사진 공모|Winter camping photos',
    line: '베스트 사진에 텐트를 드려요|A tent for the best',
    palette: 'green',
    figures: [
      [1201, 0, 'green'],
      [1201, 2, 'amber'],
    ],
    daysLeft: 30,
    body: '캠핑 사진을 리뷰로 남기고 참여해 주시기 바랍니다. 심사를 거쳐 다섯 분께 원터치 텐트를 드립니다.|Leave a camping photo as a review and take part. Five winners receive a pop-up tent.',
  },
  {
    type: 'COUPON',
    title: '친구와 함께 무료배송|Free delivery for friends',
    line: '배송비 쿠폰을 선물해요|A delivery coupon for both',
    palette: 'mint',
    figures: [
      [1001, 0, 'mint'],
      [901, 0, 'sky'],
    ],
    couponNo: 10,
    daysLeft: 9,
    body: '공유하기로 딜스토어를 알리고 무료배송 쿠폰을 받아 보시기 바랍니다.|Share Dealstore and receive a free-delivery coupon.',
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
    body: '연말연시에는 주문이 몰려 배송이 하루나 이틀 늦어질 수 있습니다. 고객센터는 평일 09:00부터 18:00까지 운영합니다.|Deliveries may take a day or two longer at the end of the year. Support is open on weekdays, 09:00–18:00.',
  },
];
