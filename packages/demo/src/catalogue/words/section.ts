import type { Word } from './word.ts';

/** Which products a list takes, best sellers first. */
export type Choice =
  | 'MIXED'
  | 'POPULAR'
  | 'NEW'
  | 'FREE_DELIVERY'
  | 'REVIEWED'
  | 'CHEAP'
  | 'DISCOUNTED'
  | 'TELECOM'
  | 'APP_COUPON'
  | 'GIFT';

/** A section of the shop window. */
export interface SectionWords {
  readonly sectionNo: number;
  readonly code: string;
  readonly placement: 'HOME' | 'TIME_DEAL' | 'LIMITED' | 'BEST' | 'RECOMMEND';
  readonly label: Word;
  readonly explain: Word;
  readonly choice: Choice;
  readonly count: number;
}

/** Today's deal; what it shows was partly sold before. */
export const DEAL_SECTION = { choice: 'DISCOUNTED', count: 10 } as const satisfies Pick<
  SectionWords,
  'choice' | 'count'
>;

/** The five sections of the home screen (Spec §3) and the lists around them; words are Assumed. */
export const SECTIONS: readonly SectionWords[] = [
  {
    sectionNo: 1,
    code: 'SCMO0001',
    placement: 'HOME',
    label: '오늘의 추천|Today’s picks',
    explain: '취향에 맞을 만한 상품을 골랐어요|Things you may like',
    choice: 'MIXED',
    count: 60,
  },
  {
    sectionNo: 2,
    code: 'SCMO0002',
    placement: 'HOME',
    label: '지금 많이 담고 있어요|In everyone’s cart',
    explain: '최근 하루 동안 장바구니에 많이 담겼어요|Most added to carts in the last day',
    choice: 'POPULAR',
    count: 60,
  },
  {
    sectionNo: 3,
    code: 'SCMO0003',
    placement: 'HOME',
    label: '새로 들어왔어요|Just in',
    explain: '이번 주에 처음 만나는 상품이에요|New this week',
    choice: 'NEW',
    count: 48,
  },
  {
    sectionNo: 4,
    code: 'SCMO0004',
    placement: 'HOME',
    label: '한 개만 사도 무료배송|Free delivery, even on one',
    explain: '배송비 걱정 없이 담아 보세요|Add just one and pay no delivery fee',
    choice: 'FREE_DELIVERY',
    count: 60,
  },
  {
    sectionNo: 5,
    code: 'SCMO0005',
    placement: 'HOME',
    label: '리뷰가 말해 줘요|Loved in reviews',
    explain: '별점 높은 상품만 모았어요|Highly rated by buyers',
    choice: 'REVIEWED',
    count: 60,
  },
  {
    sectionNo: 6,
    code: 'SCMO0006',
    placement: 'TIME_DEAL',
    label: '오늘의 특가|Today’s deals',
    explain: '자정까지 이 가격이에요|This price until midnight',
    ...DEAL_SECTION,
  },
  {
    sectionNo: 7,
    code: 'SCMO0007',
    placement: 'LIMITED',
    label: '한정수량|Limited stock',
    explain: '수량이 얼마 남지 않았어요|Only a few left',
    choice: 'CHEAP',
    count: 40,
  },
  {
    sectionNo: 8,
    code: 'SCMO0008',
    placement: 'BEST',
    label: '베스트|Best sellers',
    explain: '이번 주 가장 많이 팔렸어요|Most sold this week',
    choice: 'POPULAR',
    count: 100,
  },
  {
    sectionNo: 9,
    code: 'SCMO0009',
    placement: 'RECOMMEND',
    label: '고객님께 추천해요|Recommended for you',
    explain: '비슷한 분들이 많이 골랐어요|Popular with people like you',
    choice: 'MIXED',
    count: 60,
  },
  {
    sectionNo: 10,
    code: 'SCMO0010',
    placement: 'RECOMMEND',
    label: '선물하기 좋아요|Good gifts',
    explain: '마음을 전하기 좋은 상품이에요|To show you care',
    choice: 'GIFT',
    count: 40,
  },
];
