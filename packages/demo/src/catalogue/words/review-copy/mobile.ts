import type { LeafCopy } from '../word.ts';

/** What is said of 모바일/통신, by leaf. */
export const MOBILE_COPY: LeafCopy = [
  {
    praises: [
      '손에 착 감겨서 안 미끄러져요|Fits firmly in the hand',
      '버튼도 부드럽게 눌려요|Buttons press smoothly',
      '떨어뜨렸는데 휴대폰은 멀쩡해요|Protects the phone when it falls',
      '카메라 쪽 단차가 있어 안심돼요|A raised edge around the camera',
      ['무선 충전할 때 안 빼도 돼요|Wireless charging works with it on', [0, 1, 2, 3, 5]],
      '주머니에 넣어도 두껍지 않아요|Slim enough for a pocket',
      ['색상이 사진이랑 똑같아요', 'color'],
    ],
    used: ['쓰던 게 누레져서 바꿨는데', '가족 것까지 같이 주문했는데', '휴대폰 바꾸자마자 끼웠는데'],
    flaws: ['처음 끼울 때 조금 뻑뻑해요', '지문이 조금 묻는 편이에요', '모서리에 먼지가 조금 껴요'],
    questions: [
      ['최신 기종에도 맞나요?', '선택하신 기종 전용으로 제작되어 정확히 맞습니다.'],
      ['무선 충전할 때 빼야 하나요?', '장착하신 상태로 무선 충전이 가능합니다.'],
      ['강화유리와 같이 써도 들뜨지 않나요?', '일반적인 강화유리와 함께 사용하실 수 있습니다.'],
    ],
  },
  {
    praises: [
      '충전이 확실히 빨라졌어요|Charges noticeably faster',
      '오래 꽂아 둬도 많이 안 뜨거워요|Stays cool when plugged in for hours',
      '작아서 가방에 넣어 다녀요|Small enough for a bag',
      '연결이 헐겁지 않아요|Plugs fit tight',
      ['휴대폰이랑 이어폰을 같이 채워요|Charges phone and earbuds together', [0, 2, 3, 4]],
      '마감이 탄탄해요|Solidly finished',
    ],
    used: ['여행 갈 때 챙겨 갔는데', '회사에 하나 더 두려고 샀는데', '쓰던 게 접촉 불량이라 바꿨는데'],
    flaws: ['플러그가 조금 빡빡해요', ['불빛이 밤에는 조금 밝아요', [0, 2, 3]], '생각보다 무게가 있어요'],
    questions: [
      ['노트북도 충전되나요?', '출력이 맞는 노트북이라면 함께 충전하실 수 있습니다.', [0, 1, 4]],
      ['해외에서도 쓸 수 있나요?', '100~240V 겸용으로 해외에서도 사용하실 수 있습니다.', [0, 4]],
      ['다른 회사 휴대폰도 되나요?', 'C타입 단자가 있는 기기라면 모두 사용하실 수 있습니다.'],
    ],
  },
  {
    praises: [
      '하루 종일 밖에 있어도 든든해요|Lasts a whole day out',
      '한 손에 쏙 들어와요|Fits in one hand',
      '남은 양을 바로 알 수 있어요|Shows what’s left at a glance',
      '충전 속도가 만족스러워요|Charges fast',
      '비행기에 들고 탈 수 있어 편해요|OK to take on a plane',
      '디자인이 깔끔해요|Clean design',
    ],
    used: ['출장 다닐 때 매일 들고 다니는데', '아이들 수학여행 보내면서 샀는데', '여행 갈 때 챙겨 갔는데'],
    flaws: ['가득 채우는 데 시간이 걸려요', '겉면에 흠집이 잘 나요', '가방에 넣으니 조금 묵직해요'],
    questions: [
      ['기내에 들고 탈 수 있나요?', '100Wh 이하 제품으로 기내에 휴대하실 수 있습니다.'],
      ['케이블이 들어 있나요?', 'C타입 짧은 케이블이 함께 들어 있습니다.'],
      ['몇 번 충전할 수 있나요?', '휴대폰 기준으로 5,000mAh에 한 번 정도 충전하실 수 있습니다.'],
    ],
  },
  {
    praises: [
      '손목이 하루 종일 편해요|Comfortable all day',
      '땀이 차도 금방 말라요|Dries quickly after a run',
      '갈아 끼우기 쉬워요|Changes in seconds',
      '운동할 때 흔들리지 않아요|Stays put while you move',
      '정장에도 잘 어울려요|Goes with a suit too',
      '마감이 고급스러워요|Beautifully finished',
      ['색감이 화면에서 본 그대로예요', 'color'],
    ],
    used: ['운동하면서 쓰려고 샀는데', '기본 밴드가 질려서 골랐는데', '두 개째 사는데'],
    flaws: ['처음엔 조금 뻣뻣해요', '고리가 살짝 헐거워요', '먼지가 잘 붙어요'],
    questions: [
      ['물에 닿아도 괜찮나요?', '가벼운 물기는 괜찮으나 가죽 소재는 물에 닿지 않게 해 주시기 바랍니다.'],
      ['손목이 가는데 맞을까요?', '손목 둘레 14cm부터 조절하여 사용하실 수 있습니다.'],
      ['교체 공구가 들어 있나요?', '원터치 방식으로 공구 없이 교체하실 수 있습니다.'],
    ],
  },
  {
    praises: [
      '흔들림 없이 잘 잡아 줘요|Holds without a wobble',
      '각도 맞추기가 쉬워요|Easy to angle',
      ['접으면 납작해져서 좋아요|Folds flat', [0, 3]],
      ['목이 덜 아파요|Easier on the neck', [2, 3, 4]],
      ['바닥에 미끄럼 방지가 있어요|Non-slip feet', [0, 3, 4]],
      '조립할 게 없어서 편해요|Nothing to assemble',
    ],
    used: ['영상 보려고 샀는데', '재택근무하면서 샀는데', ['요리할 때 레시피 보려고 샀는데', [0, 3, 4]]],
    flaws: ['관절이 처음엔 뻑뻑해요', ['큰 태블릿은 조금 기울어요', [0, 2, 3, 4]], '생각보다 커요'],
    questions: [
      ['태블릿도 올릴 수 있나요?', '12.9인치 태블릿까지 안정적으로 거치하실 수 있습니다.', [0, 2, 3, 4]],
      ['케이스를 끼운 채로 되나요?', '두께 15mm까지 케이스를 끼운 채 사용하실 수 있습니다.'],
      ['붙인 자국이 남나요?', '자국 없이 떼어 내실 수 있습니다.'],
    ],
  },
];
