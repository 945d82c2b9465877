import type { Poster } from './poster.ts';
import type { Word } from './word.ts';

/** Words of the small carousel in the header. */
export const HEADER_POSTERS: readonly (Poster & { readonly landingUrl: string })[] = [
  {
    title: '딜스토어|Dealstore',
    line: '오늘도 좋은 딜|A good deal every day',
    palette: 'indigo',
    figures: [[101, 0, 'indigo']],
    landingUrl: '/',
  },
  {
    title: '3만원부터 3,000원 할인|₩3,000 off from ₩30,000',
    line: '멤버십 쿠폰|Membership coupon',
    palette: 'violet',
    figures: [[1205, 3, 'violet']],
    landingUrl: '/memberShip',
  },
  {
    title: '번호만 알면 선물 끝|A phone number sends a gift',
    line: '커피부터 외식까지|From coffee to dinner',
    palette: 'coral',
    figures: [[1204, 1, 'coral']],
    landingUrl: '/exhibition/9',
  },
];

/** Tabs of the main menu; the first is the special one. */
export const MAIN_MENUS: readonly (Poster & {
  readonly label: Word;
  /** Where its tab under the header leads. */
  readonly tabUrl: string;
})[] = [
  {
    label: '특가|Deals',
    tabUrl: '/?tab=deal',
    title: '오늘의 특가|Today’s deals',
    line: '자정까지만|Until midnight',
    palette: 'red',
    figures: [[201, 0, 'black']],
  },
  {
    label: '베스트|Best',
    tabUrl: '/?tab=best',
    title: '이번 주 베스트|Best of the week',
    line: '많이 팔린 순서대로|Ranked by sales',
    palette: 'indigo',
    figures: [[601, 0, 'violet']],
  },
  {
    label: '한정수량|Limited',
    tabUrl: '/?tab=limited',
    title: '한정수량 특가|Limited deals',
    line: '서두르세요|Be quick',
    palette: 'amber',
    figures: [[401, 3, 'green']],
  },
  {
    label: '기획전|Promotions',
    tabUrl: '/?tab=exhibitions',
    title: '기획전|Promotions',
    line: '골라 담는 재미|Pick and choose',
    palette: 'mint',
    figures: [[901, 0, 'beige']],
  },
  {
    label: '이벤트|Events',
    tabUrl: '/?tab=events',
    title: '이벤트|Events',
    line: '참여하고 받아요|Join and win',
    palette: 'coral',
    figures: [[404, 4, 'coral']],
  },
  {
    label: '멤버십 혜택|Membership',
    tabUrl: '/memberShip',
    title: '멤버십 혜택|Membership',
    line: '매달 새로운 쿠폰|New coupons monthly',
    palette: 'violet',
    figures: [[1205, 3, 'violet']],
  },
];
