import type { Word } from './word.ts';

/** What shoppers look for most, 1 to 10. */
export const POPULAR_KEYWORDS = [
  '한라봉|Hallabong',
  '무선 이어폰|Wireless earbuds',
  '패딩|Puffer',
  '보조배터리|Power bank',
  '홍삼|Red ginseng',
  '수분 크림|Moisture cream',
  '가습기|Humidifier',
  '강아지 간식|Dog treats',
  '캠핑 체어|Camping chair',
  '물티슈|Wet wipes',
] as const satisfies readonly Word[];

/** What the shop would show. */
export const RECOMMENDED_KEYWORDS = [
  '겨울 이불|Bedding set',
  '선물세트|Gift set',
  '로봇청소기|Robot vacuum',
  '딸기|Strawberry',
  '니트|Knitwear',
  '커피 쿠폰|Coffee vouchers',
  '비타민|Vitamins',
  '머그컵|Mug',
  '전기히터|Heater',
  '핸드크림|Hand cream',
] as const satisfies readonly Word[];
