import type { LeafCopy, ReviewCopy } from '../word.ts';

/** What is said of 레저/e쿠폰, by leaf. */
export const LEISURE_COPY: LeafCopy = [
  {
    praises: [
      ['혼자서도 금방 펼쳐요|Up in no time, even alone', [0, 1, 4]],
      '가볍고 튼튼해요|Light and sturdy',
      ['접으면 작아져요|Packs small', [0, 1, 4]],
      ['바람이 불어도 든든해요|Steady in wind', [0, 4]],
      '캠핑 분위기가 살아요|Makes the evening special',
      '가격보다 훨씬 좋아 보여요|Looks more expensive than it is',
    ],
    used: ['지난 주말 캠핑에서 썼는데', '처음 시작하면서 샀는데', '한강에 나가서 써 봤는데'],
    flaws: [
      ['접는 방법이 조금 어려워요', [0, 4]],
      ['수납 가방이 작아요', [0, 1, 3, 4]],
      ['처음에 냄새가 조금 났어요', [0, 1, 3, 4]],
      ['가장 밝게 하면 오래 못 가요', [2]],
    ],
    questions: [
      ['혼자서도 설치할 수 있나요?', '혼자서도 설치하실 수 있습니다.', [0, 1, 4]],
      ['비가 와도 되나요?', '생활 방수가 되나 큰비에는 피하시기 바랍니다.', [0, 2, 4]],
      ['수납 가방이 있나요?', '전용 가방이 함께 들어 있습니다.'],
    ],
  },
  {
    praises: [
      ['바닥에 놓아도 소리가 안 나요|Quiet on the floor', [0, 3]],
      ['손에 잘 잡혀요|A good grip', [0, 3]],
      '집에서도 땀이 쫙 나요|A real workout at home',
      ['미끄럽지 않아요|Doesn’t slip', [1, 2]],
      '초보인데도 쉽게 썼어요|Easy for beginners',
      '마감이 튼튼해요|Solidly made',
    ],
    used: ['퇴근하고 집에서 운동하는데', '헬스장 끊으려다 샀는데', '허리가 안 좋아서 샀는데'],
    flaws: [['고무 냄새가 며칠 났어요', [0, 1, 2]], '생각보다 자리를 차지해요', '설명서가 간단해요'],
    questions: [
      ['초보자도 쓸 수 있나요?', '처음 시작하시는 분께 권해 드리는 제품입니다.'],
      ['아래층에 소리가 들리나요?', '매트를 함께 까시면 거의 들리지 않습니다.', [0, 3]],
      ['냄새가 나나요?', '펼쳐 두시면 이틀 안에 사라집니다.', [1, 2]],
    ],
  },
  {
    praises: [
      ['승차감이 부드러워요|A smooth ride', [0, 1, 3]],
      ['조립이 거의 돼서 왔어요|Arrives almost assembled', [0, 1, 3]],
      ['가볍게 나가요|Rides lightly', [0, 1, 3]],
      ['브레이크가 잘 들어요|Reliable brakes', [0, 1, 3]],
      '마감이 튼튼해요|Solidly made',
      ['출퇴근이 즐거워졌어요|Makes the commute a pleasure', [0, 1, 3]],
      ['사이즈가 딱 맞아요', 'size'],
      ['가벼워서 쓴 줄 모르겠어요|Light on the head', [2]],
      ['바람이 잘 통해요|Well ventilated', [2]],
    ],
    used: ['출퇴근하려고 샀는데', '주말마다 한강에 나가는데', '아들 입학 선물로 샀는데'],
    flaws: [
      ['안장이 조금 딱딱해요', [0, 1, 3]],
      ['나사를 한 번 조여 줘야 해요', [0, 1, 3]],
      ['상자가 커서 옮기기 힘들어요', [0, 1, 3]],
      ['끈 조절이 조금 뻑뻑해요', [2]],
    ],
    questions: [
      ['조립이 되어서 오나요?', '자전거는 핸들과 페달만 끼우시면 됩니다.', [0, 1, 3]],
      ['키 160도 탈 수 있나요?', '155cm부터 편하게 타실 수 있습니다.', [0, 1, 3]],
      ['보증 기간이 얼마나 되나요?', '구매일로부터 1년간 무상 보증됩니다.'],
    ],
  },
  {
    praises: [
      '보내자마자 바로 썼대요|Ready to use the minute it arrives',
      '가까운 매장에서 다 돼요|Works at every shop nearby',
      '유효기간이 넉넉해요|Plenty of time to use it',
      '선물하기 정말 편해요|The easiest gift',
      '사용이 간단해요|Simple to use',
      '따로 사는 것보다 저렴해요|Cheaper than at the door',
    ],
    used: ['친구 생일에 보냈는데', '출근길에 쓰려고 샀는데', '고마운 분께 보냈는데'],
    flaws: ['사용처가 조금 적어요', '사람 많은 시간에는 오래 기다려요', '나눠 쓸 수 없어 아쉬워요'],
    questions: [
      ['유효기간 연장이 되나요?', '만료 전까지 3회에 걸쳐 3개월씩 연장하실 수 있습니다.'],
      ['환불이 가능한가요?', '사용 전이라면 전액 환불받으실 수 있습니다.'],
      ['다른 음료로 바꿀 수 있나요?', '차액을 내시면 다른 음료로 바꾸실 수 있습니다.', [0, 1]],
    ],
  },
  {
    praises: [
      '주말에도 문제없이 썼어요|Good on weekends too',
      ['예약이 쉬웠어요|Easy to book', [3]],
      '가족 모임에 딱이었어요|Just right for the family',
      '직원분이 바로 확인해 주셨어요|Checked in right away',
      '유효기간이 넉넉해요|Plenty of time to use it',
      '제값보다 저렴하게 먹었어요|Dinner below the menu price',
    ],
    used: ['부모님 모시고 다녀왔는데', '친구 생일에 보냈는데', ['회식 때 썼는데', [0, 1, 2, 3]]],
    flaws: ['사용처가 조금 적어요', ['남은 금액을 돌려받지 못해요', [0, 4]], ['전화로 한 번 확인해야 했어요', [0, 3]]],
    questions: [
      ['주말에도 사용할 수 있나요?', '주말과 공휴일에도 사용하실 수 있습니다.'],
      ['유효기간 연장이 되나요?', '만료 전까지 3회에 걸쳐 3개월씩 연장하실 수 있습니다.'],
      ['환불이 가능한가요?', '사용 전이라면 전액 환불받으실 수 있습니다.'],
    ],
  },
];

/** What is said of its goods for adults. */
export const LEISURE_ADULT_COPY: ReviewCopy = {
  praises: [
    '예약이 쉬웠어요|Easy to book',
    '직원분이 친절했어요|Friendly staff',
    '유효기간이 넉넉해요|Plenty of time to use it',
    '둘이 가기 좋아요|Just right for two',
  ],
  used: ['기념일에 다녀왔는데', '친구 생일에 보냈는데'],
  flaws: ['사용처가 조금 적어요', '주말에는 자리가 없어요'],
  questions: [
    ['신분증이 필요한가요?', '성인 확인을 위해 신분증을 가져가 주시기 바랍니다.'],
    ['유효기간 연장이 되나요?', '만료 전까지 3회에 걸쳐 3개월씩 연장하실 수 있습니다.'],
  ],
};
