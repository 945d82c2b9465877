import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the gift box. */
export const boxText = defineText({
  ko: {
    sides: '선물함 구분',
    states: '선물 상태',
    'gift-receive': '받은 선물',
    'gift-send': '보낸 선물',
    available: '사용 가능',
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
    sides: 'Sides of the gift box',
    states: 'State of the gifts',
    'gift-receive': 'Received',
    'gift-send': 'Sent',
    available: 'Open',
    complete: 'Finished',
    counted: (name, count) => `${name} ${count}`,
    'receive-usable': 'No gift is waiting for you now',
    'receive-complete': 'No finished gifts',
    'send-usable': 'None of your gifts is on its way now',
    'send-complete': 'No finished gifts',
    receiveBody: 'Gifts to your phone number come here. How about sending one first?',
    sendBody: 'A phone number is all you need: press “Gift” on a product.',
    toShop: 'Find a gift',
    giftWords: 'gift set',
  },
});
