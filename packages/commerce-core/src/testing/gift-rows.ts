import type { ReceivedGift, SentGift } from '../gift/gift-record.ts';
import type { GiftRequest } from '../gift/gift-request.ts';
import type { OrderSheetNo } from '../value/identifiers.ts';

/** What a giver says of a gift. @param over what a test is about */
export function giftRequest(orderSheetNo: OrderSheetNo, over: Partial<GiftRequest> = {}): GiftRequest {
  return {
    orderSheetNo,
    senderName: '홍길동',
    receiverName: '김받음',
    receiverPhone: '01055550001',
    cardType: 'THANKS',
    message: '고마워요',
    optionOpen: false,
    ...over,
  };
}

const GIFT = {
  giftId: 7,
  status: 'WAITING_ADDRESS',
  productNo: 1,
  optionNo: 10,
  productName: '홍삼 선물세트',
  brandName: '정담',
  imageUrl: '/p.svg',
  optionName: '',
  optionValue: '10',
  orderCnt: 1,
  senderName: '홍*동',
  receiverName: '김받음',
  cardType: 'THANKS',
  message: '고마워요',
  createdYmdt: '2026-11-23 10:00:00',
  expireYmdt: '2026-11-30 23:59:59',
  confirmYmdt: null,
  daysLeft: 5,
  receiverPhone: '010-****-0001',
  optionOpen: false,
  events: [{ status: 'WAITING_ADDRESS', happenedYmdt: '2026-11-23 10:01:00' }],
} as const satisfies Partial<ReceivedGift>;

/** A paid gift that waits for its recipient, as they see it by its link. @param over what a test is about */
export function receivedGift(over: Partial<ReceivedGift> = {}): ReceivedGift {
  return {
    ...GIFT,
    side: 'RECEIVE',
    nextActions: ['CONFIRM', 'REFUSE'],
    options: [],
    adult: false,
    phoneCodeNeeded: true,
    address: null,
    claim: null,
    ...over,
  };
}

/** The same gift as its sender sees it. @param over what a test is about */
export function sentGift(over: Partial<SentGift> = {}): SentGift {
  return {
    ...GIFT,
    side: 'SEND',
    nextActions: ['SHARE', 'CANCEL', 'VIEW_ORDER'],
    orderNo: '20261123000001',
    orderOptionNo: 3,
    resendCnt: 1,
    lastSentYmdt: '2026-11-23 10:01:00',
    resendableYmdt: '2026-11-23 11:01:00',
    refuseMessage: null,
    ...over,
  };
}
