import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of a page that cannot be had without a network. */
export const offlinePageText = defineText({
  ko: {
    hint: '인터넷에 연결되면 바로 불러올게요.',
    lastSeen: '인터넷 없이 볼 수 있어요',
    retry: '다시 시도',
    home: '홈',
    cart: '장바구니',
    wishes: '찜한 상품',
    orders: '주문·배송',
    gifts: '선물함',
  },
  en: {
    hint: 'It will load as soon as you’re back online.',
    lastSeen: 'Available offline',
    retry: 'Try again',
    home: 'Home',
    cart: 'Cart',
    wishes: 'Wish list',
    orders: 'Orders',
    gifts: 'Gift box',
  },
});
