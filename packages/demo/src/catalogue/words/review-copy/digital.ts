import type { LeafCopy } from '../word.ts';

/** What is said of 디지털, by leaf. */
export const DIGITAL_COPY: LeafCopy = [
  {
    praises: [
      '음질이 기대 이상이에요|Better sound than expected',
      '오래 껴도 귀가 안 아파요|Comfortable for hours',
      '연결이 끊기지 않아요|Never drops the connection',
      '통화할 때 목소리가 또렷하대요|Clear on calls',
      '배터리가 오래가요|Long battery life',
      '주변 소음이 확 줄어요|Shuts the noise out',
    ],
    used: ['지하철에서 써 봤는데', '게임할 때 쓰려고 골랐는데', '운동할 때 쓰는데'],
    flaws: ['충전 케이블이 짧아요', '처음 페어링이 한 번 실패했어요', '앱 한글화가 조금 어색해요'],
    questions: [
      ['두 기기에 동시에 연결되나요?', '최대 두 대까지 동시에 연결하실 수 있습니다.'],
      ['보증 기간이 얼마나 되나요?', '구매일로부터 1년간 무상 보증됩니다.'],
      ['충전하면서 쓸 수 있나요?', '충전 중에도 사용하실 수 있습니다.'],
    ],
  },
  {
    praises: [
      '소리가 방 안을 꽉 채워요|Fills the room',
      '저음이 묵직해요|Deep bass',
      '작은 소리에서도 또렷해요|Clear even when quiet',
      '연결이 금방 돼요|Connects instantly',
      '거실에 두니 보기에도 좋아요|Looks good in the living room',
      '음질이 이 값이면 훌륭해요|Great sound for the price',
    ],
    used: ['집에서 영화 보려고 샀는데', '작업하면서 틀어 놓는데', '부모님 댁에 놓아드렸는데'],
    flaws: ['전원 어댑터가 조금 커요', '켜질 때 안내음이 커요', '설명서가 간단해서 아쉬워요'],
    questions: [
      ['TV에도 연결되나요?', '블루투스나 광 단자로 TV와 연결하실 수 있습니다.', [0, 2]],
      ['두 대를 묶어서 쓸 수 있나요?', '같은 모델 두 대를 스테레오로 묶으실 수 있습니다.'],
      ['보증 기간이 얼마나 되나요?', '구매일로부터 1년간 무상 보증됩니다.'],
    ],
  },
  {
    praises: [
      '손목이 훨씬 편해요|Easier on the wrists',
      '연결이 바로바로 바뀌어요|Switches devices instantly',
      '오래 써도 손이 안 피곤해요|Comfortable all day',
      '책상이 깔끔해졌어요|Keeps a desk tidy',
      '마감이 단단해요|Solidly built',
      '설정이 쉬워서 바로 썼어요|Works right out of the box',
    ],
    used: ['재택근무용으로 샀는데', '회사에서 쓰려고 골랐는데', '쓰던 게 고장 나서 바꿨는데'],
    flaws: ['조용한 곳에서는 소리가 조금 들려요', ['건전지가 안 들어 있어요', [1, 2, 4]], '적응하는 데 며칠 걸렸어요'],
    questions: [
      ['맥에서도 사용할 수 있나요?', '윈도우와 맥 모두 별도 설치 없이 사용하실 수 있습니다.'],
      ['두 기기에 동시에 연결되나요?', '최대 세 대까지 등록하여 오가실 수 있습니다.'],
      ['소음이 큰가요?', '사무실에서 쓰실 수 있는 정도의 소음입니다.'],
    ],
  },
  {
    praises: [
      ['딱 맞게 들어가요|A precise fit', [0, 1, 3]],
      '얇아서 들고 다니기 좋아요|Thin enough to carry',
      ['필기할 때 편해요|Good for writing', [0, 1, 3]],
      ['카페에서 작업하기 좋아요|Great for working in a café', [0, 2]],
      '마감이 깔끔해요|Cleanly finished',
      '설치가 생각보다 쉬웠어요|Easier to install than expected',
    ],
    used: ['인강 들으려고 샀는데', ['회의할 때 들고 다니는데', [0, 1, 2]], '태블릿 사면서 같이 샀는데'],
    flaws: [['처음 붙일 때 먼지가 조금 들어갔어요', [3]], ['생각보다 무게가 있어요', [0, 2]], '지문이 묻는 편이에요'],
    questions: [
      ['펜을 붙인 채 덮을 수 있나요?', '펜을 넣은 채로 덮으실 수 있습니다.', [0, 1]],
      ['최신 기종에도 맞나요?', '상품명의 인치와 같은 기종이라면 최신 기종에도 맞습니다.', [0, 1, 3]],
      ['어떤 단자로 연결하나요?', 'C타입 단자 하나로 연결하실 수 있습니다.', [2]],
    ],
  },
  {
    praises: [
      '복사 속도가 빨라요|Copies fast',
      ['크기가 작아 주머니에 넣어 다녀요|Pocket-size', [0, 1, 3]],
      '발열이 심하지 않아요|Stays cool',
      '바로 인식돼요|Recognized right away',
      '사진 백업하기 편해요|Handy for backing up photos',
      '겉이 튼튼해 보여요|A sturdy shell',
    ],
    used: ['영상 편집할 때 쓰고 있는데', '노트북 용량이 모자라서 샀는데', '사진 옮기려고 샀는데'],
    flaws: ['실제 쓸 수 있는 용량은 조금 적어요', ['뚜껑이 조금 헐거워요', [3]], '오래 복사하면 따뜻해져요'],
    questions: [
      ['게임기에도 연결되나요?', '외장 저장장치를 지원하는 게임기에 연결하실 수 있습니다.'],
      ['보증 기간이 얼마나 되나요?', '구매일로부터 3년간 무상 보증됩니다.'],
      ['맥에서도 사용할 수 있나요?', '윈도우와 맥에서 모두 사용하실 수 있습니다.'],
    ],
  },
];
