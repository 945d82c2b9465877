import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the gift box. */
export const boxText = defineText({
  ko: {
    sides: '선물함 구분',
    states: '선물 상태',
    'gift-receive': '받은 선물',
    'gift-send': '보낸 선물',
    available: '진행 중',
    complete: '완료',
    counted: (name: string, count: string) => `${name} ${count}`,
    'receive-usable': '지금 받을 선물이 없어요',
    'receive-complete': '완료된 선물이 없어요',
    'send-usable': '지금 진행 중인 선물이 없어요',
    'send-complete': '완료된 선물이 없어요',
    receiveBody: '휴대폰 번호로 온 선물이 여기에 모여요. 먼저 마음을 전해 보는 건 어때요?',
    sendBody: '받는 분의 휴대폰 번호만 알면 선물할 수 있어요. 상품에서 선물하기를 눌러 보세요.',
    toShop: '선물 고르러 가기',
    giftWords: '선물세트',
  },
  en: {
    sides: 'Received or sent',
    states: 'Gift status',
    'gift-receive': 'Received',
    'gift-send': 'Sent',
    available: 'In progress',
    complete: 'Finished',
    counted: (name, count) => `${name} ${count}`,
    'receive-usable': 'No gifts to accept right now',
    'receive-complete': 'No finished gifts',
    'send-usable': 'No gifts in progress',
    'send-complete': 'No finished gifts',
    receiveBody: 'Gifts sent to your phone number show up here. Why not send one first?',
    sendBody: 'All you need is a phone number. Just tap “Gift” on a product.',
    toShop: 'Find a gift',
    giftWords: 'gift set',
  },
});
