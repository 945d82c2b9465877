import type { Poster } from './poster.ts';

/** Main banners, at least eight. Landing addresses are made by the generator. */
export const MAIN_POSTERS: readonly (Poster & { readonly landingUrl: string })[] = [
  {
    title: '건조한 겨울, 보습템 최대 45%|Dry winter? Moisturizers up to 45% off',
    line: '쿠폰을 더하면 더 가볍게|Even less with a coupon',
    palette: 'violet',
    figures: [
      [601, 0, 'violet'],
      [605, 0, 'rose'],
      [601, 3, 'mint'],
    ],
    landingUrl: '/exhibition/1',
  },
  {
    title: '제주에서 바로 온 한라봉|Hallabong straight from Jeju',
    line: '귤부터 샤인머스캣까지 산지직송|Citrus and grapes, farm-direct',
    palette: 'amber',
    figures: [
      [401, 0, 'coral'],
      [401, 3, 'green'],
      [404, 1, 'red'],
    ],
    landingUrl: '/exhibition/2',
  },
  {
    title: '소리에 푹 빠지는 시간|Lost in sound',
    line: '무선 이어폰·스피커 최대 38%|Earbuds and speakers up to 38% off',
    palette: 'blue',
    figures: [
      [201, 0, 'black'],
      [202, 0, 'navy'],
      [201, 2, 'sky'],
    ],
    landingUrl: '/exhibition/3',
  },
  {
    title: '포근하게 바꾸는 침실|A cozier bedroom',
    line: '이불·베개·조명을 한자리에|Bedding, pillows and lamps',
    palette: 'beige',
    figures: [
      [901, 0, 'beige'],
      [902, 0, 'amber'],
      [901, 2, 'gray'],
    ],
    landingUrl: '/exhibition/4',
  },
  {
    title: '첫눈 오기 전 장만하세요|Before the first snow',
    line: '패딩·니트 겨울 준비|Puffers and knits',
    palette: 'navy',
    figures: [
      [705, 0, 'navy'],
      [703, 0, 'red'],
      [804, 3, 'beige'],
    ],
    landingUrl: '/exhibition/5',
  },
  {
    title: '부모님 건강 챙기는 홍삼|Ginseng for your parents',
    line: '선물세트 포장까지 한 번에|Gift sets, wrapped and ready',
    palette: 'red',
    figures: [
      [501, 3, 'red'],
      [501, 0, 'amber'],
      [502, 0, 'navy'],
    ],
    landingUrl: '/exhibition/6',
  },
  {
    title: '우리 집 막내 간식 창고|Treats for your furry friend',
    line: '강아지·고양이 모두 모였어요|For dogs and cats',
    palette: 'mint',
    figures: [
      [1103, 4, 'mint'],
      [1104, 4, 'rose'],
      [1103, 0, 'coral'],
    ],
    landingUrl: '/exhibition/7',
  },
  {
    title: '주말엔 캠핑 갈까요|Camping this weekend?',
    line: '텐트·체어를 한자리에|Tents and chairs in one place',
    palette: 'green',
    figures: [
      [1201, 0, 'green'],
      [1201, 1, 'navy'],
      [1201, 2, 'amber'],
    ],
    landingUrl: '/exhibition/8',
  },
  {
    title: '딜텔레콤 고객만의 혜택|Only for DealTel customers',
    line: '매달 3,000원·5,000원 쿠폰|₩3,000 and ₩5,000 coupons every month',
    palette: 'indigo',
    figures: [
      [103, 1, 'indigo'],
      [101, 0, 'sky'],
      [105, 1, 'violet'],
    ],
    landingUrl: '/memberShip',
  },
];

/** Banners between the sections. */
export const MIDDLE_POSTERS: readonly (Poster & { readonly landingUrl: string })[] = [
  {
    title: '커피 한 잔의 여유, e쿠폰|A coffee break, by e-voucher',
    line: '받는 사람 번호만 알면 선물 끝|A phone number is all you need',
    palette: 'brown',
    figures: [
      [1204, 0, 'brown'],
      [1204, 3, 'rose'],
    ],
    landingUrl: '/exhibition/9',
  },
  {
    title: '생필품 쟁여 두는 날|Stock-up day',
    line: '3만원 이상 무료배송|Free delivery from ₩30,000',
    palette: 'sky',
    figures: [
      [1001, 0, 'sky'],
      [1002, 0, 'blue'],
      [1004, 0, 'mint'],
    ],
    landingUrl: '/exhibition/10',
  },
  {
    title: '작은 집을 위한 가전|Appliances for small homes',
    line: '원룸에 딱 맞는 크기|Sized for a studio',
    palette: 'gray',
    figures: [
      [302, 2, 'white'],
      [303, 0, 'beige'],
      [304, 0, 'gray'],
    ],
    landingUrl: '/exhibition/11',
  },
];

/** Banners above the footer. */
export const BOTTOM_POSTERS: readonly (Poster & { readonly landingUrl: string })[] = [
  {
    title: '이번 달 멤버십 쿠폰|This month’s membership coupons',
    line: '3,000원·5,000원 중에 골라 받아요|Choose ₩3,000 or ₩5,000 off',
    palette: 'indigo',
    figures: [
      [101, 0, 'indigo'],
      [1205, 3, 'amber'],
    ],
    landingUrl: '/memberShip',
  },
  {
    title: '아이와 반려동물, 한 번에|For kids and pets',
    line: '기저귀·장난감·간식을 한자리에|Diapers, toys and treats',
    palette: 'coral',
    figures: [
      [1101, 0, 'sky'],
      [1102, 1, 'coral'],
    ],
    landingUrl: '/exhibition/7',
  },
];

/** The temporary event, its first part and its second. Spec §4 gives the days, the words are Assumed. */
export const TEMPORARY_POSTERS: readonly (Poster & { readonly landingUrl: string })[] = [
  {
    title: '가정의 달 선물 대축제|Family month gift festival',
    line: '5월 한 달, 고마운 마음을 전해 보세요|All of May, say thank you with a gift',
    palette: 'coral',
    figures: [
      [401, 0, 'amber'],
      [501, 0, 'coral'],
    ],
    landingUrl: '/exhibition/1',
  },
  {
    title: '초여름 미리 준비 특가|Early summer deals',
    line: '6월 10일까지 한정 혜택|Only until June 10',
    palette: 'sky',
    figures: [
      [304, 0, 'white'],
      [1201, 0, 'sky'],
    ],
    landingUrl: '/exhibition/1',
  },
];
