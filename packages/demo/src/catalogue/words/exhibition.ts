import type { Poster } from './poster.ts';
import type { Word } from './word.ts';

/** An exhibition: its poster, and parts that each show some leaves. */
export interface ExhibitionWords extends Poster {
  readonly parts: readonly { readonly label: Word; readonly categories: readonly number[] }[];
}

const part = (label: Word, ...categories: readonly number[]) => ({ label, categories });

/** Exhibitions in the order of their numbers from 1. */
export const EXHIBITIONS: readonly ExhibitionWords[] = [
  {
    title: '겨울 보습템 최대 45%|Winter moisturizers up to 45% off',
    line: '속건조부터 입술까지 촉촉하게|From skin to lips',
    palette: 'violet',
    figures: [
      [601, 0, 'violet'],
      [605, 0, 'rose'],
      [601, 3, 'mint'],
    ],
    parts: [
      part('속까지 촉촉한 스킨케어|Skin care', 601),
      part('온몸 보습|Body care', 605),
      part('머릿결 관리|Hair care', 604),
    ],
  },
  {
    title: '제주 산지직송 기획전|Straight from Jeju',
    line: '수확한 날 바로 보내드려요|Sent the day it is picked',
    palette: 'amber',
    figures: [
      [401, 0, 'coral'],
      [401, 3, 'green'],
      [404, 1, 'red'],
    ],
    parts: [
      part('제철 과일|Fruit in season', 401),
      part('바다에서 온 먹거리|From the sea', 403),
      part('선물하기 좋은 간식|Sweet gifts', 404),
    ],
  },
  {
    title: '소리에 푹 빠지는 디지털 위크|Digital week',
    line: '이어폰·스피커·키보드까지|Earphones, speakers, keyboards',
    palette: 'blue',
    figures: [
      [201, 0, 'black'],
      [202, 0, 'navy'],
      [203, 0, 'white'],
    ],
    parts: [
      part('귀가 즐거운 이어폰|Earphones', 201),
      part('방 안을 채우는 스피커|Speakers', 202),
      part('손끝이 즐거운 키보드|Keyboards', 203),
    ],
  },
  {
    title: '포근한 침실 만들기|A cozier bedroom',
    line: '잠이 달라지는 침구와 조명|Bedding and light for better sleep',
    palette: 'beige',
    figures: [
      [901, 0, 'beige'],
      [902, 0, 'amber'],
      [901, 2, 'gray'],
    ],
    parts: [part('덮는 순간 포근해요|Bedding', 901), part('은은한 조명|Lighting', 902)],
  },
  {
    title: '겨울 옷장 채우기|Winter wardrobe',
    line: '패딩·니트·기모 바지|Puffers, knits, fleece',
    palette: 'navy',
    figures: [
      [705, 0, 'navy'],
      [703, 0, 'red'],
      [804, 3, 'beige'],
    ],
    parts: [
      part('따뜻한 아우터|Outerwear', 705),
      part('부드러운 니트|Knitwear', 703),
      part('편안한 바지|Trousers', 704),
    ],
  },
  {
    title: '부모님 건강 선물|Healthy gifts for parents',
    line: '홍삼부터 관절까지|From ginseng to vitamins',
    palette: 'red',
    figures: [
      [501, 3, 'red'],
      [501, 0, 'amber'],
      [502, 0, 'navy'],
    ],
    parts: [
      part('진한 홍삼|Red ginseng', 501),
      part('매일 챙기는 비타민|Vitamins', 502),
      part('든든한 즙|Juices', 505),
    ],
  },
  {
    title: '우리 집 막내 간식 창고|Pet pantry',
    line: '먹이고 놀고 재우고|Feed, play, sleep',
    palette: 'mint',
    figures: [
      [1103, 4, 'mint'],
      [1104, 4, 'rose'],
      [1103, 0, 'coral'],
    ],
    parts: [part('강아지|Dogs', 1103), part('고양이|Cats', 1104)],
  },
  {
    title: '주말엔 캠핑|Weekend camping',
    line: '초보 캠퍼도 가볍게|Light for beginners',
    palette: 'green',
    figures: [
      [1201, 0, 'green'],
      [1201, 1, 'navy'],
      [1201, 2, 'amber'],
    ],
    parts: [part('캠핑 필수품|Camping essentials', 1201), part('자전거 나들이|Cycling', 1203)],
  },
  {
    title: '마음을 전하는 e쿠폰|E-vouchers with love',
    line: '커피부터 외식까지|From coffee to dinner',
    palette: 'brown',
    figures: [
      [1204, 0, 'brown'],
      [1204, 3, 'rose'],
      [1205, 0, 'amber'],
    ],
    parts: [part('커피 한 잔|Coffee', 1204), part('맛있는 한 끼|Dining', 1205)],
  },
  {
    title: '생필품 쟁여 두는 날|Stock-up day',
    line: '떨어지기 전에 미리미리|Before you run out',
    palette: 'sky',
    figures: [
      [1001, 0, 'sky'],
      [1002, 0, 'blue'],
      [1004, 0, 'mint'],
    ],
    parts: [
      part('세탁·주방|Laundry and kitchen', 1001),
      part('화장지|Tissue', 1002),
      part('욕실·구강|Bath and oral care', 1003, 1004),
    ],
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
    parts: [part('주방을 가볍게|Kitchen', 303), part('공기를 맑게|Air', 302), part('따뜻한 겨울|Warmth', 304)],
  },
  {
    title: '홈트 시작하는 날|Start training at home',
    line: '매트 하나면 충분해요|A mat is all you need',
    palette: 'coral',
    figures: [
      [1202, 1, 'coral'],
      [1202, 0, 'black'],
      [504, 0, 'navy'],
    ],
    parts: [part('집에서 하는 운동|Home training', 1202), part('운동 후 단백질|Protein', 504)],
  },
  {
    title: '충전 걱정 끝|Never run out',
    line: '보조배터리·충전기 모음|Power banks and chargers',
    palette: 'indigo',
    figures: [
      [103, 1, 'indigo'],
      [102, 0, 'white'],
      [102, 1, 'sky'],
    ],
    parts: [part('보조배터리|Power banks', 103), part('충전기와 케이블|Chargers and cables', 102)],
  },
  {
    title: '집밥이 즐거운 주방|A happier kitchen',
    line: '냄비·팬·그릇을 새로|New pots, pans and plates',
    palette: 'olive',
    figures: [
      [904, 1, 'olive'],
      [904, 0, 'coral'],
      [904, 3, 'rose'],
    ],
    parts: [part('요리하는 즐거움|Cookware', 904), part('오늘은 고기|Meat tonight', 402)],
  },
];
