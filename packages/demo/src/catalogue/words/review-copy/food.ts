import type { LeafCopy, ReviewCopy } from '../word.ts';

/** What is said of 식품, by leaf. */
export const FOOD_COPY: LeafCopy = [
  {
    praises: [
      '정말 달고 신선해요|Sweet and fresh',
      '크기가 고르고 흠이 없어요|Even and unblemished',
      ['향이 진해요|Full of scent', [0, 1, 2, 3, 4]],
      '온 가족이 맛있게 먹었어요|A favorite with the family',
      '마트에서 산 것보다 훨씬 맛있어요|Better than at the supermarket',
      ['하나하나 감싸서 왔어요|Each piece wrapped', [0, 2]],
    ],
    used: ['부모님 댁에 보내드렸는데', '주말에 온 가족이 먹었는데', '벌써 세 번째 주문인데'],
    flaws: ['크기가 조금 들쭉날쭉해요', ['두어 개 눌려서 왔어요', [0, 1, 2, 3, 4]], '며칠 두고 먹으니 더 나았어요'],
    questions: [
      ['언제 수확한 상품인가요?', '주문 확인 후 당일 수확하여 발송해 드립니다.'],
      ['보관은 어떻게 하나요?', '받으신 뒤 서늘한 곳이나 냉장실에 보관해 주시기 바랍니다.'],
      ['선물 포장이 되나요?', '쇼핑백을 함께 넣어 선물용으로 포장해 드립니다.'],
    ],
  },
  {
    praises: [
      '고기가 부드럽고 잡내가 없어요|Tender and clean in taste',
      '먹기 좋게 나뉘어 있어요|Portioned for cooking',
      '신선한 게 눈에 보여요|You can see it’s fresh',
      '온 가족이 배부르게 먹었어요|Plenty for a family',
      '아이들이 더 찾아요|Kids ask for more',
      ['두께가 적당해요|Just thick enough', [0, 1, 3]],
    ],
    used: [['주말에 구워 먹었는데', [0, 1, 2]], '명절 선물로 주문했는데', '캠핑 가서 먹었는데'],
    flaws: [['기름이 조금 많은 부위가 있었어요', [0, 1, 2]], '아이스팩이 조금 녹아 있었어요', '생각보다 양이 적어요'],
    questions: [
      ['냉장인가요, 냉동인가요?', '냉장 상태로 아이스팩과 함께 보내드립니다.'],
      ['원산지가 어디인가요?', '상품정보의 원산지를 확인해 주시기 바라며 묶음마다 이력번호를 붙여 드립니다.'],
      ['도착일을 지정할 수 있나요?', '배송 메모에 희망일을 남겨 주시면 최대한 맞추어 발송해 드립니다.'],
    ],
  },
  {
    praises: [
      '비린내가 하나도 안 나요|No fishy smell at all',
      '살이 꽉 차 있어요|Plump and full',
      ['손질이 깨끗해서 편해요|Cleaned and ready to cook', [0, 1, 2, 3]],
      '바로 잡은 것처럼 신선해요|As fresh as just caught',
      ['꽁꽁 얼린 채로 잘 왔어요|Arrives well chilled', [0, 2]],
      '반찬 걱정을 덜었어요|Solves dinner',
    ],
    used: ['집들이 상에 올렸는데', '부모님이 좋아하셔서 또 샀는데', '아이 반찬으로 샀는데'],
    flaws: [['가시가 조금 남아 있었어요', [0, 1]], '크기가 조금 들쭉날쭉해요', '아이스팩이 조금 녹아 있었어요'],
    questions: [
      ['손질이 되어 있나요?', '내장과 비늘을 손질하여 바로 조리하실 수 있습니다.', [0, 1, 2, 3]],
      ['보관은 어떻게 하나요?', '바로 드실 만큼은 냉장, 나머지는 냉동 보관해 주시기 바랍니다.'],
      ['언제 잡은 것인가요?', '주문 전날 들어온 물량을 당일 작업하여 보내드립니다.'],
    ],
  },
  {
    praises: [
      '너무 달지 않아 좋아요|Not too sweet',
      ['하나씩 꺼내 먹기 좋아요|Easy to have just one', [0, 1, 2, 3, 5]],
      '커피랑 잘 어울려요|Goes with coffee',
      '맛이 깔끔해요|A clean taste',
      '어른들도 좋아하세요|Loved by all ages',
      '식감이 살아 있어요|Just the right texture',
    ],
    used: ['회사 간식으로 샀는데', '아이 간식으로 샀는데', '명절에 나눠 먹으려고 샀는데'],
    flaws: ['양이 조금 적어요', ['봉지가 잘 안 뜯겨요', [0, 2, 3]], '금방 다 먹게 돼요'],
    questions: [
      ['소비기한이 얼마나 남았나요?', '출고 시점에 절반 이상 남은 상품만 보내드립니다.'],
      ['견과 알레르기가 있는데 괜찮나요?', '같은 시설에서 견과를 다루므로 피해 주시기를 권해 드립니다.'],
      ['낱개로 포장되어 있나요?', '상품마다 달라 상품명의 수량 표시를 확인해 주시기 바랍니다.', [0, 1, 2, 3, 5]],
    ],
  },
  {
    praises: [
      ['향이 진하고 깔끔해요|A clean, full scent', [0, 1, 3, 4]],
      '아침마다 한 잔씩 마셔요|Made for every morning',
      ['얼음 넣어도 맛이 안 밍밍해요|Great over ice', [1, 3]],
      ['카페에 덜 가게 됐어요|Fewer trips to the café', [0, 1, 4]],
      '쟁여 두고 마시기 좋아요|Great to stock up on',
      '뒷맛이 개운해요|A fresh finish',
    ],
    used: ['회사에서 마시려고 샀는데', '매달 주문하는데', '손님용으로 사 두었는데'],
    flaws: [['제 입에는 조금 진해요', [0, 1, 4]], '상자가 무거워요', ['조금 더 고소했으면 좋겠어요', [3, 5]]],
    questions: [
      ['소비기한이 얼마나 남았나요?', '출고 시점에 절반 이상 남은 상품만 보내드립니다.'],
      ['언제 만든 것인가요?', '주문이 들어온 주에 만든 상품을 보내드립니다.'],
      ['당이 들어 있나요?', '상품정보의 영양 성분을 확인해 주시기 바랍니다.'],
    ],
  },
];

/** What is said of its goods for adults. */
export const FOOD_ADULT_COPY: ReviewCopy = {
  praises: [
    '향이 깊고 부드러워요|Deep and smooth',
    '목 넘김이 좋아요|Goes down easily',
    '뒷맛이 깔끔해요|A clean finish',
    '병이 예뻐서 선물하기 좋아요|A beautiful bottle to give',
  ],
  used: ['집들이에 가져갔는데', '아버지 생신에 드렸는데', '저녁에 한 잔씩 하는데'],
  flaws: ['제 입에는 조금 달아요', '상자가 무거워요'],
  questions: [
    ['냉장 보관해야 하나요?', '막걸리는 냉장, 다른 술은 서늘한 곳에 보관해 주시기 바랍니다.'],
    ['성인 인증이 필요한가요?', '주문하실 때와 받으실 때 성인 확인이 필요합니다.'],
  ],
};
