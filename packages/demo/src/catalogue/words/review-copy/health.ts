import type { LeafCopy } from '../word.ts';

/** What is said of 건강식품, by leaf. */
export const HEALTH_COPY: LeafCopy = [
  {
    praises: [
      '쓴맛이 덜해서 먹기 편해요|Milder than expected',
      '포장이 고급스러워 선물하기 좋아요|Great as a gift',
      ['진하고 향이 좋아요|Rich and fragrant', [0, 1, 3]],
      '부모님이 정말 좋아하세요|Parents love it',
      '하나씩 챙겨 나가기 좋아요|One at a time, easy to carry',
      '꾸준히 먹고 있어요|Easy to take every day',
    ],
    used: ['부모님 드리려고 주문했는데', '환절기라 챙겨 먹는데', '석 달째 먹고 있는데'],
    flaws: ['특유의 향이 있어요', '상자가 커서 자리를 차지해요', '효과는 더 먹어 봐야 알 것 같아요'],
    questions: [
      ['하루에 몇 번 먹나요?', '1일 1회 식후에 섭취하시면 됩니다.'],
      ['쇼핑백이 포함되나요?', '쇼핑백을 함께 보내드립니다.'],
      ['아이도 먹을 수 있나요?', '어린이용으로 나온 상품을 권해 드립니다.'],
    ],
  },
  {
    praises: [
      '알이 작아서 잘 넘어가요|Small and easy to swallow',
      '하루 한 번이라 잊지 않아요|Once a day, so easy to remember',
      '냄새가 안 나요|No smell',
      '성분표가 자세해서 믿음이 가요|Every ingredient listed',
      '온 가족이 같이 먹어요|For the whole family',
      '속이 불편하지 않아요|Gentle on the stomach',
    ],
    used: ['야근이 많아서 시작했는데', '매일 아침 챙겨 먹는데', '약사 친구 추천으로 샀는데'],
    flaws: ['통이 커서 자리를 차지해요', '알이 조금 큰 편이에요', '효과는 더 먹어 봐야 알 것 같아요'],
    questions: [
      ['하루에 몇 알 먹나요?', '1일 1회 1알을 식후에 섭취하시면 됩니다.'],
      ['임산부가 먹어도 되나요?', '임신 중이시라면 섭취 전에 전문가와 상담하시기 바랍니다.'],
      ['유통기한이 얼마나 남았나요?', '출고 시점에 12개월 이상 남은 제품만 보내드립니다.'],
    ],
  },
  {
    praises: [
      '속이 편해졌어요|Easy on the gut',
      '물 없이도 잘 넘어가요|Goes down without water',
      '아이도 잘 먹어요|Kids love taking it',
      '달지 않아 좋아요|Not sweet',
      '매일 챙기기 편해요|Easy every day',
      '냉장으로 잘 왔어요|Arrives chilled',
    ],
    used: ['장이 예민해서 시작했는데', '두 통째 먹고 있는데', '가족 다 같이 먹으려고 샀는데'],
    flaws: ['가루가 조금 날려요', '효과는 더 먹어 봐야 알 것 같아요', '상자가 조금 커요'],
    questions: [
      ['언제 먹는 게 좋은가요?', '공복에 물과 함께 섭취하시기를 권해 드립니다.'],
      ['냉장 보관해야 하나요?', '서늘한 곳에 두시면 되고 여름에는 냉장 보관을 권해 드립니다.'],
      ['임산부가 먹어도 되나요?', '섭취 전에 전문가와 상담하시기 바랍니다.'],
    ],
  },
  {
    praises: [
      ['뭉치지 않고 잘 녹아요|Mixes without lumps', [0, 1]],
      '물리지 않는 맛이에요|A taste you won’t tire of',
      '포만감이 오래가요|Filling for hours',
      ['운동 끝나고 마시기 좋아요|Right after a workout', [0, 1, 2]],
      '속이 더부룩하지 않아요|Light on the stomach',
      '많이 달지 않아요|Not too sweet',
    ],
    used: ['운동 시작하면서 샀는데', '아침 대신 먹는데', '두 달째 먹고 있는데'],
    flaws: ['뒷맛이 조금 남아요', ['숟가락이 안쪽에 묻혀 있어요', [0]], '제 입에는 조금 달아요'],
    questions: [
      ['하루에 얼마나 먹나요?', '운동 전후로 1회분씩 하루 두 번까지 권해 드립니다.'],
      ['유당이 들어 있나요?', '상품정보의 영양 성분을 확인해 주시기 바랍니다.'],
      ['물과 우유 중 무엇에 타나요?', '어느 쪽이든 좋으며 물에는 더 산뜻합니다.', [0, 1]],
    ],
  },
  {
    praises: [
      ['진하고 군맛이 없어요|Rich and pure', [0, 1, 2]],
      ['한 포씩 마시기 편해요|One pouch at a time', [0, 1, 2]],
      ['목 넘김이 부드러워요|Goes down smoothly', [0, 1, 2]],
      '부모님이 꾸준히 드세요|Parents keep taking it',
      '뜯기 쉬워요|Opens easily',
      '선물하니 좋아하셨어요|Welcome as a gift',
    ],
    used: ['부모님 드리려고 주문했는데', '아침마다 챙겨 먹는데', '수험생 아이 먹이려고 샀는데'],
    flaws: ['특유의 향이 있어요', '상자가 무거워요', '효과는 더 먹어 봐야 알 것 같아요'],
    questions: [
      ['하루에 몇 번 먹나요?', '1일 1~2회, 1회 1포를 섭취하시면 됩니다.'],
      ['데워 먹어도 되나요?', '봉지째 뜨거운 물에 담가 데워 드실 수 있습니다.', [0, 1, 2]],
      ['쇼핑백이 포함되나요?', '쇼핑백을 함께 보내드립니다.'],
    ],
  },
];
