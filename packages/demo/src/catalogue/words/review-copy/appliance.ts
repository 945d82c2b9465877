import type { LeafCopy } from '../word.ts';

/** What is said of 가전, by leaf. */
export const APPLIANCE_COPY: LeafCopy = [
  {
    praises: [
      '흡입력이 정말 좋아요|Strong suction',
      '소음이 생각보다 적어요|Quieter than expected',
      '먼지통 비우기가 쉬워요|The bin empties easily',
      '머리카락도 잘 안 엉켜요|Hair doesn’t tangle',
      ['한 번 충전으로 집을 다 돌아요|Cleans the home on one charge', [0, 1]],
      '매일 청소하게 돼요|Makes you want to clean every day',
    ],
    used: ['이사하면서 새로 장만했는데', '반려동물 털 때문에 샀는데', '부모님 선물로 보내드렸는데'],
    flaws: [
      '먼지통이 조금 작아요',
      ['강으로 하면 배터리가 빨리 닳아요', [0, 1, 3]],
      ['충전대 자리를 차지해요', [0, 1]],
    ],
    questions: [
      ['필터는 얼마나 자주 바꾸나요?', '물로 씻어 쓰시다가 6개월마다 교체를 권장합니다.'],
      ['배터리를 따로 살 수 있나요?', '서비스센터에서 구매하여 교체하실 수 있습니다.', [0, 1, 3]],
      ['A/S는 어디에서 받나요?', '전국 서비스센터에서 택배 또는 방문으로 접수하실 수 있습니다.'],
    ],
  },
  {
    praises: [
      '밤에 틀어도 조용해요|Quiet at night',
      ['방 공기가 달라졌어요|The air feels different', [0, 1]],
      ['물통 씻기가 편해요|Easy-to-wash parts', [2, 3]],
      ['아침에 목이 덜 칼칼해요|Easier on the throat', [2, 3]],
      '불빛을 끌 수 있어 좋아요|Lights turn off at night',
      '자리를 많이 안 차지해요|Takes up little space',
    ],
    used: ['환절기라 급하게 샀는데', '침실에 두고 쓰는데', '한 달 정도 써 봤는데'],
    flaws: [['필터 가격이 조금 아쉬워요', [0, 1]], '처음에는 새 제품 냄새가 났어요', '전원선이 조금 짧아요'],
    questions: [
      ['소음이 몇 데시벨인가요?', '최대 기준 52dB이며 수면 모드에서는 28dB입니다.'],
      ['하루 종일 켜 두어도 되나요?', '연속으로 사용하실 수 있으며 예약 종료도 가능합니다.'],
      ['전기요금이 많이 나오나요?', '하루 8시간 기준 한 달에 2천 원 안팎입니다.'],
    ],
  },
  {
    praises: [
      '조작이 간단해서 금방 익혔어요|Simple to use',
      '씻기 편해서 자주 쓰게 돼요|Easy to wash, so it gets used',
      '주방에 두니 예뻐요|Looks good on the counter',
      '시간이 확 줄었어요|Saves a lot of time',
      ['용량이 우리 집에 딱 맞아요|The right size for a family', [0, 1, 2, 3]],
      ['힘이 좋아요|Plenty of power', [2]],
    ],
    used: ['자취 시작하면서 샀는데', '엄마 생신 선물로 보냈는데', '쓰던 게 고장 나서 바꿨는데'],
    flaws: ['전원선이 조금 짧아요', '생각보다 자리를 차지해요', '처음 몇 번은 새 제품 냄새가 났어요'],
    questions: [
      ['식기세척기에 넣어도 되나요?', '분리되는 부품은 식기세척기에 넣으실 수 있습니다.', [0, 2]],
      ['A/S는 어디에서 받나요?', '전국 서비스센터에서 접수하실 수 있습니다.'],
      ['전기요금이 많이 나오나요?', '사용하실 때만 전력을 쓰며 대기 전력은 1W 이하입니다.'],
    ],
  },
  {
    praises: [
      '켜자마자 바로 느껴져요|Works as soon as it’s on',
      '소리가 거의 안 나요|Almost silent',
      '전기요금 걱정이 덜해요|Easy on the electricity bill',
      '옮기기 가벼워요|Light enough to move',
      '조작이 단순해서 부모님도 잘 쓰세요|Simple for anyone to use',
      ['넘어지면 꺼져서 안심돼요|Made with safety in mind', [0, 2, 3]],
    ],
    used: ['원룸에서 쓰려고 샀는데', '사무실 책상 밑에 두려고 샀는데', '작년에 사고 하나 더 사는데'],
    flaws: ['전원선이 조금 짧아요', '처음에는 새 제품 냄새가 났어요', '단계 차이가 크지 않아요'],
    questions: [
      ['전기요금이 많이 나오나요?', '하루 8시간 기준 한 달에 6천 원 안팎입니다.'],
      ['넘어지면 꺼지나요?', '기울어지면 자동으로 꺼지도록 되어 있습니다.', [0, 2, 3]],
      ['예약 종료가 되나요?', '최대 12시간까지 예약하실 수 있습니다.'],
    ],
  },
  {
    praises: [
      '머리가 빨리 말라요|Dries hair fast',
      '손목이 안 아파요|Light on the wrist',
      '머릿결이 부드러워졌어요|Leaves hair smooth',
      '소리가 덜 시끄러워요|Quieter than most',
      '바람이 세고 고르게 나와요|A strong, even stream',
      ['들고 다니기 좋아요|Easy to pack', [1]],
    ],
    used: ['긴 머리라 말리기 힘들었는데', '여행 가려고 샀는데', '언니가 쓰는 걸 보고 샀는데'],
    flaws: ['코드가 조금 두꺼워요', '찬 바람이 약한 편이에요', '버튼 위치가 조금 낯설어요'],
    questions: [
      ['해외에서도 쓸 수 있나요?', '110V와 220V에서 모두 사용하실 수 있는지는 상품정보를 확인해 주시기 바랍니다.', [1]],
      ['무게가 얼마나 되나요?', '코드를 빼고 400g 안팎입니다.'],
      ['A/S는 어디에서 받나요?', '전국 서비스센터에서 접수하실 수 있습니다.'],
    ],
  },
];
