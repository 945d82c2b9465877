import type { GiftCardType } from '@dealstore/commerce-core/domain';

/** A gift that was sent before the shop opened: by whom, to whom, and what became of it. */
export interface GiftPlan {
  readonly hoursAgo: number;
  /** Number of the member who sends it. */
  readonly sender: number;
  readonly receiverName: string;
  /** Digits only; of a member, or of a person without an account. */
  readonly receiverPhone: string;
  readonly categoryNo: number;
  readonly cardType: GiftCardType;
  readonly message: string;
  readonly end: 'WAITING' | 'COMPLETED' | 'REFUSED';
}

const TO_GILDONG = { sender: 3, receiverName: '홍길동', receiverPhone: '01000001001' } as const;
const TO_NARAE = { sender: 1, receiverName: '서나래', receiverPhone: '01000009001' } as const;
const DAY = 24;

/** What 홍길동 has received and sent. What is over is older than the alarms that would tell of it. */
export const GIFT_PLANS: readonly GiftPlan[] = [
  {
    ...TO_GILDONG,
    hoursAgo: 46,
    categoryNo: 404,
    cardType: 'BIRTHDAY',
    message: '길동 씨, 생일 축하해요! 맛있게 드세요.',
    end: 'WAITING',
  },
  {
    ...TO_GILDONG,
    hoursAgo: 40 * DAY,
    categoryNo: 601,
    cardType: 'THANKS',
    message: '지난번에 도와주셔서 고마워요.',
    end: 'COMPLETED',
  },
  {
    ...TO_GILDONG,
    hoursAgo: 34 * DAY,
    categoryNo: 1001,
    cardType: 'HOLIDAY',
    message: '풍성한 명절 보내세요.',
    end: 'REFUSED',
  },
  {
    ...TO_NARAE,
    hoursAgo: 31,
    categoryNo: 404,
    cardType: 'CHEER',
    message: '시험 잘 봐요. 응원할게요!',
    end: 'WAITING',
  },
  {
    ...TO_NARAE,
    hoursAgo: 36 * DAY,
    categoryNo: 601,
    cardType: 'CONGRATULATIONS',
    message: '취업 축하해요!',
    end: 'COMPLETED',
  },
];
