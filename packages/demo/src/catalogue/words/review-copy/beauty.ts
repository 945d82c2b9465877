import type { LeafCopy, ReviewCopy } from '../word.ts';

/** What is said of 뷰티, by leaf. */
export const BEAUTY_COPY: LeafCopy = [
  {
    praises: [
      ['바르고 나면 속까지 촉촉해요|Deeply moisturizing', [0, 1, 2, 5]],
      ['흡수가 빨라 아침에 쓰기 좋아요|Absorbs fast enough for mornings', [0, 1, 2, 5]],
      '자극이 없어서 안심돼요|Gentle on the skin',
      '향이 거의 없어 편해요|Hardly any scent',
      '다음 날 피부결이 달라요|Skin feels different next day',
      '양이 넉넉해서 오래 써요|A generous amount',
    ],
    used: ['건성 피부인데', '민감한 편이라 걱정했는데', '환절기에 쓰고 있는데'],
    flaws: [
      ['저한테는 살짝 무거워요', [0, 1, 5]],
      ['뚜껑이 조금 뻑뻑해요', [0, 1, 2, 3, 5]],
      '효과는 더 써 봐야 알 것 같아요',
    ],
    questions: [
      [
        '민감성 피부도 쓸 수 있나요?',
        '피부 자극 시험을 완료한 제품이나 민감하신 경우 먼저 소량 시험해 보시기 바랍니다.',
      ],
      ['사용기한이 언제까지인가요?', '제조일로부터 36개월, 개봉 후 12개월입니다.'],
      ['아침에 써도 밀리지 않나요?', '가볍게 흡수되어 메이크업 전에도 사용하실 수 있습니다.', [0, 1, 2, 5]],
    ],
  },
  {
    praises: [
      '하얗게 뜨지 않아요|Leaves no white cast',
      '땀이 나도 눈이 안 시려요|Doesn’t sting the eyes',
      '덧발라도 안 밀려요|Easy to reapply',
      '발림성이 가벼워요|Spreads lightly',
      '화장이 들뜨지 않아요|Sits well under make-up',
      '가방에 넣고 다녀요|Fits in any bag',
    ],
    used: ['매일 바르는 건데', '여름 휴가 가려고 샀는데', '야외에서 일하는데'],
    flaws: ['저녁에 지울 때 두 번 씻어야 해요', '양에 비해 값이 조금 나가요', '저한테는 살짝 건조해요'],
    questions: [
      ['물놀이할 때 써도 되나요?', '두 시간마다 덧바르시면 물놀이에도 사용하실 수 있습니다.'],
      ['아이도 발라도 되나요?', '만 3세부터 사용하실 수 있으며 먼저 소량 시험해 보시기 바랍니다.'],
      ['지울 때 클렌징이 필요한가요?', '일반 클렌징폼으로 두 번 씻으시면 지워집니다.'],
    ],
  },
  {
    praises: [
      '오후까지 그대로예요|Lasts into the afternoon',
      ['얇게 올라가요|Goes on thin', [0, 1, 2]],
      ['입술이 안 건조해요|No dryness', [0, 2]],
      ['케이스가 예뻐요|A pretty case', [0, 1, 2]],
      ['서툴러도 잘 발려요|Easy even for beginners', [0, 1, 2]],
      ['발림성이 부드러워요|Goes on smoothly', [0, 1, 2]],
      ['발색이 사진과 똑같아요', 'color'],
      ['뿌리고 나면 화장이 안 떠요|Sets make-up without patches', [3]],
      ['안개가 고와요|A fine mist', [3]],
    ],
    used: ['면접 보는 날 썼는데', '친구 추천으로 샀는데', '늘 쓰던 게 단종돼서 바꿨는데'],
    flaws: ['향이 조금 강한 편이에요', ['금방 닳아요', [0, 1, 2]], '조금 덜 지속돼요'],
    questions: [
      ['민감성도 쓸 수 있나요?', '피부 자극 시험을 완료한 제품이나 먼저 소량 시험해 보시기 바랍니다.'],
      ['리필만 따로 파나요?', '현재는 본품만 판매하고 있습니다.', [1]],
      ['마스크에 묻어나나요?', '한 번 눌러 주시면 거의 묻어나지 않습니다.', [0, 1, 2]],
    ],
  },
  {
    praises: [
      ['감고 나면 개운해요|Leaves the scalp fresh', [0]],
      ['머릿결이 부드러워졌어요|Softer hair', [0, 1, 2]],
      '향이 저녁까지 남아요|The scent lasts till evening',
      ['떡지지 않아요|Never greasy', [0, 2, 3]],
      ['빗질이 쉬워졌어요|Combs through easily', [0, 1, 2]],
      '조금만 써도 충분해요|A little is enough',
    ],
    used: ['염색하고 상한 머리인데', '미용실에서 권해서 샀는데', ['두피가 예민해서 골랐는데', [0]]],
    flaws: ['향이 조금 강한 편이에요', ['펌프가 처음에 잘 안 눌려요', [0]], '효과는 더 써 봐야 알 것 같아요'],
    questions: [
      ['염색한 머리에 써도 되나요?', '염색과 펌 모발에도 사용하실 수 있습니다.'],
      ['매일 써도 되나요?', '매일 사용하실 수 있습니다.'],
      ['향이 강한가요?', '은은한 향으로 말리고 나면 옅어집니다.'],
    ],
  },
  {
    praises: [
      ['하루 종일 당기지 않아요|No tightness all day', [0, 2, 3]],
      '향이 은은해서 좋아요|A gentle scent',
      ['끈적이지 않아요|Not sticky', [0, 2, 3, 4]],
      ['온 가족이 같이 써요|For the whole family', [0, 1, 2]],
      ['피부가 매끈해졌어요|Smoother skin', [0, 1, 3]],
      '선물했더니 좋아했어요|Welcome as a gift',
    ],
    used: ['겨울마다 트는 편인데', '샤워하고 나서 쓰는데', '향 때문에 샀는데'],
    flaws: [['펌프가 처음에 잘 안 눌려요', [0, 1]], '향이 제 취향은 아니에요', ['통이 커서 미끄러워요', [0, 1]]],
    questions: [
      ['향이 강한가요?', '은은한 향으로 금방 옅어집니다.'],
      ['얼굴에 써도 되나요?', '몸에 쓰시도록 만든 제품으로 얼굴에는 권하지 않습니다.'],
      ['사용기한이 언제까지인가요?', '제조일로부터 36개월, 개봉 후 12개월입니다.'],
    ],
  },
];

/** What is said of its goods for adults. */
export const BEAUTY_ADULT_COPY: ReviewCopy = {
  praises: [
    '향이 은은해요|Softly scented',
    '끈적이지 않아요|Not sticky',
    '분위기가 달라져요|Sets a mood',
    '겉으로 티가 안 나게 왔어요|Discreetly packed',
  ],
  used: ['기념일에 쓰려고 샀는데', '선물로 샀는데'],
  flaws: ['양이 조금 적어요', '뚜껑이 조금 헐거워요'],
  questions: [
    ['상품명이 겉에서 보이나요?', '겉에서는 보이지 않게 포장하여 보내드립니다.'],
    ['피부가 예민한데 괜찮나요?', '먼저 소량 시험해 보시기 바랍니다.'],
  ],
};
