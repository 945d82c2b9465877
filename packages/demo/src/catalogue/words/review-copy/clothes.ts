import type { LeafCopy } from '../word.ts';

/** What is said of 패션의류, by leaf. */
export const CLOTHES_COPY: LeafCopy = [
  {
    praises: [
      '핏이 정말 예뻐요|A lovely fit',
      '세탁해도 늘어나지 않아요|Keeps its shape in the wash',
      '원단이 부드럽고 탄탄해요|Soft yet sturdy fabric',
      '편해서 매일 입어요|Comfortable enough for every day',
      ['비치지 않아요|Not see-through', [0, 1, 4]],
      '어디에나 잘 어울려요|Goes with anything',
      ['색감이 사진이랑 똑같아요', 'color'],
      ['사이즈가 딱 맞아요', 'size'],
    ],
    used: [
      '데일리로 입으려고 골랐는데',
      ['평소 M을 입는데 정사이즈로 샀고', 'size'],
      '남편이랑 같이 입으려고 샀는데',
      ['색상별로 두 벌 샀는데', 'color'],
    ],
    flaws: ['실밥이 조금 있었어요', ['목이 조금 넓은 편이에요', [0, 1, 2, 4]], '첫 세탁에 보풀이 조금 생겼어요'],
    questions: [
      ['건조기에 돌려도 되나요?', '줄어들 수 있어 자연 건조를 권해 드립니다.'],
      ['비침이 있나요?', '도톰한 원단으로 비침이 거의 없습니다.'],
      ['키 170에 65kg이면 어떤 사이즈가 맞을까요?', '여유 있게 입으시려면 L, 딱 맞게 입으시려면 M을 권해 드립니다.'],
    ],
  },
  {
    praises: [
      '다림질을 안 해도 돼요|Needs no ironing',
      '깃이 빳빳해서 단정해요|A neat, firm collar',
      '티셔츠 위에 걸쳐도 예뻐요|Works over a T-shirt',
      '어깨가 편해요|Comfortable across the shoulders',
      '원단이 도톰해요|Thick fabric',
      '기장이 딱 좋아요|Just the right length',
      ['색감이 사진이랑 똑같아요', 'color'],
      ['사이즈가 딱 맞아요', 'size'],
    ],
    used: ['출근할 때 입으려고 샀는데', ['평소 L을 입는데 정사이즈로 샀고', 'size'], '아빠 옷으로 골랐는데'],
    flaws: ['단추 하나가 헐거웠어요', '소매가 조금 길어요', '첫 세탁 때 물이 조금 빠졌어요'],
    questions: [
      ['세탁기에 돌려도 되나요?', '세탁망에 넣어 찬물로 단독 세탁하시기 바랍니다.'],
      ['오버핏인가요?', '정핏보다 조금 여유 있게 나왔습니다.'],
      ['비침이 있나요?', '비침이 거의 없습니다.'],
    ],
  },
  {
    praises: [
      '까슬거리지 않아요|Doesn’t itch',
      '가벼운데 따뜻해요|Light and warm',
      '보풀이 잘 안 생겨요|Hardly pills',
      ['목이 안 늘어나요|Neckline keeps its shape', [0, 1, 3]],
      ['얇아서 겉옷 안에 입기 좋아요|Thin enough under a coat', [0, 3]],
      '핏이 부해 보이지 않아요|A slim fit',
      ['색감이 화사해요', 'color'],
    ],
    used: ['겨울 내내 입으려고 샀는데', ['평소 M을 입는데 정사이즈로 샀고', 'size'], '엄마 생신에 드렸는데'],
    flaws: ['정전기가 조금 나요', '생각보다 기장이 길어요', '처음에 털이 조금 빠져요'],
    questions: [
      ['물세탁해도 되나요?', '울 코스로 찬물 단독 세탁하시거나 드라이클리닝하시기 바랍니다.'],
      ['목이 따갑지 않나요?', '부드러운 실로 짜서 맨살에도 편합니다.'],
      ['두께가 어떤가요?', '가을부터 봄까지 입으실 수 있는 두께입니다.'],
    ],
  },
  {
    praises: [
      '허리가 정말 편해요|Comfortable at the waist',
      ['다리가 길어 보여요|Makes legs look longer', [0, 1, 3]],
      ['앉았다 일어나도 무릎이 안 나와요|Knees don’t bag', [0, 1, 2, 3]],
      '핏이 깔끔해요|A clean fit',
      '구김이 잘 안 가요|Hardly wrinkles',
      '두께감이 지금 입기 딱 좋아요|The right weight for now',
      ['사이즈가 딱 맞아요', 'size'],
    ],
    used: ['출근할 때 입으려고 샀는데', ['평소 28인치를 입는데 M을 샀고', 'size'], '하나 입어 보고 또 사는데'],
    flaws: ['기장이 조금 길어서 줄였어요', '주머니가 조금 얕아요', '첫 세탁 때 물이 조금 빠졌어요'],
    questions: [
      ['기장이 얼마나 되나요?', 'M 기준 총장 98cm입니다.'],
      ['비침이 있나요?', '비침이 거의 없습니다.'],
      ['겨울에도 입을 수 있나요?', '두께는 상품 상세의 표를 확인해 주시기 바랍니다.'],
    ],
  },
  {
    praises: [
      ['가벼운데 정말 따뜻해요|Light and truly warm', [0, 1, 4]],
      ['바람이 안 들어와요|Keeps the wind out', [0, 1, 3, 4]],
      '핏이 부해 보이지 않아요|Not bulky',
      '주머니가 깊어서 좋아요|Deep pockets',
      '마감이 깔끔해요|Cleanly finished',
      '어디에나 걸치기 좋아요|Goes over anything',
      ['색이 고급스러워요', 'color'],
      ['사이즈가 딱 맞아요', 'size'],
    ],
    used: ['아침저녁으로 입으려고 샀는데', ['평소 L을 입는데 정사이즈로 샀고', 'size'], '부모님 겨울옷으로 골랐는데'],
    flaws: ['새 옷 냄새가 조금 났어요', ['소매가 조금 길어요', [0, 2, 3, 4]], '지퍼가 처음에는 뻑뻑해요'],
    questions: [
      ['세탁은 어떻게 하나요?', '드라이클리닝을 권해 드립니다.'],
      ['영하 날씨에도 괜찮나요?', '안에 니트를 입으시면 영하 5도까지 무난합니다.'],
      ['안에 두꺼운 옷을 입어도 되나요?', '여유 있게 나와 니트 위에 입으실 수 있습니다.'],
    ],
  },
];
