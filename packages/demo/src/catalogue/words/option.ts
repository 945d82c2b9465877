import type { PaletteId } from '../../art/palette.ts';
import type { Word } from './word.ts';

/** Colors by the palette a picture is drawn with. */
export const COLOR_WORDS: Readonly<Record<PaletteId, Word>> = {
  black: '블랙|Black',
  white: '화이트|White',
  gray: '그레이|Gray',
  navy: '네이비|Navy',
  blue: '블루|Blue',
  sky: '스카이블루|Sky blue',
  indigo: '인디고|Indigo',
  violet: '라벤더|Lavender',
  rose: '로즈핑크|Rose pink',
  red: '레드|Red',
  coral: '코랄|Coral',
  amber: '머스터드|Mustard',
  green: '딥그린|Deep green',
  mint: '민트|Mint',
  olive: '올리브|Olive',
  beige: '베이지|Beige',
  brown: '브라운|Brown',
};

/** Names of option levels. */
export const LEVEL_WORDS = {
  color: '색상|Color',
  size: '사이즈|Size',
  device: '기종|Device',
  bundle: '구성|Set',
  amount: '용량|Amount',
  flavor: '종류|Kind',
  age: '단계|Stage',
} as const satisfies Record<string, Word>;

/** Sizes of clothes. */
export const CLOTHES_SIZES: readonly Word[] = ['S', 'M', 'L', 'XL', '2XL'];

/** Sizes of shoes in mm. */
export const SHOE_SIZES: readonly Word[] = [
  '230',
  '235',
  '240',
  '245',
  '250',
  '255',
  '260',
  '265',
  '270',
  '275',
  '280',
];

/** Sizes of what lies on a bed, by the bed. */
export const BED_SIZES: readonly Word[] = ['싱글 S|Single', '슈퍼싱글 SS|Super single', '퀸 Q|Queen'];

/** Sizes of furniture and pillows. */
export const HOME_SIZES: readonly Word[] = ['소형|Small', '중형|Medium', '대형|Large'];

/** Phones and tablets, named by their inches so that no maker is named. */
export const DEVICES: readonly Word[] = [
  '6.1인치형 기본|6.1" standard',
  '6.3인치형 프로|6.3" pro',
  '6.7인치형 맥스|6.7" max',
  '6.8인치형 울트라|6.8" ultra',
  '6.2인치형 플립|6.2" flip',
];

/** Bundles with how many pieces they hold. */
export const BUNDLES: readonly (readonly [word: Word, pieces: number])[] = [
  ['단품|Single', 1],
  ['1+1 (2개)|1+1 (2 pcs)', 2],
  ['3개 세트|Set of 3', 3],
  ['5개 세트|Set of 5', 5],
];

/** Amounts with their price as a part of the single price. */
export const AMOUNTS: readonly (readonly [word: Word, times: number])[] = [
  ['기본|Regular', 1],
  ['대용량|Large', 1.6],
  ['특대용량|Extra large', 2.2],
];

/** Kinds and flavours by what is sold. */
export const FLAVORS: Readonly<
  Record<'food' | 'drinks' | 'beauty' | 'keyboard' | 'household' | 'pets', readonly Word[]>
> = {
  food: [
    '오리지널|Original',
    '초코|Chocolate',
    '바닐라|Vanilla',
    '녹차|Green tea',
    '딸기|Strawberry',
    '흑임자|Black sesame',
  ],
  drinks: ['플레인|Plain', '레몬|Lemon', '자몽|Grapefruit', '라임|Lime'],
  beauty: ['01 코튼|01 Cotton', '02 로지|02 Rosy', '03 피그|03 Fig', '04 머스크|04 Musk', '05 시트러스|05 Citrus'],
  keyboard: ['청축|Blue switch', '적축|Red switch', '갈축|Brown switch', '저소음 적축|Silent red'],
  household: ['코튼블루|Cotton blue', '라벤더|Lavender', '유칼립투스|Eucalyptus', '시트러스|Citrus'],
  pets: ['연어|Salmon', '닭고기|Chicken', '소고기|Beef', '오리|Duck'],
};

/** Stages of diapers and children's food. */
export const STAGES: readonly Word[] = [
  '3단계 (6~9kg)|Size 3 (6–9 kg)',
  '4단계 (8~12kg)|Size 4 (8–12 kg)',
  '5단계 (11~15kg)|Size 5 (11–15 kg)',
  '6단계 (14kg 이상)|Size 6 (14 kg+)',
];

/** What the head of a name may promise. */
export interface HeadFacts {
  /** Of the list price, in percent. */
  readonly discountRate: number;
  readonly hasBundles: boolean;
  readonly isFreeDelivery: boolean;
  readonly isNew: boolean;
  /** Of all its options together. */
  readonly stockCnt: number;
}

/** Heads before a name. */
export const NAME_HEADS: readonly {
  readonly words: Word;
  /** Whether it is true of a product. */
  readonly holds: (facts: HeadFacts) => boolean;
}[] = [
  { words: '[오늘특가]|[Today only]', holds: ({ discountRate }) => discountRate >= 25 },
  { words: '[단독]|[Exclusive]', holds: () => true },
  { words: '[1+1]|[1+1]', holds: ({ hasBundles }) => hasBundles },
  { words: '[무료배송]|[Free delivery]', holds: ({ isFreeDelivery }) => isFreeDelivery },
  { words: '[연말세일]|[Year-end sale]', holds: ({ discountRate }) => discountRate > 0 },
  { words: '[신상품]|[New]', holds: ({ isNew }) => isNew },
  { words: '[한정수량]|[Limited]', holds: ({ stockCnt }) => stockCnt > 0 && stockCnt <= 60 },
];

/** What a line under a product's name may promise. */
interface PromotionFacts {
  readonly leavesToday: boolean;
  readonly hasAppCoupon: boolean;
  readonly isFreeDelivery: boolean;
  readonly isGiftable: boolean;
  readonly reviewCnt: number;
  /** Place among all products by sales, from 0. */
  readonly rank: number;
}

/** Lines under a name. */
export const PROMOTIONS: readonly {
  readonly words: Word;
  /** Whether it is true of a product. */
  readonly holds: (facts: PromotionFacts) => boolean;
}[] = [
  { words: '빠르게 받아 보세요|Arrives fast', holds: ({ leavesToday }) => leavesToday },
  { words: '앱에서 쿠폰 10% 더|10% more with the app coupon', holds: ({ hasAppCoupon }) => hasAppCoupon },
  { words: '리뷰가 많은 데는 이유가 있어요|Loved by reviewers', holds: ({ reviewCnt }) => reviewCnt >= 20 },
  { words: '배송비 걱정 없어요|Delivered free', holds: ({ isFreeDelivery }) => isFreeDelivery },
  { words: '선물하기 좋아요|Makes a good gift', holds: ({ isGiftable }) => isGiftable },
  { words: '많이 팔리는 상품이에요|Sells well', holds: ({ rank }) => rank < 300 },
];
